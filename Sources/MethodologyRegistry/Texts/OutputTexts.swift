extension TextCatalogue {
  /// Output columns by name; the same name means the same thing in every formula.
  static let outputs: [Text] =
    readinessOutputs + levelOutputs + labelOutputs + energyOutputs
    + loadOutputs + headlineOutputs

  private static let readinessOutputs: [Text] = [
    Text("output.score", en: "Score", ru: "Оценка", sr: "Ocena"),
    Text(
      "output.exact", en: "Score before rounding", ru: "Оценка до округления",
      sr: "Ocena pre zaokruživanja"),
    Text(
      "output.hrv_part", en: "Heart-rate variability part",
      ru: "Доля вариабельности сердечного ритма", sr: "Udeo varijabilnosti srčanog ritma"),
    Text(
      "output.resting_hr_part", en: "Resting heart-rate part", ru: "Доля пульса в покое",
      sr: "Udeo pulsa u mirovanju"),
    Text("output.sleep_part", en: "Sleep part", ru: "Доля сна", sr: "Udeo sna"),
    Text(
      "output.z", en: "Deviation from usual", ru: "Отклонение от обычного",
      sr: "Odstupanje od uobičajenog"),
    Text(
      "output.hrv_z", en: "Heart-rate variability against usual",
      ru: "Вариабельность сердечного ритма относительно обычной",
      sr: "Varijabilnost srčanog ritma u odnosu na uobičajenu"),
    Text(
      "output.resting_hr_z", en: "Resting heart rate against usual",
      ru: "Пульс в покое относительно обычного", sr: "Puls u mirovanju u odnosu na uobičajeni"),
    Text(
      "output.sleep_z", en: "Sleep against usual", ru: "Сон относительно обычного",
      sr: "San u odnosu na uobičajeni"),
    Text(
      "output.hrv_recent", en: "Heart-rate variability, last seven values",
      ru: "Вариабельность сердечного ритма, последние семь значений",
      sr: "Varijabilnost srčanog ritma, poslednjih sedam vrednosti"),
    Text(
      "output.hrv_baseline", en: "Usual heart-rate variability",
      ru: "Обычная вариабельность сердечного ритма", sr: "Uobičajena varijabilnost srčanog ritma"),
    Text(
      "output.hrv_sd", en: "Spread of heart-rate variability",
      ru: "Разброс вариабельности сердечного ритма", sr: "Rasipanje varijabilnosti srčanog ritma"),
    Text(
      "output.resting_hr_recent", en: "Resting heart rate, last seven values",
      ru: "Пульс в покое, последние семь значений",
      sr: "Puls u mirovanju, poslednjih sedam vrednosti"),
    Text(
      "output.resting_hr_baseline", en: "Usual resting heart rate", ru: "Обычный пульс в покое",
      sr: "Uobičajeni puls u mirovanju"),
    Text(
      "output.resting_hr_sd", en: "Spread of resting heart rate", ru: "Разброс пульса в покое",
      sr: "Rasipanje pulsa u mirovanju"),
    Text(
      "output.sleep_recent", en: "Time asleep, last seven nights",
      ru: "Сон за последние семь ночей", sr: "San u poslednjih sedam noći"),
    Text(
      "output.sleep_baseline", en: "Usual time asleep", ru: "Обычная длительность сна",
      sr: "Uobičajeno trajanje sna"),
    Text(
      "output.sleep_sd", en: "Spread of time asleep", ru: "Разброс длительности сна",
      sr: "Rasipanje trajanja sna"),
    Text("output.display", en: "Displayed score", ru: "Показываемая оценка", sr: "Prikazana ocena"),
    Text("output.confidence", en: "Confidence", ru: "Надёжность", sr: "Pouzdanost"),
    Text(
      "output.cap_reason", en: "Why the score was held down", ru: "Почему оценка ограничена",
      sr: "Zašto je ocena ograničena"),
    Text("output.serving", en: "State of the data", ru: "Состояние данных", sr: "Stanje podataka"),
  ]

  private static let levelOutputs: [Text] = [
    Text(
      "output.efficiency", en: "Usual sleep efficiency", ru: "Обычная эффективность сна",
      sr: "Uobičajena efikasnost sna"),
    Text(
      "output.newest_age_days", en: "Age of the newest measurement",
      ru: "Давность последнего измерения", sr: "Starost najnovijeg merenja"),
    Text(
      "output.tonight", en: "Sleep efficiency of this night", ru: "Эффективность сна этой ночью",
      sr: "Efikasnost sna ove noći"),
    Text(
      "output.walking_hr", en: "Usual walking heart rate", ru: "Обычный пульс при ходьбе",
      sr: "Uobičajeni puls pri hodanju"),
    Text(
      "output.today", en: "Walking heart rate of this day", ru: "Пульс при ходьбе в этот день",
      sr: "Puls pri hodanju tog dana"),
  ]

  private static let labelOutputs: [Text] = [
    Text(
      "output.event_t1_t3", en: "Acute event within three days",
      ru: "Острое событие в течение трёх дней", sr: "Akutni događaj u roku od tri dana"),
    Text(
      "output.event_strict_t1_t3", en: "Acute event in both signals on one day",
      ru: "Острое событие по обоим сигналам в один день",
      sr: "Akutni događaj u oba signala istog dana"),
    Text(
      "output.anchor_day", en: "Day the label speaks of, counted from this one",
      ru: "День, к которому относится метка, считая от этого",
      sr: "Dan na koji se oznaka odnosi, brojano od ovog"),
    Text(
      "output.paired_count", en: "Usable days in the last half year",
      ru: "Пригодных дней за последние полгода", sr: "Upotrebljivih dana u poslednjih pola godine"),
    Text(
      "output.hrv_z_lowest", en: "Lowest heart-rate variability against usual",
      ru: "Наименьшая вариабельность ритма относительно обычной",
      sr: "Najniža varijabilnost ritma u odnosu na uobičajenu"),
    Text(
      "output.resting_hr_z_highest", en: "Highest resting heart rate against usual",
      ru: "Наибольший пульс в покое относительно обычного",
      sr: "Najviši puls u mirovanju u odnosu na uobičajeni"),
    Text(
      "output.chronic_label", en: "Poor recovery kept recurring",
      ru: "Восстановление раз за разом было плохим", sr: "Oporavak je iznova bio loš"),
    Text(
      "output.chronic_acute_density", en: "Many acute days in two weeks",
      ru: "Много острых дней за две недели", sr: "Mnogo akutnih dana u dve nedelje"),
    Text(
      "output.breach_count", en: "Days of poor recovery", ru: "Дней с плохим восстановлением",
      sr: "Dana sa lošim oporavkom"),
    Text("output.acute_count", en: "Acute days", ru: "Острых дней", sr: "Akutnih dana"),
    Text(
      "output.observed_recovery", en: "Days with known recovery",
      ru: "Дней с известным восстановлением", sr: "Dana sa poznatim oporavkom"),
    Text(
      "output.observed_acute", en: "Days with a known acute label",
      ru: "Дней с известной острой меткой", sr: "Dana sa poznatom akutnom oznakom"),
  ]
}
