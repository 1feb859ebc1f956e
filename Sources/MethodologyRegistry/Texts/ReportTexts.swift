extension TextCatalogue {
  /// Headings and phrases of reports.
  static let report: [Text] = [
    Text("report.title", en: "Validation report", ru: "Отчёт о проверке", sr: "Izveštaj o proveri"),
    Text(
      "report.verdicts", en: "Do the scores say more than a plain average?",
      ru: "Говорят ли оценки больше, чем простое среднее?",
      sr: "Govore li ocene više od običnog proseka?"),
    Text("report.dataset", en: "Dataset", ru: "Данные", sr: "Podaci"),
    Text("report.protocol", en: "Protocol", ru: "Протокол", sr: "Protokol"),
    Text("report.evidence", en: "Evidence", ru: "Доказательства", sr: "Dokazi"),
    Text(
      "report.skill", en: "Skill against the floor", ru: "Выигрыш относительно простого прогноза",
      sr: "Dobitak u odnosu na naivnu prognozu"),
    Text(
      "report.series", en: "Score and floor over time", ru: "Оценка и простой прогноз во времени",
      sr: "Ocena i naivna prognoza kroz vreme"),
    Text(
      "report.sign_audit", en: "Does the score move the way it claims?",
      ru: "Меняется ли оценка так, как обещает?", sr: "Kreće li se ocena onako kako tvrdi?"),
    Text(
      "report.persistence", en: "For comparison: today's value itself",
      ru: "Для сравнения: само сегодняшнее значение", sr: "Radi poređenja: sama današnja vrednost"),
    Text(
      "report.sign_note", en: "An expected sign is no evidence of forecasting.",
      ru: "Ожидаемый знак не доказывает, что это прогноз.",
      sr: "Očekivan znak nije dokaz da je to prognoza."),
    Text("report.audits", en: "Audits", ru: "Проверки честности", sr: "Provere poštenja"),
    Text("report.badges", en: "Badges", ru: "Знаки доверия", sr: "Oznake poverenja"),
    Text("report.caveats", en: "Caveats", ru: "Оговорки", sr: "Ograde"),
    Text(
      "report.missing_for_next", en: "Missing for the next class",
      ru: "Чего не хватает до следующего класса", sr: "Šta nedostaje do sledeće klase"),
    Text(
      "report.account", en: "What was read and what was dropped",
      ru: "Что прочитано и что отброшено", sr: "Šta je pročitano i šta je odbačeno"),
    Text("report.targets", en: "Targets", ru: "Цели", sr: "Ciljevi"),
    Text("report.target", en: "Target", ru: "Цель", sr: "Cilj"),
    Text("report.formula", en: "Formula version", ru: "Версия формулы", sr: "Verzija formule"),
    Text("report.entry", en: "Entry", ru: "Вариант", sr: "Varijanta"),
    Text("report.floor", en: "Floor", ru: "Простой прогноз", sr: "Naivna prognoza"),
    Text("report.reference", en: "Reference", ru: "С чем сравнивается", sr: "Sa čim se poredi"),
    Text("report.person", en: "Person", ru: "Человек", sr: "Osoba"),
    Text(
      "report.pooled", en: "all people together", ru: "все люди вместе", sr: "sve osobe zajedno"),
    Text("report.loss", en: "Mean error", ru: "Средняя ошибка", sr: "Prosečna greška"),
    Text(
      "report.interval", en: "95 % interval", ru: "95-процентный интервал", sr: "Interval od 95 %"),
    Text("report.verdict", en: "Verdict", ru: "Вывод", sr: "Zaključak"),
    Text("report.reason", en: "Reason", ru: "Причина", sr: "Razlog"),
    Text("report.rows_test", en: "Test days", ru: "Проверочных дней", sr: "Probnih dana"),
    Text("report.rows_train", en: "Training days", ru: "Обучающих дней", sr: "Dana za učenje"),
    Text("report.eligible", en: "Usable days", ru: "Пригодных дней", sr: "Upotrebljivih dana"),
    Text("report.kept", en: "Kept", ru: "Оставлено", sr: "Zadržano"),
    Text("report.dropped", en: "Dropped", ru: "Отброшено", sr: "Odbačeno"),
    Text("report.seen", en: "Seen", ru: "Прочитано", sr: "Pročitano"),
    Text("report.people", en: "People: {n}", ru: "Людей: {n}", sr: "Osoba: {n}"),
    Text("report.days", en: "Days: {n}", ru: "Дней: {n}", sr: "Dana: {n}"),
    Text(
      "report.days_needed", en: "Test days needed to see a gain of 5 %: {n} more",
      ru: "Чтобы заметить выигрыш в 5 %, нужно ещё проверочных дней: {n}",
      sr: "Da bi se video dobitak od 5 %, potrebno je još probnih dana: {n}"),
    Text(
      "report.synthetic", en: "These data are synthetic: they prove nothing about real people.",
      ru: "Данные синтетические: о настоящих людях они ничего не доказывают.",
      sr: "Podaci su sintetički: ne dokazuju ništa o stvarnim ljudima."),
    Text(
      "report.baseline_note",
      en: "A baseline shown for comparison: beating the training mean is no success of a formula.",
      ru: "Простой прогноз для сравнения: превзойти среднее обучающих дней — не заслуга формулы.",
      sr:
        "Osnova prikazana radi poređenja: biti bolji od proseka dana za učenje nije uspeh formule."),
    Text("report.passed", en: "passed", ru: "пройдена", sr: "prošla"),
    Text("report.failed", en: "failed", ru: "не пройдена", sr: "nije prošla"),
    Text("report.no_value", en: "no value", ru: "нет значения", sr: "nema vrednosti"),
  ]
}
