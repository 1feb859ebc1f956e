/// Phrases of the section on self-report.
extension Phrase {
  static let selfReport = Phrase(
    en: "Against what people said", ru: "Сравнение с ответами людей",
    sr: "Prema onome što su ljudi rekli")
  static let selfReportNote = Phrase(
    en:
      "Scores and floors beside the answers people gave about their days. A correlation above zero: higher score, better day. A day is announced as bad when its value is in the lowest quarter of the person's training days. Answers trained nothing and decide no verdict.",
    ru:
      "Оценки и простые прогнозы рядом с ответами людей о своих днях. Корреляция больше нуля: выше оценка — лучше день. День предсказан плохим, если значение попало в нижнюю четверть обучающих дней человека. На ответах ничего не обучалось, и выводов они не меняют.",
    sr:
      "Ocene i naivne prognoze pored odgovora ljudi o svojim danima. Korelacija iznad nule: viša ocena, bolji dan. Dan je najavljen kao loš kad je vrednost u najnižoj četvrtini dana za učenje te osobe. Na odgovorima ništa nije učeno i oni ne odlučuju o zaključku.")
  static let selfReportNobody = Phrase(
    en: "Nobody has 30 answered days, so nothing is said over people.",
    ru: "Ни у кого нет 30 дней с ответами, поэтому общего результата нет.",
    sr: "Niko nema 30 dana sa odgovorima, pa zbirnog rezultata nema.")
  static let answersNeeded = Phrase(
    en:
      "{label}: {short} of {people} people have fewer than 30 answered days; still needed per person: {needed}.",
    ru:
      "{label}: меньше 30 дней с ответами у {short} из {people} человек; каждому не хватает ещё: {needed}.",
    sr:
      "{label}: manje od 30 dana sa odgovorima ima {short} od {people} osoba; svakoj nedostaje još: {needed}.")
  static let nextDayAnswer = Phrase(
    en: "Answers of the next day", ru: "Ответы следующего дня", sr: "Odgovori narednog dana")
  static let sameDayAnswer = Phrase(
    en: "Answers of the same day, for context", ru: "Ответы того же дня, для сравнения",
    sr: "Odgovori istog dana, radi poređenja")
  static let label = Phrase(en: "Question", ru: "Вопрос", sr: "Pitanje")
  static let answeredDays = Phrase(
    en: "Answered days", ru: "Дней с ответом", sr: "Dana sa odgovorom")
  static let rankCorrelation = Phrase(
    en: "Rank correlation", ru: "Ранговая корреляция", sr: "Korelacija rangova")
  static let precision = Phrase(
    en: "Announced days that were bad", ru: "Предсказанные плохими и правда плохие",
    sr: "Najavljeni dani koji su bili loši")
  static let recall = Phrase(
    en: "Bad days that were announced", ru: "Плохие дни, которые предсказаны",
    sr: "Loši dani koji su najavljeni")
  static let ofScore = Phrase(en: "score", ru: "оценка", sr: "ocena")
  static let ofFloor = Phrase(en: "floor", ru: "простой прогноз", sr: "naivna prognoza")
}
