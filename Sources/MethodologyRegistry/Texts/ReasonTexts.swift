extension TextCatalogue {
  /// Reason codes of days, targets and tests; the codes are never renamed (spec/decisions.md F).
  static let reasons: [Text] = dayReasons + targetReasons + testReasons

  private static let dayReasons: [Text] = [
    Text(
      "reason.ok", en: "All inputs are present.", ru: "Все данные на месте.",
      sr: "Svi podaci su tu."),
    Text(
      "reason.hrv_missing", en: "Heart-rate variability is missing; it was left out.",
      ru: "Нет вариабельности сердечного ритма; она не учтена.",
      sr: "Nedostaje varijabilnost srčanog ritma; izostavljena je."),
    Text(
      "reason.resting_hr_missing", en: "Resting heart rate is missing; it was left out.",
      ru: "Нет пульса в покое; он не учтён.", sr: "Nedostaje puls u mirovanju; izostavljen je."),
    Text(
      "reason.sleep_missing", en: "Sleep is missing; it was left out.",
      ru: "Нет данных о сне; сон не учтён.", sr: "Nedostaju podaci o snu; san je izostavljen."),
    Text(
      "reason.hrv_defaulted",
      en: "Heart-rate variability is missing; a neutral value stands in for it.",
      ru: "Нет вариабельности сердечного ритма; вместо неё взято нейтральное значение.",
      sr: "Nedostaje varijabilnost srčanog ritma; uzeta je neutralna vrednost."),
    Text(
      "reason.resting_hr_defaulted",
      en: "Resting heart rate is missing; a neutral value stands in for it.",
      ru: "Нет пульса в покое; вместо него взято нейтральное значение.",
      sr: "Nedostaje puls u mirovanju; uzeta je neutralna vrednost."),
    Text(
      "reason.sleep_defaulted", en: "Sleep is missing; a neutral value stands in for it.",
      ru: "Нет данных о сне; вместо них взято нейтральное значение.",
      sr: "Nedostaju podaci o snu; uzeta je neutralna vrednost."),
    Text(
      "reason.hrv_degenerate",
      en: "Heart-rate variability did not vary over the month, so nothing can be compared with it.",
      ru: "Вариабельность сердечного ритма за месяц не менялась, сравнить не с чем.",
      sr: "Varijabilnost srčanog ritma se mesec dana nije menjala, pa nema poređenja."),
    Text(
      "reason.resting_hr_degenerate",
      en: "Resting heart rate did not vary over the month, so nothing can be compared with it.",
      ru: "Пульс в покое за месяц не менялся, сравнить не с чем.",
      sr: "Puls u mirovanju se mesec dana nije menjao, pa nema poređenja."),
    Text(
      "reason.sleep_degenerate",
      en: "Sleep did not vary over the month, so nothing can be compared with it.",
      ru: "Сон за месяц не менялся, сравнить не с чем.",
      sr: "San se mesec dana nije menjao, pa nema poređenja."),
    Text(
      "reason.no_component_today", en: "None of the inputs was measured on this day.",
      ru: "В этот день ничего из нужного не измерено.",
      sr: "Tog dana nije izmereno ništa od potrebnog."),
    Text(
      "reason.history_below_9", en: "Fewer than nine measured days in the last thirty.",
      ru: "За последние тридцать дней меньше девяти дней с данными.",
      sr: "U poslednjih trideset dana ima manje od devet dana sa podacima."),
    Text(
      "reason.window_below_21_days", en: "Fewer than 21 days of history.",
      ru: "История короче 21 дня.", sr: "Istorija je kraća od 21 dana."),
    Text(
      "reason.imputed_today", en: "Today's sleep or activity is missing and was filled in.",
      ru: "Сегодняшних данных о сне или активности нет; они подставлены.",
      sr: "Današnji san ili aktivnost nedostaju, pa su dopunjeni."),
    Text(
      "reason.imputed_days", en: "Some of the last two weeks are missing and were filled in.",
      ru: "Часть данных за последние две недели пропущена; она подставлена.",
      sr: "Deo podataka iz poslednje dve nedelje nedostaje, pa je dopunjen."),
    Text(
      "reason.stale_run", en: "Five or more days in a row are missing.",
      ru: "Нет данных пять или более дней подряд.",
      sr: "Nedostaje pet ili više dana zaredom."),
    Text(
      "reason.stale_total", en: "More than seven of the last fourteen days are missing.",
      ru: "Из последних четырнадцати дней нет данных более чем за семь.",
      sr: "Od poslednjih četrnaest dana nedostaje više od sedam."),
    Text(
      "reason.no_intraday", en: "There are no heart-rate samples within the day.",
      ru: "Нет замеров пульса в течение дня.", sr: "Nema merenja pulsa u toku dana."),
    Text(
      "reason.coverage_below_8h", en: "Fewer than eight waking hours have heart-rate samples.",
      ru: "Пульс измерен меньше чем за восемь часов бодрствования.",
      sr: "Puls je izmeren u manje od osam budnih sati."),
    Text(
      "reason.newest_night_older_than_7_days",
      en: "The newest usable measurement is more than a week old.",
      ru: "Последнее пригодное измерение старше недели.",
      sr: "Najnovije upotrebljivo merenje je starije od nedelju dana."),
    Text(
      "reason.label_not_known_yet", en: "The days that decide this are not over yet.",
      ru: "Дни, от которых это зависит, ещё не прошли.",
      sr: "Dani od kojih ovo zavisi još nisu prošli."),
    Text(
      "reason.no_threshold_is_supported",
      en: "No threshold between good and poor is supported by evidence.",
      ru: "Граница между хорошим и плохим ничем не подтверждена.",
      sr: "Nijedna granica između dobrog i lošeg nije potkrepljena."),
    Text(
      "reason.inputs_absent", en: "The data this formula needs are absent.",
      ru: "Нет данных, которые нужны этой формуле.",
      sr: "Nema podataka koji su potrebni ovoj formuli."),
    Text(
      "reason.imputed_awake_window", en: "Waking hours are unknown; 07:00 to 22:00 was assumed.",
      ru: "Время бодрствования неизвестно; принято с 07:00 до 22:00.",
      sr: "Vreme budnosti nije poznato; uzeto je od 07:00 do 22:00."),
    Text(
      "reason.calibration_warmup", en: "The personal baseline is still being learned.",
      ru: "Личная норма ещё набирается.", sr: "Lična osnova se još prikuplja."),
    Text(
      "reason.stale_stress", en: "There are too few recent heart-rate data.",
      ru: "Недостаточно свежих данных о пульсе.", sr: "Premalo je svežih podataka o pulsu."),
    Text(
      "reason.data_accruing", en: "The day is not over; data are still coming in.",
      ru: "День ещё не закончился, данные поступают.",
      sr: "Dan nije završen; podaci još pristižu."),
    Text(
      "reason.steps_missing", en: "Steps are missing; they were left out.",
      ru: "Нет данных о шагах; они не учтены.", sr: "Nedostaju koraci; izostavljeni su."),
    Text(
      "reason.active_energy_missing", en: "Active energy is missing; it was left out.",
      ru: "Нет расхода при активности; он не учтён.",
      sr: "Nedostaje aktivna energija; izostavljena je."),
    Text(
      "reason.readiness_zero", en: "Readiness is zero, so nothing can be built on it.",
      ru: "Готовность равна нулю, опереться не на что.",
      sr: "Spremnost je nula, pa nema na čemu da se gradi."),
    Text(
      "reason.no_usable_hour", en: "No hour of the day has enough heart-rate samples.",
      ru: "Ни в одном часе дня нет достаточного числа замеров пульса.",
      sr: "Nijedan sat u danu nema dovoljno merenja pulsa."),
    Text(
      "reason.baseline_cold", en: "There is no personal baseline yet.",
      ru: "Личной нормы пока нет.", sr: "Lična osnova još ne postoji."),
  ]

  private static let targetReasons: [Text] = [
    Text(
      "reason.ok_awake_structural_zero", en: "The source records no waking time in this night.",
      ru: "Источник не отмечает бодрствования этой ночью.",
      sr: "Izvor ne beleži budnost te noći."),
    Text(
      "reason.missing_awake_unknown", en: "Waking time in the night is unknown.",
      ru: "Неизвестно, сколько длилось бодрствование ночью.",
      sr: "Vreme budnosti tokom noći nije poznato."),
    Text(
      "reason.sleep_total_out_of_range", en: "The night is shorter than 4 or longer than 14 hours.",
      ru: "Сон короче 4 или длиннее 14 часов.", sr: "San je kraći od 4 ili duži od 14 sati."),
    Text(
      "reason.sleep_data_missing", en: "There is no record of the night.",
      ru: "Нет записи о ночи.", sr: "Nema zapisa o noći."),
    Text(
      "reason.coarse_only_source", en: "The source does not record sleep stages.",
      ru: "Источник не записывает фазы сна.", sr: "Izvor ne beleži faze sna."),
    Text(
      "reason.no_walking_hr", en: "Walking heart rate is missing.",
      ru: "Нет пульса при ходьбе.", sr: "Nedostaje puls pri hodanju."),
    Text(
      "reason.walking_hr_out_of_range", en: "Walking heart rate is outside 50 to 180 beats/min.",
      ru: "Пульс при ходьбе вне пределов 50–180 уд/мин.",
      sr: "Puls pri hodanju je van granica 50–180 otkucaja/min."),
    Text(
      "reason.baseline_warmup", en: "Fewer than 30 usable days in the last half year.",
      ru: "За последние полгода меньше 30 пригодных дней.",
      sr: "U poslednjih pola godine ima manje od 30 upotrebljivih dana."),
    Text(
      "reason.event_window_data_missing",
      en: "Too many of the days that decide the label are missing.",
      ru: "Нет данных за дни, от которых зависит метка.",
      sr: "Nedostaju dani od kojih zavisi oznaka."),
    Text(
      "reason.baseline_source_epoch_boundary",
      en: "The device changed, so the history starts anew.",
      ru: "Устройство сменилось, история начата заново.",
      sr: "Uređaj je promenjen, pa istorija počinje iznova."),
    Text(
      "reason.crosses_source_epoch", en: "The device changed within the days to be predicted.",
      ru: "Устройство сменилось внутри предсказываемых дней.",
      sr: "Uređaj je promenjen usred dana koji se predviđaju."),
    Text(
      "reason.target_missing", en: "The outcome is missing on this day.",
      ru: "За этот день нет исхода.", sr: "Za taj dan nema ishoda."),
  ]

  private static let testReasons: [Text] = [
    Text(
      "reason.n_test_below_60", en: "Fewer than 60 test days.", ru: "Меньше 60 проверочных дней.",
      sr: "Manje od 60 probnih dana."),
    Text(
      "reason.training_rows_below_60", en: "Fewer than 60 training days.",
      ru: "Меньше 60 обучающих дней.", sr: "Manje od 60 dana za učenje."),
    Text(
      "reason.people_below_10", en: "Fewer than ten people.", ru: "Меньше десяти человек.",
      sr: "Manje od deset osoba."),
    Text(
      "reason.single_person_evidence", en: "All evidence comes from one person.",
      ru: "Все данные получены от одного человека.", sr: "Svi dokazi potiču od jedne osobe."),
    Text(
      "reason.no_variance", en: "The difference never varies, so it cannot be tested.",
      ru: "Разница не меняется, проверить её нельзя.",
      sr: "Razlika se ne menja, pa se ne može proveriti."),
    Text(
      "reason.underpowered",
      en: "The test is too weak: a gain of 10 % could have gone unnoticed.",
      ru: "Проверка слишком слаба: выигрыш в 10 % мог остаться незамеченным.",
      sr: "Provera je preslaba: dobitak od 10 % mogao je ostati neprimećen."),
    Text(
      "reason.not_enough_rows", en: "There are too few days to split into training and test.",
      ru: "Слишком мало дней, чтобы разделить их на обучение и проверку.",
      sr: "Premalo je dana za podelu na učenje i proveru."),
    Text(
      "reason.not_enough_rows_primary", en: "There are too few complete days to test a model.",
      ru: "Слишком мало полных дней, чтобы проверить модель.",
      sr: "Premalo je potpunih dana za proveru modela."),
    Text(
      "reason.not_enough_rows_inner", en: "There are too few complete days to choose a model.",
      ru: "Слишком мало полных дней, чтобы выбрать модель.",
      sr: "Premalo je potpunih dana za izbor modela."),
    Text(
      "reason.one_class_training",
      en: "The training days hold only one outcome, so there is nothing to learn.",
      ru: "В обучающих днях только один исход, учиться не на чем.",
      sr: "Dani za učenje imaju samo jedan ishod, pa nema šta da se nauči."),
    Text(
      "reason.looks_ahead", en: "The prediction uses days that were not known yet.",
      ru: "Прогноз использует дни, которые ещё не были известны.",
      sr: "Prognoza koristi dane koji još nisu bili poznati."),
    Text(
      "reason.labels_below_30", en: "Fewer than 30 answered days.",
      ru: "Меньше 30 дней с ответами.", sr: "Manje od 30 dana sa odgovorima."),
    Text(
      "reason.rank_deficient",
      en: "The score and the baseline carry the same information.",
      ru: "Оценка и простой прогноз несут одни и те же сведения.",
      sr: "Ocena i naivna prognoza nose iste podatke."),
    Text(
      "reason.surrogates_do_as_well",
      en: "The same score with its days shuffled does as well.",
      ru: "Та же оценка с перемешанными днями справляется не хуже.",
      sr: "Ista ocena sa ispremeštanim danima uspeva jednako dobro."),
  ]
}
