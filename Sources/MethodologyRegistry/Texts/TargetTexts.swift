extension TextCatalogue {
  /// Targets by `sub_score/kind`, and naive baselines by name.
  static let targets: [Text] = [
    Text(
      "target.recovery_stability/rolling_3d", en: "sleep efficiency of the next three nights",
      ru: "эффективность сна в следующие три ночи", sr: "efikasnost sna naredne tri noći"),
    Text(
      "target.recovery_stability/daily_point", en: "sleep efficiency of the next night",
      ru: "эффективность сна в следующую ночь", sr: "efikasnost sna naredne noći"),
    Text(
      "target.passive_efficiency/rolling_3d", en: "walking heart rate of the next three days",
      ru: "пульс при ходьбе в следующие три дня", sr: "puls pri hodanju naredna tri dana"),
    Text(
      "target.passive_efficiency/daily_point", en: "walking heart rate of the next day",
      ru: "пульс при ходьбе на следующий день", sr: "puls pri hodanju narednog dana"),
    Text(
      "target.acute_risk/event_t1_t3",
      en: "a drop of HRV or a jump of resting heart rate within three days",
      ru: "спад вариабельности ритма или скачок пульса в ближайшие три дня",
      sr: "pad varijabilnosti ritma ili skok pulsa u naredna tri dana"),
    Text(
      "target.acute_risk/event_strict_t1_t3",
      en: "both a drop of HRV and a jump of resting heart rate on one of three days",
      ru: "спад вариабельности ритма вместе со скачком пульса в один из трёх дней",
      sr: "pad varijabilnosti ritma zajedno sa skokom pulsa u jednom od tri dana"),
    Text(
      "target.chronic_load/chronic_label", en: "repeated poor recovery in the next two weeks",
      ru: "повторяющееся плохое восстановление в ближайшие две недели",
      sr: "ponovljen loš oporavak u naredne dve nedelje"),
    Text(
      "target.chronic_load/chronic_acute_density", en: "many acute days in the next two weeks",
      ru: "много острых дней в ближайшие две недели", sr: "mnogo akutnih dana u naredne dve nedelje"
    ),
    Text(
      "outcome.next_day_hrv", en: "next day's heart-rate variability",
      ru: "вариабельность сердечного ритма на следующий день",
      sr: "varijabilnost srčanog ritma narednog dana"),
    Text(
      "outcome.next_day_resting_hr", en: "next day's resting heart rate",
      ru: "пульс в покое на следующий день", sr: "puls u mirovanju narednog dana"),
    Text(
      "floor.persistence_yesterday", en: "today's value", ru: "сегодняшнее значение",
      sr: "današnja vrednost"),
    Text(
      "floor.rolling_7d_mean", en: "7-day mean", ru: "среднее за 7 дней", sr: "sedmodnevni prosek"),
    Text(
      "floor.rolling_30d_mean", en: "30-day mean", ru: "среднее за 30 дней",
      sr: "tridesetodnevni prosek"),
    Text(
      "floor.ewma_45d", en: "45-day weighted mean", ru: "взвешенное среднее за 45 дней",
      sr: "ponderisani prosek za 45 dana"),
    Text(
      "floor.event_base_rate", en: "share of past events (looks ahead)",
      ru: "доля прошлых событий (заглядывает вперёд)", sr: "udeo prošlih događaja (gleda unapred)"),
    Text(
      "floor.event_base_rate_matured", en: "share of past events", ru: "доля прошлых событий",
      sr: "udeo prošlih događaja"),
    Text(
      "floor.training_mean", en: "mean of the training days", ru: "среднее обучающих дней",
      sr: "prosek dana za učenje"),
  ]

  /// Naive baselines inside a sentence: English needs its article, the others quote the name.
  static let floorsInSentences: [Text] = [
    Text(
      "floor.rolling_7d_mean.in_sentence", en: "the 7-day mean", ru: "среднее за 7 дней",
      sr: "sedmodnevni prosek"),
    Text(
      "floor.rolling_30d_mean.in_sentence", en: "the 30-day mean", ru: "среднее за 30 дней",
      sr: "tridesetodnevni prosek"),
    Text(
      "floor.ewma_45d.in_sentence", en: "the 45-day weighted mean",
      ru: "взвешенное среднее за 45 дней", sr: "ponderisani prosek za 45 dana"),
    Text(
      "floor.event_base_rate.in_sentence", en: "the share of past events (which looks ahead)",
      ru: "доля прошлых событий (заглядывает вперёд)", sr: "udeo prošlih događaja (gleda unapred)"),
    Text(
      "floor.event_base_rate_matured.in_sentence", en: "the share of past events",
      ru: "доля прошлых событий", sr: "udeo prošlih događaja"),
    Text(
      "floor.training_mean.in_sentence", en: "the mean of the training days",
      ru: "среднее обучающих дней", sr: "prosek dana za učenje"),
  ]

  /// How a score enters a test.
  static let roles: [Text] = [
    Text("role.floor", en: "naive baseline", ru: "простой прогноз", sr: "naivna prognoza"),
    Text("role.as_is", en: "as it is", ru: "как есть", sr: "takva kakva je"),
    Text("role.calibrated", en: "rescaled", ru: "с подгонкой шкалы", sr: "prilagođene skale"),
    Text(
      "role.incremental", en: "added to the baseline", ru: "в добавление к простому прогнозу",
      sr: "kao dodatak naivnoj prognozi"),
    Text(
      "role.borrowed", en: "added to the baseline, slopes learned from other people",
      ru: "в добавление к простому прогнозу, наклоны взяты у других людей",
      sr: "kao dodatak naivnoj prognozi, nagibi naučeni od drugih osoba"),
    Text("role.model", en: "learned model", ru: "обученная модель", sr: "naučeni model"),
  ]
}
