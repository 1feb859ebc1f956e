public struct EnergyBank1 {
  static let channelWeight = 0.5
  static let leastUsual = 1.0
  static let stressWeight = 0.5
}
