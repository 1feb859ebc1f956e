import MethodologyRegistry

/// A sentence that only reports use, in every language.
///
/// Titles, verdicts, reasons and badge texts come from the catalogue of MethodologyRegistry.
struct Phrase {
  let en: String
  let ru: String
  let sr: String

  subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .ru: ru
    case .sr: sr
    }
  }

  /// BCP 47 tag of the page.
  static let languageTag = Phrase(en: "en", ru: "ru", sr: "sr-Latn")
  static let skip = Phrase(
    en: "Skip to the verdicts", ru: "Перейти к выводам", sr: "Pređi na zaključke")
  static let contents = Phrase(en: "Contents", ru: "Содержание", sr: "Sadržaj")
  static let madeBy = Phrase(
    en: "Made by plumbline {version}. The exact numbers stand in report.json.",
    ru: "Создано plumbline {version}. Точные числа — в report.json.",
    sr: "Napravio plumbline {version}. Tačni brojevi su u report.json.")
  static let onePerson = Phrase(en: "the person", ru: "один человек", sr: "osoba")
  static let theFloor = Phrase(en: "its floor", ru: "простой прогноз", sr: "naivna prognoza")
  static let eachOwnFloor = Phrase(
    en: "each person's own floor", ru: "собственный простой прогноз каждого",
    sr: "sopstvena naivna prognoza svake osobe")
  static let notTested = Phrase(
    en: "{formula} could not be tested: no table has enough days.",
    ru: "{formula}: проверить не удалось, ни в одной таблице не хватает дней.",
    sr: "{formula}: provera nije moguća, nijedna tabela nema dovoljno dana.")
  static let nothingBeats = Phrase(
    en: "On its main target no score in this report says more than a naive baseline does.",
    ru: "О своей главной цели ни одна оценка в этом отчёте не говорит больше, чем простой прогноз.",
    sr: "O svom glavnom cilju nijedna ocena u ovom izveštaju ne govori više od naivne prognoze.")
  static let elsewhere = Phrase(
    en: "Better than the baseline on another target: {list}.",
    ru: "Лучше простого прогноза на другой цели: {list}.",
    sr: "Bolje od naivne prognoze na drugom cilju: {list}.")
  static let someBeat = Phrase(
    en: "Scores that say more about their main target than a naive baseline: {names}.",
    ru: "Оценки, которые говорят о своей главной цели больше, чем простой прогноз: {names}.",
    sr: "Ocene koje o svom glavnom cilju govore više od naivne prognoze: {names}.")
  static let noBadge = Phrase(
    en: "No badge: nothing has been computed for this score.",
    ru: "Знака нет: для этой оценки ничего не вычислено.",
    sr: "Nema oznake: za ovu ocenu ništa nije izračunato.")
  static let onePersonNote = Phrase(
    en: "All numbers come from one person. They say nothing about other people.",
    ru: "Все числа получены от одного человека. О других людях они ничего не говорят.",
    sr: "Svi brojevi potiču od jedne osobe. O drugim ljudima ne govore ništa.")

  // Figures
  static let numbersOfFigure = Phrase(
    en: "Numbers of this figure", ru: "Числа этого рисунка", sr: "Brojevi ove slike")
  static let forestDescription = Phrase(
    en:
      "Skill of {count} entries in predicting {target}, with 95 % intervals. Zero is the reference; right of it is better.",
    ru:
      "Выигрыш {count} вариантов при предсказании «{target}» с 95-процентными интервалами. Ноль — то, с чем сравнивают; правее — лучше.",
    sr:
      "Dobitak {count} varijanti u predviđanju „{target}” sa intervalima od 95 %. Nula je ono s čim se poredi; desno je bolje.")
  static let forestLegend = Phrase(
    en:
      "▲ beats the floor · ▼ worse than the floor · ● no better than the floor · ○ too little evidence · ◇ shown for comparison. An arrow at the edge: the interval goes on.",
    ru:
      "▲ лучше простого прогноза · ▼ хуже · ● не лучше · ○ данных недостаточно · ◇ показано для сравнения. Стрелка у края: интервал продолжается.",
    sr:
      "▲ bolje od naivne prognoze · ▼ lošije · ● ne razlikuje se · ○ premalo dokaza · ◇ prikazano radi poređenja. Strelica na ivici: interval se nastavlja.")
  static let worse = Phrase(en: "worse", ru: "хуже", sr: "lošije")
  static let better = Phrase(en: "better", ru: "лучше", sr: "bolje")
  static let floorErrors = Phrase(
    en: "Mean error of the naive baselines", ru: "Средняя ошибка простых прогнозов",
    sr: "Prosečna greška naivnih prognoza")
  static let floorDescription = Phrase(
    en: "Test error of each naive baseline in predicting {target}; shorter is better.",
    ru: "Ошибка простых прогнозов на проверочных днях, цель «{target}»; короче — лучше.",
    sr: "Greška naivnih prognoza na probnim danima, cilj „{target}”; kraće je bolje.")
  static let floorLegend = Phrase(
    en:
      "Stronger colour: the floor of a table, chosen on the training days alone. With several people each mark is one person, and the chosen floor's mark is longer.",
    ru:
      "Ярче: прогноз, выбранный по обучающим дням. Если людей несколько, каждая отметка — один человек, у выбранного прогноза она длиннее.",
    sr:
      "Jača boja: prognoza izabrana samo po danima za učenje. Kod više osoba svaka oznaka je jedna osoba, a kod izabrane prognoze je duža.")
  static let chosen = Phrase(en: "Chosen for", ru: "Выбран у", sr: "Izabrana kod")
  static let seriesDescription = Phrase(
    en:
      "Daily scores of {person}, and sleep efficiency with its 45-day weighted mean, from {first} to {last}.",
    ru: "Оценки по дням ({person}), эффективность сна и её взвешенное среднее за 45 дней, {first} — {last}.",
    sr: "Ocene po danima ({person}), efikasnost sna i njen ponderisani prosek za 45 dana, {first} — {last}.")
  static let seriesLegend = Phrase(
    en:
      "Grey: days without a value. Dashed vertical line: a new source epoch; baselines start anew. In the last panel dots are nights, the line is the floor.",
    ru:
      "Серым: дни без значения. Пунктир: новая эпоха источника, нормы набираются заново. В нижней части точки — ночи, линия — простой прогноз.",
    sr:
      "Sivo: dani bez vrednosti. Isprekidana linija: nova epoha izvora, osnove počinju iznova. U donjem delu tačke su noći, linija je naivna prognoza.")
  static let efficiency = Phrase(
    en: "sleep efficiency and its floor", ru: "эффективность сна и простой прогноз",
    sr: "efikasnost sna i naivna prognoza")
  static let perPerson = Phrase(en: "Person by person", ru: "По людям", sr: "Osoba po osoba")
  static let stripDescription = Phrase(
    en: "Skill of every person's own test in predicting {target}; one mark per person, zero is the reference.",
    ru: "Выигрыш каждого человека отдельно, цель «{target}»; одна отметка — один человек, ноль — то, с чем сравнивают.",
    sr: "Dobitak svake osobe posebno, cilj „{target}”; jedna oznaka je jedna osoba, nula je ono s čim se poredi.")
  static let stripLegend = Phrase(
    en: "| one person · ◆ all people together, with the 95 % interval",
    ru: "| один человек · ◆ все люди вместе, с 95-процентным интервалом",
    sr: "| jedna osoba · ◆ sve osobe zajedno, sa intervalom od 95 %")
  static let coverage = Phrase(
    en: "Which data are there", ru: "Какие данные есть", sr: "Koji podaci postoje")
  static let coverageDescription = Phrase(
    en: "Share of days with a value: darker means more, a crossed cell means none.",
    ru: "Доля дней со значением: темнее — больше, перечёркнутая клетка — ни одного.",
    sr: "Udeo dana sa vrednošću: tamnije znači više, precrtano polje znači nijedan.")
  static let peopleAcross = Phrase(
    en: "Columns are people in the order of the table.",
    ru: "Столбцы — люди в порядке таблицы.", sr: "Kolone su osobe redom iz tabele.")
  static let comparison = Phrase(
    en: "a baseline shown for comparison", ru: "простой прогноз для сравнения",
    sr: "naivna prognoza radi poređenja")
  static let comparisonShort = Phrase(
    en: "baseline to compare with", ru: "для сравнения", sr: "radi poređenja")
  static let borrowedShort = Phrase(
    en: "added, slopes of others", ru: "добавка, наклоны других", sr: "dodatak, nagibi drugih")
  static let dayCount = Phrase(en: "Days", ru: "Дней", sr: "Dana")
  static let month = Phrase(en: "Month", ru: "Месяц", sr: "Mesec")

  // Tables
  static let peopleCount = Phrase(en: "People", ru: "Людей", sr: "Osoba")
  static let referenceLoss = Phrase(
    en: "Error of the reference", ru: "Ошибка прогноза", sr: "Greška prognoze")
  static let column = Phrase(en: "Column", ru: "Столбец", sr: "Kolona")
  static let readAs = Phrase(en: "Read as", ru: "Прочитан как", sr: "Čita se kao")
  static let flagged = Phrase(
    en: "Kept but odd", ru: "Оставлено, но странно", sr: "Zadržano, ali neobično")
  static let ignored = Phrase(
    en: "Ignored columns", ru: "Пропущенные столбцы", sr: "Zanemarene kolone")
  static let nearest = Phrase(
    en: "Nearest known name", ru: "Ближайшее известное имя", sr: "Najbliže poznato ime")
  static let accountSummary = Phrase(
    en:
      "{rows} rows were read; {duplicates} rows of a day that was there already were left out. Every cell is accounted for: seen = kept + dropped.",
    ru:
      "Прочитано строк: {rows}; повторов дня отброшено: {duplicates}. Учтена каждая ячейка: прочитано = оставлено + отброшено.",
    sr:
      "Pročitano redova: {rows}; izostavljeno ponovljenih dana: {duplicates}. Svako polje je uračunato: pročitano = zadržano + odbačeno.")
  static let noAccount = Phrase(
    en: "The data were not read from files, so there is no account.",
    ru: "Данные прочитаны не из файлов, учёта нет.",
    sr: "Podaci nisu čitani iz datoteka, pa nema obračuna.")
  static let noise = Phrase(en: "Noise control", ru: "Контроль шумом", sr: "Kontrola šumom")
  static let noiseNote = Phrase(
    en:
      "Labels are relative to a trailing mean, so a floor separates them above 0.5 even when the days are shuffled. Only what exceeds the noise column can come from physiology.",
    ru:
      "Метки отсчитываются от скользящего среднего, поэтому прогноз разделяет их лучше 0,5 даже на перемешанных днях. С физиологией может быть связано лишь то, что больше столбца шума.",
    sr:
      "Oznake se mere od pokretnog proseka, pa ih prognoza razdvaja bolje od 0,5 i kad su dani ispremeštani. Od fiziologije može poticati samo ono što je iznad kolone šuma.")
  static let noiseAUC = Phrase(
    en: "AUC on shuffled days", ru: "AUC на перемешанных днях", sr: "AUC na ispremeštanim danima")
  static let floorAUC = Phrase(
    en: "AUC of the floor", ru: "AUC простого прогноза", sr: "AUC naivne prognoze")
  static let positives = Phrase(
    en: "Events in the test days", ru: "Событий в проверочных днях", sr: "Događaja u probnim danima")
  static let rowsAccount = Phrase(
    en: "Rows of every table", ru: "Строки каждой таблицы", sr: "Redovi svake tabele")
  static let allEvidence = Phrase(
    en: "Every evidence row", ru: "Все строки доказательств", sr: "Svi redovi dokaza")
  static let machineKeys = Phrase(
    en: "Column names are the keys of report.json; an empty cell is null there.",
    ru: "Имена столбцов — ключи report.json; пустая ячейка там null.",
    sr: "Imena kolona su ključevi u report.json; prazno polje je tamo null.")
  static let briefKeys = Phrase(
    en: "The tables of single people hold the tests that decide, and what their verdicts are made of; report.json holds everything.",
    ru: "В таблицах отдельных людей — решающие проверки и то, из чего сделаны их выводы; всё остальное — в report.json.",
    sr: "Tabele pojedinih osoba sadrže provere koje odlučuju i ono od čega su napravljeni njihovi zaključci; sve ostalo je u report.json."
  )
  static let smallestGain = Phrase(
    en: "Smallest visible difference", ru: "Наименьшая заметная разница",
    sr: "Najmanja vidljiva razlika")
  static let channel = Phrase(en: "Channel", ru: "Показатель", sr: "Pokazatelj")
  static let pairs = Phrase(en: "Pairs or people", ru: "Пар или людей", sr: "Parova ili osoba")
  static let correlation = Phrase(en: "Correlation", ru: "Корреляция", sr: "Korelacija")
  static let votes = Phrase(
    en: "People with expected / wrong sign", ru: "Людей с ожидаемым / обратным знаком",
    sr: "Osoba sa očekivanim / pogrešnim znakom")
  static let audit = Phrase(en: "Audit", ru: "Проверка", sr: "Provera")
  static let outcome = Phrase(en: "Result", ru: "Результат", sr: "Ishod")
  static let detail = Phrase(en: "Detail", ru: "Подробности", sr: "Pojedinosti")
  static let noAudits = Phrase(
    en: "No audit was run with this report.", ru: "С этим отчётом проверки не запускались.",
    sr: "Uz ovaj izveštaj nijedna provera nije pokrenuta.")
  static let ineligible = Phrase(
    en: "Days without a target", ru: "Дней без цели", sr: "Dana bez cilja")
}
