import Scoring

/// The known name a misspelt one most likely meant, or nil when none is near.
///
/// Near = Levenshtein distance at most a third of the longer name, and at most 4. Ties go to the name
/// that comes first.
///
///     nearestName(to: "rhr_bmp", in: ["hrv_ms", "rhr_bpm"])      // "rhr_bpm"
///
/// - Complexity: O(known × length²), for names of up to 64 bytes; longer ones have no neighbour.
package func nearestName(to name: String, in known: [String]) -> String? {
  let wanted = name.lowercased()
  guard !wanted.isEmpty && wanted.utf8.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known {
    let other = candidate.lowercased()
    let distance = editDistance(wanted, other)
    let limit = min(4, max(wanted.utf8.count, other.utf8.count) / 3)
    if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}
