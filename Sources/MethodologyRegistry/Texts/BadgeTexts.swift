extension TextCatalogue {
  /// A short label and one sentence per badge class; no two labels of a language are equal.
  static let badges: [Text] = [
    Text(
      "badge.heuristic_personalized.label", en: "Personal heuristic", ru: "Личная эвристика",
      sr: "Lična heuristika"),
    Text(
      "badge.heuristic_personalized.meaning",
      en: "Experts chose this formula and it compares you with yourself; it does not forecast.",
      ru: "Формулу подобрали эксперты, она сравнивает вас с вами же; прогнозом она не является.",
      sr: "Formulu su izabrali stručnjaci i ona vas poredi sa vama samima; nije prognoza."),
    Text(
      "badge.heuristic_prescriptive.label", en: "Rule of thumb", ru: "Правило-совет",
      sr: "Praktično pravilo"),
    Text(
      "badge.heuristic_prescriptive.meaning",
      en: "Rules turn your numbers into advice; nobody has yet compared it with how people feel.",
      ru: "Правила превращают числа в совет; с самочувствием людей его ещё не сверяли.",
      sr: "Pravila pretvaraju brojeve u savet; još nije upoređen sa tim kako se ljudi osećaju."),
    Text(
      "badge.experimental_formula.label", en: "Experimental formula", ru: "Пробная формула",
      sr: "Probna formula"),
    Text(
      "badge.experimental_formula.meaning",
      en: "This formula is still being assessed; do not base decisions on it.",
      ru: "Формула ещё проверяется; не принимайте решений на её основе.",
      sr: "Ova formula se još ispituje; ne donosite odluke na osnovu nje."),
    Text(
      "badge.validated_floor_candidate.label", en: "Validated floor", ru: "Проверенная основа",
      sr: "Proverena osnova"),
    Text(
      "badge.validated_floor_candidate.meaning",
      en:
        "A plain average that, in an honest test, no other simple forecast and no score could beat.",
      ru:
        "Простое среднее, которое в честной проверке не превзошли ни другие простые прогнозы, ни оценки.",
      sr:
        "Običan prosek koji u poštenoj proveri nije nadmašila nijedna druga prosta prognoza ni ocena."
    ),
    Text(
      "badge.labeling_framework_ready.label", en: "Label only", ru: "Только метка",
      sr: "Samo oznaka"),
    Text(
      "badge.labeling_framework_ready.meaning",
      en: "It marks what has already happened by fixed rules; it says nothing about the future.",
      ru: "По твёрдым правилам отмечает то, что уже произошло; о будущем ничего не говорит.",
      sr: "Po čvrstim pravilima obeležava ono što se već desilo; o budućnosti ne govori ništa."),
    Text(
      "badge.experimental_not_production.label", en: "Research only", ru: "Только для исследований",
      sr: "Samo za istraživanje"),
    Text(
      "badge.experimental_not_production.meaning",
      en: "For research only; do not act on it.",
      ru: "Только для исследований; не опирайтесь на это в решениях.",
      sr: "Samo za istraživanje; nemojte postupati po tome."),
  ]

  static let caveats: [Text] = [
    Text(
      "caveat.audit_failed", en: "It failed this check: {audit}.",
      ru: "Не пройдена проверка: {audit}.", sr: "Nije prošla proveru: {audit}."),
    Text(
      "caveat.audit_not_run", en: "This check has not been run: {audit}.",
      ru: "Проверка не проводилась: {audit}.", sr: "Provera nije rađena: {audit}."),
    Text(
      "caveat.wrong_signed",
      en: "On real days it moved against what it claims.",
      ru: "На деле значение менялось противоположно тому, что обещает.",
      sr: "U stvarnosti se kretala suprotno od onoga što tvrdi."),
    Text(
      "caveat.mixed_signed",
      en: "It agrees with one outcome and contradicts another.",
      ru: "С одним исходом согласуется, другому противоречит.",
      sr: "Sa jednim ishodom se slaže, drugom protivreči."),
    Text(
      "caveat.beats_no_floor",
      en: "It has not been shown to predict better than a plain average.",
      ru: "Не показано, что предсказывает лучше простого среднего.",
      sr: "Nije pokazano da predviđa bolje od običnog proseka."),
    Text(
      "caveat.single_person_evidence", en: "The evidence comes from one person.",
      ru: "Доказательства получены от одного человека.", sr: "Dokazi potiču od jedne osobe."),
    Text(
      "caveat.no_certificate", en: "No test result has been recorded for it.",
      ru: "Нет ни одного записанного результата проверки.",
      sr: "Nema nijednog zabeleženog rezultata provere."),
    Text(
      "caveat.looks_ahead", en: "A number in the evidence uses data from later days.",
      ru: "Одно из чисел в доказательствах использует данные более поздних дней.",
      sr: "Jedan broj u dokazima koristi podatke iz kasnijih dana."),
    Text(
      "caveat.defaulted_inputs", en: "A missing input may be replaced by an assumed value.",
      ru: "Пропущенные данные могут заменяться условным значением.",
      sr: "Podatak koji nedostaje može biti zamenjen pretpostavljenom vrednošću."),
  ]

  /// What a formula needs before its next badge class.
  static let requirements: [Text] = [
    Text(
      "requirement.leakage_aware_target", en: "a target that cannot leak into its own prediction",
      ru: "цель, которая не просачивается в собственный прогноз",
      sr: "cilj koji ne može da procuri u sopstvenu prognozu"),
    Text(
      "requirement.beats_floor_lower_ci",
      en: "a test on real people that it wins against the floor",
      ru: "выигранная у простого прогноза проверка на данных людей",
      sr: "provera na podacima ljudi u kojoj je bolja od naivne prognoze"),
    Text(
      "requirement.subjective_label_validation", en: "a comparison with how people say they feel",
      ru: "сравнение с тем, как люди себя чувствуют", sr: "poređenje sa tim kako se ljudi osećaju"),
    Text(
      "requirement.learned_model_beats_floor_lower_ci", en: "a learned model that beats this floor",
      ru: "обученная модель, которая лучше этой основы",
      sr: "naučeni model koji je bolji od ove osnove"),
    Text(
      "requirement.held_out_window", en: "a test on later days that were set aside",
      ru: "проверка на отложенных более поздних днях",
      sr: "provera na kasnijim danima koji su ostavljeni po strani"),
    Text(
      "requirement.preregistered_metric", en: "a measure of success fixed before the test",
      ru: "мера успеха, заданная до проверки", sr: "merilo uspeha određeno pre provere"),
    Text(
      "requirement.honest_baseline", en: "a comparison with an honest baseline on real data",
      ru: "сравнение с честным простым прогнозом на реальных данных",
      sr: "poređenje sa poštenom osnovom na stvarnim podacima"),
    Text(
      "requirement.constants_in_settings", en: "thresholds that can be set for each person",
      ru: "пороги, которые можно задать для каждого человека",
      sr: "pragovi koji se mogu podesiti za svaku osobu"),
  ]

  static let audits: [Text] = [
    Text(
      "audit.look_ahead", en: "does not look ahead", ru: "не заглядывает вперёд",
      sr: "ne gleda unapred"),
    Text(
      "audit.memory", en: "forgets what it says it forgets", ru: "забывает то, что обещано забыть",
      sr: "zaboravlja ono što kaže da zaboravlja"),
    Text(
      "audit.missing_data", en: "honest about missing data", ru: "честность при пропусках данных",
      sr: "poštena kad podaci nedostaju"),
    Text(
      "audit.determinism", en: "same data, same numbers", ru: "одни данные — одни числа",
      sr: "isti podaci, isti brojevi"),
    Text(
      "audit.range_and_direction", en: "stays in its range and moves as declared",
      ru: "остаётся в пределах и движется как заявлено",
      sr: "ostaje u opsegu i kreće se kako je navedeno"),
    Text("audit.rows", en: "one row a day", ru: "одна строка на день", sr: "jedan red na dan"),
    Text(
      "audit.calendar", en: "does not depend on the date", ru: "не зависит от даты",
      sr: "ne zavisi od datuma"),
    Text(
      "audit.columns", en: "reads only the columns it names", ru: "читает только названные столбцы",
      sr: "čita samo navedene kolone"),
    Text(
      "audit.degenerate_series", en: "survives empty and constant data",
      ru: "выдерживает пустые и постоянные данные", sr: "podnosi prazne i nepromenljive podatke"),
    Text(
      "audit.identity", en: "is described completely", ru: "описана полностью",
      sr: "potpuno je opisana"),
  ]
}
