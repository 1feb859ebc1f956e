extension TextCatalogue {
  /// Verdicts of a test and of the sign audit: a word, and one sentence.
  static let verdicts: [Text] = [
    Text(
      "verdict.beats_floor", en: "beats the floor", ru: "лучше простого прогноза",
      sr: "bolje od naivne prognoze"),
    Text(
      "verdict.beats_floor.sentence",
      en: "{formula} predicts {target} better than {floor} does.",
      ru: "{formula}: предсказывает «{target}» лучше, чем «{floor}».",
      sr: "{formula}: predviđa „{target}” bolje nego „{floor}”."),
    Text(
      "verdict.indistinguishable_from_floor", en: "no better than the floor",
      ru: "не лучше простого прогноза", sr: "ne razlikuje se od naivne prognoze"),
    Text(
      "verdict.indistinguishable_from_floor.sentence",
      en: "{formula} cannot be told apart from {floor} in predicting {target}.",
      ru: "{formula}: при предсказании «{target}» не отличить от прогноза «{floor}».",
      sr: "{formula}: u predviđanju „{target}” ne razlikuje se od prognoze „{floor}”."),
    Text(
      "verdict.worse_than_floor", en: "worse than the floor", ru: "хуже простого прогноза",
      sr: "lošije od naivne prognoze"),
    Text(
      "verdict.worse_than_floor.sentence",
      en: "{formula} predicts {target} worse than {floor} does.",
      ru: "{formula}: предсказывает «{target}» хуже, чем «{floor}».",
      sr: "{formula}: predviđa „{target}” lošije nego „{floor}”."),
    Text(
      "verdict.insufficient_evidence", en: "too little evidence", ru: "данных недостаточно",
      sr: "premalo dokaza"),
    Text(
      "verdict.insufficient_evidence.sentence",
      en:
        "There is too little evidence to say whether {formula} predicts {target} better than {floor}.",
      ru:
        "{formula}: данных недостаточно, чтобы сравнить с прогнозом «{floor}» при предсказании «{target}».",
      sr:
        "{formula}: premalo je dokaza za poređenje sa prognozom „{floor}” u predviđanju „{target}”."
    ),
    Text(
      "verdict.not_in_family", en: "shown for comparison", ru: "показано для сравнения",
      sr: "prikazano radi poređenja"),
    Text(
      "verdict.not_in_family.sentence",
      en: "{formula} is shown for comparison only; this test decides nothing about {target}.",
      ru: "{formula}: показано только для сравнения; эта проверка ничего не решает про «{target}».",
      sr: "{formula}: prikazano samo radi poređenja; ova provera ne odlučuje o „{target}”."),
    Text(
      "verdict.beats_floor_significant", en: "clearly better than the floor",
      ru: "явно лучше простого прогноза", sr: "očigledno bolje od naivne prognoze"),
    Text(
      "verdict.beats_floor_significant.sentence",
      en: "{formula} predicted {target} better than {floor} did on the test days.",
      ru: "{formula}: на проверочных днях предсказывает «{target}» лучше, чем «{floor}».",
      sr: "{formula}: na danima provere predviđa „{target}” bolje nego „{floor}”."),
    Text(
      "verdict.beats_floor_point_ci_overlap", en: "perhaps better than the floor",
      ru: "возможно, лучше простого прогноза", sr: "možda bolje od naivne prognoze"),
    Text(
      "verdict.beats_floor_point_ci_overlap.sentence",
      en:
        "{formula} may predict {target} better than {floor}, but the intervals overlap: more days are needed.",
      ru:
        "{formula}: возможно, предсказывает «{target}» лучше, чем «{floor}», но интервалы пересекаются: нужно больше дней.",
      sr:
        "{formula}: možda predviđa „{target}” bolje nego „{floor}”, ali se intervali preklapaju: potrebno je više dana."
    ),
    Text(
      "verdict.no_production_model", en: "the floor stays", ru: "остаётся простой прогноз",
      sr: "ostaje naivna prognoza"),
    Text(
      "verdict.no_production_model.sentence",
      en: "{formula} gives no reason to replace {floor} in predicting {target}.",
      ru: "{formula}: нет причин заменять прогноз «{floor}» при предсказании «{target}».",
      sr: "{formula}: nema razloga da se zameni prognoza „{floor}” u predviđanju „{target}”."),
    Text(
      "verdict.significantly_worse_than_floor", en: "clearly worse than the floor",
      ru: "явно хуже простого прогноза", sr: "očigledno lošije od naivne prognoze"),
    Text(
      "verdict.significantly_worse_than_floor.sentence",
      en: "{formula} predicted {target} worse than {floor} did on the test days.",
      ru: "{formula}: на проверочных днях предсказывает «{target}» хуже, чем «{floor}».",
      sr: "{formula}: na danima provere predviđa „{target}” lošije nego „{floor}”."),
    Text(
      "verdict.ci_undefined", en: "interval undefined", ru: "интервал не определён",
      sr: "interval nije određen"),
    Text(
      "verdict.ci_undefined.sentence",
      en: "{formula} cannot be compared with {floor} in predicting {target}: an interval is undefined.",
      ru:
        "{formula}: нельзя сравнить с прогнозом «{floor}» при предсказании «{target}»: интервал не определён.",
      sr:
        "{formula}: ne može se porediti sa prognozom „{floor}” u predviđanju „{target}”: interval nije određen."
    ),
    Text("sign.expected", en: "expected sign", ru: "знак ожидаемый", sr: "očekivan znak"),
    Text("sign.wrong_signed", en: "wrong sign", ru: "знак обратный", sr: "pogrešan znak"),
    Text("sign.wrong", en: "wrong sign", ru: "знак обратный", sr: "pogrešan znak"),
    Text("sign.zero", en: "no relation", ru: "связи нет", sr: "nema veze"),
    Text("sign.mixed", en: "mixed signs", ru: "знаки расходятся", sr: "mešoviti znaci"),
    Text("sign.insufficient", en: "too little data", ru: "данных мало", sr: "premalo podataka"),
    Text("sign.expected_signed", en: "expected sign", ru: "знак ожидаемый", sr: "očekivan znak"),
    Text("sign.mixed_signed", en: "mixed signs", ru: "знаки расходятся", sr: "mešoviti znaci"),
    Text(
      "sign.insufficient_evidence", en: "too little data", ru: "данных мало",
      sr: "premalo podataka"),
  ]
}
