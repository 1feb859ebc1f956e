extension TextCatalogue {
  /// Words of code outputs: advice, its reasons, levels, serving states, headlines; and yes and no.
  static let codes: [Text] = [
    Text("code.yes", en: "yes", ru: "да", sr: "da"),
    Text("code.no", en: "no", ru: "нет", sr: "ne"),
    Text("code.rest", en: "Rest", ru: "Отдых", sr: "Odmor"),
    Text(
      "code.active_recovery", en: "Easy movement", ru: "Лёгкая активность", sr: "Lagana aktivnost"),
    Text("code.moderate", en: "A moderate day", ru: "Умеренный день", sr: "Umeren dan"),
    Text(
      "code.push_hard", en: "Ready for a hard day", ru: "Можно нагружаться",
      sr: "Spremno za veći napor"),
    Text("code.full_capacity", en: "full capacity", ru: "полный запас сил", sr: "puna snaga"),
    Text("code.low_capacity", en: "little energy left", ru: "мало сил", sr: "malo snage"),
    Text("code.high_stress", en: "high stress", ru: "высокий стресс", sr: "visok stres"),
    Text(
      "code.acwr_spike", en: "sudden rise of activity", ru: "резкий рост активности",
      sr: "nagli porast aktivnosti"),
    Text("code.optimal", en: "as usual", ru: "всё в норме", sr: "sve je uobičajeno"),
    Text("code.good", en: "good", ru: "хороший", sr: "dobar"),
    Text("code.medium", en: "medium", ru: "средний", sr: "srednji"),
    Text("code.low", en: "low", ru: "низкий", sr: "nizak"),
    Text("code.critical", en: "very low", ru: "очень низкий", sr: "veoma nizak"),
    Text("code.final", en: "final", ru: "окончательно", sr: "konačno"),
    Text("code.provisional", en: "provisional", ru: "предварительно", sr: "privremeno"),
    Text("code.fresh", en: "up to date", ru: "свежие данные", sr: "sveži podaci"),
    Text("code.capped", en: "held down", ru: "ограничено", sr: "ograničeno"),
    Text(
      "code.data_accruing", en: "data still coming in", ru: "данные ещё поступают",
      sr: "podaci još pristižu"),
    Text("code.low_coverage", en: "few data", ru: "мало данных", sr: "malo podataka"),
    Text("code.missing", en: "missing", ru: "нет данных", sr: "nema podataka"),
    Text("code.stale", en: "out of date", ru: "устарело", sr: "zastarelo"),
    Text("code.estimated", en: "estimated", ru: "приблизительно", sr: "procenjeno"),
    Text("code.none", en: "none", ru: "нет", sr: "nijedan"),
    Text(
      "code.missing_same_day_evidence", en: "some of today's data are missing",
      ru: "нет части сегодняшних данных", sr: "nedostaje deo današnjih podataka"),
    Text(
      "code.hrv_provisional", en: "heart-rate variability is provisional",
      ru: "вариабельность ритма предварительная", sr: "varijabilnost ritma je privremena"),
    Text(
      "code.hrv_sparse", en: "few measurements of heart-rate variability",
      ru: "мало замеров вариабельности ритма", sr: "malo merenja varijabilnosti ritma"),
    Text(
      "code.rhr_missing_overnight_hr_available", en: "overnight instead of resting heart rate",
      ru: "вместо пульса в покое есть только ночной",
      sr: "umesto pulsa u mirovanju postoji samo noćni"),
    Text(
      "code.sleep_quality_low", en: "restless or shallow sleep",
      ru: "беспокойный или поверхностный сон", sr: "nemiran ili plitak san"),
    Text(
      "code.illness_suspicion_high", en: "strong signs of strain on the body",
      ru: "сильные признаки недомогания", sr: "jaki znaci opterećenja organizma"),
    Text(
      "code.illness_suspicion_moderate", en: "some signs of strain on the body",
      ru: "некоторые признаки недомогания", sr: "izvesni znaci opterećenja organizma"),
    Text(
      "code.autonomic_prodrome_moderate", en: "early signs of strain on the body",
      ru: "ранние признаки недомогания", sr: "rani znaci opterećenja organizma"),
    Text(
      "code.stress_headline", en: "signs of stress today", ru: "признаки стресса сегодня",
      sr: "danas ima znakova stresa"),
    Text("code.sleep_debt_headline", en: "too little sleep", ru: "мало сна", sr: "premalo sna"),
    Text(
      "code.stress", en: "Several signs of stress", ru: "Несколько признаков стресса",
      sr: "Više znakova stresa"),
    Text("code.sleep_debt", en: "Too little sleep", ru: "Недосып", sr: "Manjak sna"),
    Text(
      "code.stable", en: "Everything is as usual", ru: "Всё как обычно", sr: "Sve je kao i obično"),
    Text(
      "code.single_deviation", en: "One value is unusual", ru: "Один показатель необычен",
      sr: "Jedna vrednost je neuobičajena"),
    Text("code.info", en: "for information", ru: "для сведения", sr: "radi obaveštenja"),
    Text("code.warning", en: "take care", ru: "внимание", sr: "oprez"),
    Text("code.positive", en: "good news", ru: "хорошая новость", sr: "dobra vest"),
    Text(
      "code.illness_signature", en: "pattern seen before illness",
      ru: "картина, похожая на начало болезни", sr: "slika nalik početku bolesti"),
    Text(
      "code.recovery_debt", en: "recovery is behind", ru: "восстановление отстаёт",
      sr: "oporavak kasni"),
    Text(
      "code.parasympathetic_rebound", en: "deep recovery after strain",
      ru: "глубокое восстановление после нагрузки", sr: "dubok oporavak posle napora"),
    Text("code.uncapped", en: "not held down", ru: "не ограничено", sr: "nije ograničeno"),
    Text(
      "code.default_warmup", en: "limits for everybody", ru: "общие границы", sr: "granice za sve"),
    Text(
      "code.provisional_compatible_formula_warmup", en: "own limits, provisional",
      ru: "свои границы, предварительно", sr: "sopstvene granice, privremeno"),
    Text(
      "code.personal_mixed_formula_warmup", en: "own limits from two versions",
      ru: "свои границы по двум версиям", sr: "sopstvene granice iz dve verzije"),
    Text(
      "code.personal_latest_formula", en: "own limits", ru: "свои границы", sr: "sopstvene granice"),
  ]
}
