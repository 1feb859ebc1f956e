extension TextCatalogue {
  static let energyOutputs: [Text] = [
    Text("output.current", en: "Energy now", ru: "Запас сил сейчас", sr: "Snaga sada"),
    Text("output.verdict", en: "Advice", ru: "Совет", sr: "Savet"),
    Text(
      "output.verdict_reason", en: "Why this advice", ru: "Почему такой совет",
      sr: "Zašto ovaj savet"),
    Text("output.level", en: "Level", ru: "Уровень", sr: "Nivo"),
    Text(
      "output.morning_capacity", en: "Energy in the morning", ru: "Запас сил утром",
      sr: "Snaga ujutru"),
    Text(
      "output.activity_load", en: "Load of activity", ru: "Нагрузка от активности",
      sr: "Opterećenje aktivnošću"),
    Text(
      "output.autonomic_stress", en: "Stress of the body", ru: "Стресс организма",
      sr: "Stres organizma"),
    Text("output.drain", en: "Energy spent", ru: "Потрачено сил", sr: "Potrošena snaga"),
    Text(
      "output.steps_usual", en: "Usual steps", ru: "Обычное число шагов",
      sr: "Uobičajen broj koraka"),
    Text(
      "output.active_energy_usual", en: "Usual active energy", ru: "Обычный расход при активности",
      sr: "Uobičajena aktivna energija"),
    Text(
      "output.push_hard_vetoed", en: "Hard day ruled out by the headline",
      ru: "Тяжёлый день отменён из-за главного за день", sr: "Težak dan otpada zbog glavne poruke"),
    Text("output.bank", en: "Energy in the bank", ru: "Накоплено сил", sr: "Nakupljena snaga"),
    Text(
      "output.bank_exact", en: "Energy in the bank before rounding",
      ru: "Накоплено сил до округления", sr: "Nakupljena snaga pre zaokruživanja"),
    Text(
      "output.capacity", en: "Energy after the night", ru: "Запас сил после ночи",
      sr: "Snaga posle noći"),
    Text(
      "output.restored", en: "Energy restored by sleep", ru: "Восстановлено за сон",
      sr: "Snaga vraćena snom"),
    Text("output.sleep_quality", en: "Quality of sleep", ru: "Качество сна", sr: "Kvalitet sna"),
    Text("output.band_rest", en: "Limit for rest", ru: "Граница отдыха", sr: "Granica za odmor"),
    Text(
      "output.band_recovery", en: "Limit for easy movement", ru: "Граница лёгкой активности",
      sr: "Granica za laganu aktivnost"),
    Text(
      "output.band_push_hard", en: "Limit for a hard day", ru: "Граница тяжёлого дня",
      sr: "Granica za težak dan"),
    Text(
      "output.band_mode", en: "Whose limits they are", ru: "Чьи это границы", sr: "Čije su granice"),
    Text(
      "output.band_days", en: "Days behind the limits", ru: "Дней, по которым найдены границы",
      sr: "Dana na kojima počivaju granice"),
    Text(
      "output.trust", en: "Trust in today's data", ru: "Доверие к сегодняшним данным",
      sr: "Poverenje u današnje podatke"),
    Text(
      "output.imputed_sleep", en: "Sleep filled in", ru: "Сон подставлен", sr: "San je dopunjen"),
    Text(
      "output.imputed_activity", en: "Activity filled in", ru: "Активность подставлена",
      sr: "Aktivnost je dopunjena"),
    Text(
      "output.imputed_days", en: "Filled-in days of the last two weeks",
      ru: "Подставленных дней за две недели", sr: "Dopunjenih dana u dve nedelje"),
    Text(
      "output.imputed_run", en: "Filled-in days in a row", ru: "Подставленных дней подряд",
      sr: "Dopunjenih dana zaredom"),
    Text("output.sleep_total", en: "Time asleep", ru: "Длительность сна", sr: "Trajanje sna"),
    Text(
      "output.active_energy", en: "Active energy", ru: "Расход при активности",
      sr: "Aktivna energija"),
    Text(
      "output.hr_load", en: "Heart-rate load", ru: "Пульсовая нагрузка", sr: "Pulsno opterećenje"),
  ]

  static let loadOutputs: [Text] = [
    Text(
      "output.load", en: "Heart-rate load of the day", ru: "Пульсовая нагрузка за день",
      sr: "Pulsno opterećenje dana"),
    Text(
      "output.overshoot", en: "Heart rate above usual, summed",
      ru: "Сумма превышений обычного пульса", sr: "Zbir pulsa iznad uobičajenog"),
    Text(
      "output.covered_hours", en: "Waking hours with samples", ru: "Часов бодрствования с замерами",
      sr: "Budnih sati sa merenjima"),
    Text(
      "output.usable_hours", en: "Usable waking hours", ru: "Пригодных часов бодрствования",
      sr: "Upotrebljivih budnih sati"),
    Text(
      "output.mean_hour_z", en: "Mean hour against usual", ru: "Средний час относительно обычного",
      sr: "Prosečan sat u odnosu na uobičajen"),
    Text(
      "output.baseline_median", en: "Usual waking heart rate", ru: "Обычный пульс днём",
      sr: "Uobičajen puls budnog dana"),
    Text(
      "output.baseline_sd", en: "Spread of waking heart rate", ru: "Разброс пульса днём",
      sr: "Rasipanje pulsa budnog dana"),
    Text(
      "output.awake_start", en: "Waking up, minutes from midnight",
      ru: "Пробуждение, минут от полуночи", sr: "Buđenje, minuta od ponoći"),
    Text(
      "output.awake_end", en: "Falling asleep, minutes from midnight",
      ru: "Засыпание, минут от полуночи", sr: "Usnivanje, minuta od ponoći"),
    Text(
      "output.overnight_hr", en: "Heart rate before waking up", ru: "Пульс перед пробуждением",
      sr: "Puls pred buđenje"),
    Text(
      "output.hrv_drop", en: "Drop of heart-rate variability",
      ru: "Спад вариабельности сердечного ритма", sr: "Pad varijabilnosti srčanog ritma"),
    Text(
      "output.temp_shift", en: "Rise of temperature", ru: "Подъём температуры",
      sr: "Porast temperature"),
    Text(
      "output.resp_shift", en: "Rise of breathing rate", ru: "Учащение дыхания",
      sr: "Ubrzanje disanja"),
    Text(
      "output.overnight_hr_shift", en: "Rise of the overnight heart rate",
      ru: "Учащение ночного пульса", sr: "Porast noćnog pulsa"),
    Text(
      "output.hrv_median", en: "Usual night heart-rate variability",
      ru: "Обычная ночная вариабельность сердечного ритма",
      sr: "Uobičajena noćna varijabilnost srčanog ritma"),
    Text(
      "output.temp_median", en: "Usual temperature", ru: "Обычная температура",
      sr: "Uobičajena temperatura"),
    Text(
      "output.resp_median", en: "Usual breathing rate", ru: "Обычная частота дыхания",
      sr: "Uobičajena učestalost disanja"),
    Text(
      "output.overnight_hr_median", en: "Usual overnight heart rate", ru: "Обычный ночной пульс",
      sr: "Uobičajen noćni puls"),
    Text(
      "output.calibration_warmup", en: "Baseline still being learned",
      ru: "Личная норма ещё набирается", sr: "Lična osnova se još prikuplja"),
    Text(
      "output.imputed_awake_window", en: "Waking hours assumed",
      ru: "Время бодрствования принято условно", sr: "Vreme budnosti je pretpostavljeno"),
    Text(
      "output.acute_stress", en: "An hour far above usual",
      ru: "Час с пульсом намного выше обычного", sr: "Sat sa pulsom daleko iznad uobičajenog"),
    Text(
      "output.sustained_load", en: "Four hours or more above usual",
      ru: "Четыре часа и больше выше обычного", sr: "Četiri sata ili više iznad uobičajenog"),
    Text(
      "output.illness_signature", en: "Pattern seen before illness",
      ru: "Картина, похожая на начало болезни", sr: "Slika nalik početku bolesti"),
    Text(
      "output.recovery_debt", en: "Recovery is behind", ru: "Восстановление отстаёт",
      sr: "Oporavak kasni"),
    Text(
      "output.parasympathetic_rebound", en: "Deep recovery after strain",
      ru: "Глубокое восстановление после нагрузки", sr: "Dubok oporavak posle napora"),
  ]

  static let headlineOutputs: [Text] = [
    Text("output.key", en: "Headline", ru: "Главное", sr: "Glavna poruka"),
    Text("output.severity", en: "Importance", ru: "Важность", sr: "Važnost"),
    Text(
      "output.hrv_delta", en: "Change of heart-rate variability",
      ru: "Изменение вариабельности сердечного ритма", sr: "Promena varijabilnosti srčanog ritma"),
    Text(
      "output.hrv_delta_pct", en: "Change of heart-rate variability in per cent",
      ru: "Изменение вариабельности сердечного ритма в процентах",
      sr: "Promena varijabilnosti srčanog ritma u procentima"),
    Text(
      "output.resting_hr_delta", en: "Change of resting heart rate", ru: "Изменение пульса в покое",
      sr: "Promena pulsa u mirovanju"),
    Text(
      "output.resting_hr_delta_pct", en: "Change of resting heart rate in per cent",
      ru: "Изменение пульса в покое в процентах", sr: "Promena pulsa u mirovanju u procentima"),
    Text(
      "output.sleep_delta", en: "Change of time asleep", ru: "Изменение длительности сна",
      sr: "Promena trajanja sna"),
    Text(
      "output.sleep_delta_pct", en: "Change of time asleep in per cent",
      ru: "Изменение длительности сна в процентах", sr: "Promena trajanja sna u procentima"),
    Text(
      "output.awake", en: "Awake in the night", ru: "Бодрствование ночью", sr: "Budnost tokom noći"),
    Text(
      "output.rests_on_hrv", en: "Rests on heart-rate variability",
      ru: "Опирается на вариабельность сердечного ритма",
      sr: "Zasniva se na varijabilnosti srčanog ritma"),
    Text(
      "output.rests_on_resting_hr", en: "Rests on resting heart rate",
      ru: "Опирается на пульс в покое", sr: "Zasniva se na pulsu u mirovanju"),
    Text(
      "output.rests_on_sleep", en: "Rests on sleep", ru: "Опирается на сон", sr: "Zasniva se na snu"
    ),
    Text(
      "output.rests_on_awake", en: "Rests on waking in the night",
      ru: "Опирается на бодрствование ночью", sr: "Zasniva se na budnosti tokom noći"),
  ]
}
