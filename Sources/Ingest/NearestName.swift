/// The known name a misspelt one most likely meant, or nil when none is near.
///
/// Near = Levenshtein distance at most a third of the longer name, and at most 4. Ties go to the name
/// that comes first.
///
///     nearestName(to: "rhr_bmp", in: ["hrv_ms", "rhr_bpm"])      // "rhr_bpm"
///
/// - Complexity: O(known × length²), for names of up to 64 bytes; longer ones have no neighbour.
package func nearestName(to name: String, in known: [String]) -> String? {
  let wanted = Array(name.lowercased().utf8)
  guard !wanted.isEmpty && wanted.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known {
    let other = Array(candidate.lowercased().utf8)
    let distance = editDistance(wanted, other)
    let limit = min(4, max(wanted.count, other.count) / 3)
    if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for i in a.indices {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let above = row[j + 1]
      row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
      diagonal = above
    }
  }
  return row[b.count]
}
