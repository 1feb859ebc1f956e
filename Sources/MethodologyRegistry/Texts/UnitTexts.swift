extension TextCatalogue {
  /// Units by their symbol in score tables; words and flags are shown without one.
  static let units: [Text] = [
    Text("unit.points", en: "points", ru: "баллы", sr: "poeni"),
    Text("unit.1", en: "share", ru: "доля", sr: "udeo"),
    Text("unit.ms", en: "ms", ru: "мс", sr: "ms"),
    Text("unit.bpm", en: "beats/min", ru: "уд/мин", sr: "otk/min"),
    Text("unit.h", en: "h", ru: "ч", sr: "h"),
    Text("unit.days", en: "days", ru: "дни", sr: "dani"),
    Text(
      "unit.z", en: "standard deviations", ru: "стандартные отклонения", sr: "standardne devijacije"
    ),
    Text(
      "unit.z·h", en: "standard deviations × hours", ru: "стандартные отклонения × часы",
      sr: "standardne devijacije × sati"),
    Text("unit.bpm·h", en: "beats/min × hours", ru: "уд/мин × часы", sr: "otk/min × sati"),
    Text("unit.kcal", en: "kcal", ru: "ккал", sr: "kcal"),
    Text("unit.count", en: "count", ru: "количество", sr: "broj"),
    Text("unit.%", en: "%", ru: "%", sr: "%"),
    Text("unit.°C", en: "°C", ru: "°C", sr: "°C"),
    Text("unit.min", en: "min", ru: "мин", sr: "min"),
  ]
}
