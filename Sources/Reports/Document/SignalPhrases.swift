import Scoring

extension Phrase {
  /// Signals as short names; English stands in the signal itself.
  private static let signalNames: [Signal: (ru: String, sr: String)] = [
    .hrvSDNN: ("ВСР (SDNN)", "VSR (SDNN)"),
    .hrvRMSSD: ("ВСР (RMSSD)", "VSR (RMSSD)"),
    .restingHR: ("пульс в покое", "puls u mirovanju"),
    .overnightHR: ("ночной пульс", "noćni puls"),
    .walkingHR: ("пульс при ходьбе", "puls pri hodanju"),
    .sleepTotal: ("сон всего", "san ukupno"),
    .sleepDeep: ("глубокий сон", "dubok san"),
    .sleepREM: ("быстрый сон", "REM san"),
    .sleepCore: ("основной сон", "osnovni san"),
    .sleepUnspecified: ("сон без фаз", "san bez faza"),
    .sleepAwake: ("без сна в постели", "budnost u krevetu"),
    .sleepStaged: ("фазы известны", "faze su poznate"),
    .steps: ("шаги", "koraci"),
    .activeEnergy: ("активные калории", "aktivne kalorije"),
    .exerciseTime: ("тренировка", "vežbanje"),
    .respiratoryRate: ("частота дыхания", "disanje"),
    .oxygenSaturation: ("кислород крови", "kiseonik u krvi"),
    .wristTemperature: ("температура", "temperatura"),
    .vo2Max: ("VO2 max", "VO2 max"),
    .hrLoadZ: ("пульсовая нагрузка", "pulsno opterećenje"),
  ]

  static func signal(_ signal: Signal) -> Phrase {
    let names = signalNames[signal] ?? (signal.title, signal.title)
    return Phrase(en: signal.title, ru: names.ru, sr: names.sr)
  }
}
