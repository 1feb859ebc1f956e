extension Phrase {
  static let change = Phrase(
    en: "What would change the verdict", ru: "Что изменило бы вывод",
    sr: "Šta bi promenilo zaključak")
  static let changeNote = Phrase(
    en:
      "A test can only see differences above a certain size. More test days make that size smaller; the last column says how many more would show a gain of 5 %.",
    ru:
      "Проверка видит только разницу больше некоторой. Чем больше проверочных дней, тем эта граница ниже; последний столбец говорит, сколько ещё дней нужно, чтобы заметить выигрыш в 5 %.",
    sr:
      "Provera vidi samo razlike iznad određene veličine. Više probnih dana smanjuje tu granicu; poslednja kolona kaže koliko još dana treba da bi se video dobitak od 5 %.")
  static let morePeople = Phrase(
    en:
      "Over several people the number of people counts, not days; the days needed then stand in each person's own rows below.",
    ru:
      "Когда людей несколько, важно число людей, а не дней; недостающие дни указаны в строках каждого человека ниже.",
    sr:
      "Kod više osoba važan je broj osoba, a ne dana; dani koji nedostaju stoje u redovima svake osobe niže.")
  static let moreDays = Phrase(
    en: "Test days still needed", ru: "Ещё нужно проверочных дней", sr: "Još potrebnih probnih dana")
  static let method = Phrase(
    en: "How this was tested", ru: "Как это проверялось", sr: "Kako je ovo provereno")
  static let methodRows = Phrase(
    en:
      "Rows. A day counts when the target, every naive baseline and every score of the comparison exist and the days to be predicted do not cross a change of device. Everybody is judged on the same rows.",
    ru:
      "Строки. День учитывается, если есть цель, все простые прогнозы и все сравниваемые оценки, а предсказываемые дни не пересекают смену устройства. Всех судят по одним и тем же строкам.",
    sr:
      "Redovi. Dan se računa kad postoje cilj, sve naivne prognoze i sve ocene koje se porede, a predviđeni dani ne prelaze promenu uređaja. Svi se mere na istim redovima.")
  static let methodSplit = Phrase(
    en:
      "Split. The first 70 % of the rows train, the later ones test. Training rows whose outcome reaches into the test days are removed.",
    ru:
      "Разделение. Первые 70 % строк — обучающие, более поздние — проверочные. Обучающие строки, исход которых заходит в проверочные дни, убраны.",
    sr:
      "Podela. Prvih 70 % redova je za učenje, kasniji su za probu. Redovi za učenje čiji ishod zalazi u probne dane su uklonjeni.")
  static let methodFloor = Phrase(
    en:
      "Floor. Of the naive baselines the one with the lowest error on the training rows; it is chosen before the test rows are looked at.",
    ru:
      "Простой прогноз. Тот, у которого наименьшая ошибка на обучающих строках; он выбран до того, как открыты проверочные.",
    sr:
      "Naivna prognoza. Ona sa najmanjom greškom na redovima za učenje; izabrana je pre nego što se pogledaju probni redovi.")
  static let methodReference = Phrase(
    en:
      "Like for like. A score as it is meets the floor as it is. A score added to the floor by least squares meets the floor refitted on the same rows, because refitting alone already helps.",
    ru:
      "Равное с равным. Оценка как есть сравнивается с прогнозом как есть. Оценка, добавленная к прогнозу методом наименьших квадратов, — с прогнозом, подогнанным на тех же строках, потому что подгонка помогает сама по себе.",
    sr:
      "Jednako sa jednakim. Ocena takva kakva je poredi se sa prognozom takvom kakva je. Ocena dodata prognozi metodom najmanjih kvadrata poredi se sa prognozom prilagođenom na istim redovima, jer prilagođavanje pomaže samo po sebi.")
  static let methodTest = Phrase(
    en:
      "Test. Mean loss difference with an equal-weighted cosine long-run variance (Lazarus, Lewis, Stock & Watson 2018), Student t, Holm over the primary targets; over people a t test of their means. Then the score is replaced 200 times by itself with shifted or shuffled days and everything is refitted.",
    ru:
      "Проверка. Средняя разница ошибок с долгосрочной дисперсией по косинусам (Lazarus, Lewis, Stock & Watson 2018), t Стьюдента, поправка Холма по основным целям; по людям — t-критерий их средних. Затем оценка 200 раз заменяется собой со сдвинутыми или перемешанными днями, и всё подгоняется заново.",
    sr:
      "Provera. Prosečna razlika grešaka sa dugoročnom varijansom po kosinusima (Lazarus, Lewis, Stock & Watson 2018), Studentov t, Holmova popravka po glavnim ciljevima; preko osoba t-test njihovih proseka. Zatim se ocena 200 puta zamenjuje samom sobom sa pomerenim ili ispremeštanim danima i sve se prilagođava iznova.")
  static let methodVerdict = Phrase(
    en:
      "Verdict. “Beats the floor” needs an interval above zero, p after Holm below 0.05 and at most 5 % of the shuffled runs doing as well. With fewer than 60 test days or ten people nothing is decided; neither is it when a difference of 10 % of the reference error could have gone unseen.",
    ru:
      "Вывод. «Лучше простого прогноза» — только если интервал выше нуля, p после Холма ниже 0,05 и не более 5 % перемешанных прогонов не хуже. Меньше 60 проверочных дней или десяти человек — решения нет; нет его и тогда, когда разница в 10 % ошибки могла остаться незамеченной.",
    sr:
      "Zaključak. „Bolje od naivne prognoze” traži interval iznad nule, p posle Holma ispod 0,05 i najviše 5 % ispremeštanih prolaza koji uspevaju jednako dobro. Sa manje od 60 probnih dana ili deset osoba nema odluke; nema je ni kad bi razlika od 10 % greške mogla ostati neviđena.")
  static let worked = Phrase(
    en:
      "Worked example: {formula}, {target}. Mean error {loss}, reference {reference}. Difference {reference} − {loss} = {difference}, 95 % interval {interval}. Skill 1 − {loss} / {reference} = {skill}. p after Holm {p}. Share of shuffled runs doing as well: {share}. Smallest visible difference {mdd}. Verdict: {verdict}.",
    ru:
      "Пример: {formula}, цель «{target}». Средняя ошибка {loss}, у прогноза {reference}. Разница {reference} − {loss} = {difference}, 95-процентный интервал {interval}. Выигрыш 1 − {loss} / {reference} = {skill}. p после Холма {p}. Доля перемешанных прогонов не хуже: {share}. Наименьшая заметная разница {mdd}. Вывод: {verdict}.",
    sr:
      "Primer: {formula}, cilj „{target}”. Prosečna greška {loss}, kod prognoze {reference}. Razlika {reference} − {loss} = {difference}, interval od 95 % {interval}. Dobitak 1 − {loss} / {reference} = {skill}. p posle Holma {p}. Udeo ispremeštanih prolaza koji uspevaju jednako: {share}. Najmanja vidljiva razlika {mdd}. Zaključak: {verdict}.")
}
