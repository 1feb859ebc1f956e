import Testing
import Validation

@Suite("golden rng")
struct RngTests {
  struct Inputs: Decodable { let seed_hex: String }
  struct Expected: Decodable {
    let state_hex: [String]
    let outputs_hex: [String]
    let indices: [String: [Int]]
  }

  @Test("seeded states, outputs and indices match to the bit")
  func matches() throws {
    for item in try Golden.cases(
      "validation/rng.json", inputs: Inputs.self, expected: Expected.self)
    {
      let seed = hexadecimal(item.inputs.seed_hex)
      var random = ProtocolRandom(seed: seed)
      let state = [random.state.0, random.state.1, random.state.2, random.state.3]
      #expect(state == item.expected.state_hex.map(hexadecimal), "\(item.id)")
      for output in item.expected.outputs_hex {
        #expect(random.next() == hexadecimal(output), "\(item.id)")
      }
      for (count, indices) in item.expected.indices {
        var random = ProtocolRandom(seed: seed)
        let drawn = indices.map { _ in random.index(below: Int(count)!) }
        #expect(drawn == indices, "\(item.id) below \(count)")
      }
    }
  }
}

/// An unsigned 64-bit number written as 16 hexadecimal digits.
func hexadecimal(_ text: String) -> UInt64 { UInt64(text, radix: 16)! }
