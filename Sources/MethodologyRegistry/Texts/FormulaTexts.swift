extension TextCatalogue {
  /// Titles of formula versions, by `id@version`.
  static let formulas: [Text] = [
    Text(
      "formula.readiness@1", en: "Readiness (ratio model)", ru: "Готовность (модель отношений)",
      sr: "Spremnost (model odnosa)"),
    Text(
      "formula.readiness@2", en: "Readiness (deviation model)",
      ru: "Готовность (модель отклонений)", sr: "Spremnost (model odstupanja)"),
    Text(
      "formula.recovery-stability@1", en: "Recovery stability", ru: "Устойчивость восстановления",
      sr: "Stabilnost oporavka"),
    Text(
      "formula.passive-efficiency@1", en: "Passive efficiency", ru: "Пассивная эффективность",
      sr: "Pasivna efikasnost"),
    Text(
      "formula.energy-bank@1", en: "Energy bank (one day)", ru: "Запас энергии (за день)",
      sr: "Zaliha energije (jedan dan)"),
    Text(
      "formula.energy-bank@2", en: "Energy bank (three weeks)", ru: "Запас энергии (за три недели)",
      sr: "Zaliha energije (tri nedelje)"),
    Text(
      "formula.hr-load@1", en: "Heart-rate load", ru: "Пульсовая нагрузка",
      sr: "Pulsno opterećenje"),
    Text("formula.acute-risk@1", en: "Acute risk", ru: "Острый риск", sr: "Akutni rizik"),
    Text(
      "formula.chronic-load@1", en: "Chronic load", ru: "Хроническая нагрузка",
      sr: "Hronično opterećenje"),
    Text(
      "formula.headline@1", en: "Headline of the day", ru: "Главное за день",
      sr: "Glavna poruka dana"),
  ]
}
