import Testing
import Validation

@Suite("SHA256")
struct SHA256Tests {
  @Test("matches the examples of FIPS 180-4 and the empty text")
  func publishedExamples() {
    #expect(
      SHA256.hex(of: "abc".utf8)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex(of: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      SHA256.hex(of: [])
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test("pieces give the digest of the whole, whatever the collection")
  func pieces() {
    let whole = (0..<1000).map { UInt8($0 % 251) }
    var hash = SHA256()
    hash.update(whole[..<1])
    hash.update([])
    hash.update(whole[1..<700].lazy.map { $0 })
    whole[700...].withUnsafeBytes { hash.update($0) }
    #expect(hash.hex() == SHA256.hex(of: whole))
  }

  @Test("the digest is the 32 bytes behind the hexadecimal text")
  func digestBytes() {
    var hash = SHA256()
    hash.update("abc".utf8)
    let digest = hash.digest()
    #expect(digest.count == 32)
    #expect(digest.prefix(3) == [0xba, 0x78, 0x16])
  }
}
