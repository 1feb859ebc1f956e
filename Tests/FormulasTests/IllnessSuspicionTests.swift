import Formulas
import Testing

@Suite("illness suspicion")
struct IllnessSuspicionTests {
  @Test("a strong respiratory sign with resting HR and temperature is a high suspicion")
  func high() {
    var signs = IllnessSigns()
    signs.respiratoryZ = 2
    signs.restingHRZ = 1
    signs.temperatureZ = 1
    #expect(IllnessSuspicion(signs).confidence == .high)
    signs.loadZ = 1.5
    signs.activity = .high
    #expect(IllnessSuspicion(signs).confidence == .moderate)
  }

  @Test("nothing measured is no suspicion and no pattern")
  func nothing() {
    #expect(IllnessSuspicion(IllnessSigns()).confidence == .absent)
    #expect(IllnessSuspicion(IllnessSigns()).pattern.word == "")
  }
}
