extension TextCatalogue {
  /// Bands and the status words beside them.
  static let bands: [Text] = [
    Text("band.optimal", en: "optimal", ru: "отлично", sr: "optimalno"),
    Text("band.fair", en: "fair", ru: "средне", sr: "osrednje"),
    Text("band.low", en: "low", ru: "низко", sr: "nisko"),
    Text("word.good", en: "good", ru: "хорошо", sr: "dobro"),
    Text("word.fair", en: "fair", ru: "нормально", sr: "prihvatljivo"),
    Text("word.low", en: "low", ru: "низко", sr: "nisko"),
    Text("word.unknown", en: "unknown", ru: "неизвестно", sr: "nepoznato"),
  ]

  /// Statuses of a day.
  static let statuses: [Text] = [
    Text("status.scored", en: "scored", ru: "рассчитано", sr: "izračunato"),
    Text("status.provisional", en: "provisional", ru: "предварительно", sr: "privremeno"),
    Text("status.estimated", en: "estimated", ru: "оценено приблизительно", sr: "procenjeno"),
    Text("status.stale", en: "out of date", ru: "устарело", sr: "zastarelo"),
    Text(
      "status.inputMissing", en: "no data today", ru: "нет данных за день",
      sr: "nema podataka za dan"),
    Text(
      "status.historyTooShort", en: "too little history", ru: "слишком короткая история",
      sr: "prekratka istorija"),
    Text(
      "status.baselineDegenerate", en: "no variation to compare with",
      ru: "не с чем сравнить: данные не меняются", sr: "nema poređenja: podaci se ne menjaju"),
    Text(
      "status.ineligible", en: "not usable", ru: "не подходит для расчёта", sr: "nije upotrebljivo"),
  ]
}

extension TextCatalogue {
  /// Titles of the sections of a payload.
  static let sectionTitles: [Text] = [
    Text(
      "section.why", en: "Why this value", ru: "Почему такое значение", sr: "Zašto ova vrednost"),
    Text(
      "section.seen", en: "What the formula saw", ru: "Что видела формула",
      sr: "Šta je formula videla"),
    Text(
      "section.trust", en: "How far to trust it", ru: "Насколько этому верить",
      sr: "Koliko tome verovati"),
    Text("section.caveat", en: "Keep in mind", ru: "Имейте в виду", sr: "Imajte na umu"),
  ]
}
