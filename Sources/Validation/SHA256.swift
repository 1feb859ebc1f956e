import CCrypto

/// A running SHA-256 over libcrypto: feed bytes in any number of pieces, then take the digest.
///
///     SHA256.hex(of: "abc".utf8)   // "ba7816bf8f01cfea414140de5dae2223…"
///
/// - Complexity: O(bytes); nothing is kept but the state.
package struct SHA256: ~Copyable {
  private let context: OpaquePointer

  package init() {
    // libcrypto fails here only when memory has run out.
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      preconditionFailure("libcrypto could not start a SHA-256")
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    let status = EVP_DigestUpdate(context, base, bytes.count)
    precondition(status == 1, "libcrypto refused the bytes")
  }

  package mutating func update(_ bytes: some Collection<UInt8>) {
    let direct: Void? = bytes.withContiguousStorageIfAvailable {
      update(UnsafeRawBufferPointer($0))
    }
    if direct == nil { Array(bytes).withUnsafeBytes { update($0) } }
  }

  /// The 32 bytes of everything fed so far; ends the run.
  package consuming func digest() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    let status = EVP_DigestFinal_ex(context, &digest, nil)
    precondition(status == 1, "libcrypto could not finish a SHA-256")
    return digest
  }

  /// The digest as 64 lower-case hexadecimal digits; ends the run.
  package consuming func hex() -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for byte in digest() {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest of one run of bytes as 64 hexadecimal digits.
  package static func hex(of bytes: some Collection<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hex()
  }
}
