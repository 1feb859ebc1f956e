/// Phrases of the sections on test rows, bands and people.
extension Phrase {
  static let errorsOverTime = Phrase(
    en: "Error over time", ru: "Ошибка во времени", sr: "Greška kroz vreme")
  static let errorsLegend = Phrase(
    en:
      "Weekly mean error on the test days: the thick line is the floor, the thin coloured one the floor with the score added; lower is better. Both were fitted on the same training days. Grey: days without a test row. Dashed vertical line: a new source epoch.",
    ru:
      "Средняя ошибка за неделю на проверочных днях: толстая линия — простой прогноз, тонкая цветная — он же с добавленной оценкой; ниже — лучше. Оба подогнаны на одних и тех же обучающих днях. Серым: дни без проверочной строки. Пунктир: новая эпоха источника.",
    sr:
      "Nedeljni prosek greške na probnim danima: debela linija je naivna prognoza, tanka u boji ona sa dodatom ocenom; niže je bolje. Obe su prilagođene na istim danima za učenje. Sivo: dani bez probnog reda. Isprekidana linija: nova epoha izvora.")
  static let errorsDescription = Phrase(
    en: "Weekly mean errors of every formula's entry and of its floor for {person}, {first} to {last}.",
    ru: "Средние ошибки по неделям с оценкой и без неё ({person}), {first} — {last}.",
    sr: "Nedeljne prosečne greške sa ocenom i bez nje ({person}), {first} — {last}.")
  static let weekFrom = Phrase(en: "Week from", ru: "Неделя с", sr: "Nedelja od")
  static let itsFloor = Phrase(en: "floor", ru: "простой прогноз", sr: "naivna prognoza")
  static let withScore = Phrase(en: "with the score", ru: "с оценкой", sr: "sa ocenom")

  static let calibration = Phrase(
    en: "What followed low and high scores", ru: "Что было после низких и высоких оценок",
    sr: "Šta je sledilo posle niskih i visokih ocena")
  static let calibrationLegend = Phrase(
    en:
      "Test days in {bins} groups, from the days with the lowest scores to those with the highest; the limits of the groups come from each person's own training days. A dot is the mean of a group: score across, what really followed upwards. Dots on one level: the score says nothing about the target. A slope alone is no proof: the verdict asks what the score adds to the floor.",
    ru:
      "Проверочные дни в {bins} группах, от самых низких оценок к самым высоким; границы групп взяты из собственных обучающих дней каждого. Точка — среднее группы: по горизонтали оценка, по вертикали то, что было на самом деле. Точки на одном уровне: оценка ничего не говорит о цели. Один наклон ещё ничего не доказывает: вывод о том, что оценка добавляет к простому прогнозу.",
    sr:
      "Probni dani u {bins} grupa, od najnižih ocena do najviših; granice grupa su iz sopstvenih dana za učenje svake osobe. Tačka je prosek grupe: vodoravno ocena, uspravno ono što je zaista usledilo. Tačke na istom nivou: ocena ne govori ništa o cilju. Sam nagib nije dokaz: zaključak pita šta ocena dodaje naivnoj prognozi.")
  static let calibrationDescription = Phrase(
    en: "Mean of {target} in groups of the score, for every formula; the table gives the days behind each dot.",
    ru: "Среднее цели «{target}» по группам оценки для каждой формулы; число дней за каждой точкой — в таблице.",
    sr: "Prosek cilja „{target}” po grupama ocene za svaku formulu; broj dana iza svake tačke je u tabeli.")
  static let bin = Phrase(en: "Group", ru: "Группа", sr: "Grupa")
  static let meanScore = Phrase(en: "Mean score", ru: "Средняя оценка", sr: "Prosečna ocena")
  static let meanTarget = Phrase(en: "Mean target", ru: "Среднее цели", sr: "Prosek cilja")

  static let bandFlips = Phrase(
    en: "Bands of two versions", ru: "Уровни в двух версиях", sr: "Nivoi u dve verzije")
  static let bandFlipsSentence = Phrase(
    en:
      "{from} and {to} show a different band on {flipped} of {days} days ({share}). Rows are the bands of {from}, columns those of {to}, numbers are days.",
    ru:
      "{from} и {to} показывают разный уровень в {flipped} из {days} дней ({share}). Строки — уровни {from}, столбцы — уровни {to}, числа — дни.",
    sr:
      "{from} i {to} pokazuju različit nivo u {flipped} od {days} dana ({share}). Redovi su nivoi za {from}, kolone za {to}, brojevi su dani.")

  static let heterogeneity = Phrase(
    en:
      "{formula}: skill differs between people with a standard deviation of {sd} around {mean}; it is above zero for {positive} of {people}. Taken alone, {better} would be clearly better and {worse} clearly worse; chance alone gives about {expected} each way.",
    ru:
      "{formula}: выигрыш у разных людей различается со стандартным отклонением {sd} вокруг {mean}; он больше нуля у {positive} из {people}. По отдельности явно лучше у {better}, явно хуже у {worse}; случайно получилось бы около {expected} в каждую сторону.",
    sr:
      "{formula}: dobitak se među osobama razlikuje sa standardnom devijacijom {sd} oko {mean}; veći je od nule kod {positive} od {people}. Pojedinačno je očigledno bolje kod {better}, očigledno lošije kod {worse}; slučajno bi ih bilo oko {expected} na svaku stranu.")

  static let summary = Phrase(en: "All verdicts", ru: "Все выводы", sr: "Svi zaključci")
  static let badgeColumn = Phrase(en: "Badge", ru: "Знак", sr: "Oznaka")
}
