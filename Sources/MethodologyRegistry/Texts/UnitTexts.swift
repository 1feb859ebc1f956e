extension TextCatalogue {
  /// Units by their symbol in score tables; `.one` and `.few` where a number changes the word
  /// (`PluralForm`). Words, flags and bare counts are shown without a unit.
  static let units: [Text] = [
    Text("unit.points", en: "points", ru: "баллов", sr: "poena"),
    Text("unit.points.one", en: "point", ru: "балл", sr: "poen"),
    Text("unit.points.few", en: "points", ru: "балла", sr: "poena"),
    Text("unit.days", en: "days", ru: "дней", sr: "dana"),
    Text("unit.days.one", en: "day", ru: "день", sr: "dan"),
    Text("unit.days.few", en: "days", ru: "дня", sr: "dana"),
    Text("unit.h", en: "h", ru: "ч", sr: "h"),
    Text("unit.min", en: "min", ru: "мин", sr: "min"),
    Text("unit.ms", en: "ms", ru: "мс", sr: "ms"),
    Text("unit.bpm", en: "beats/min", ru: "уд/мин", sr: "otk/min"),
    Text("unit.bpm·h", en: "beats/min × h", ru: "уд/мин × ч", sr: "otk/min × h"),
    Text("unit.z", en: "SD", ru: "ст. откл.", sr: "st. dev."),
    Text("unit.z·h", en: "SD × h", ru: "ст. откл. × ч", sr: "st. dev. × h"),
    Text("unit.kcal", en: "kcal", ru: "ккал", sr: "kcal"),
    Text("unit.%", en: "%", ru: "%", sr: "%"),
    Text("unit.°C", en: "°C", ru: "°C", sr: "°C"),
    Text("unit./min", en: "/min", ru: "/мин", sr: "/min"),
  ]
}
