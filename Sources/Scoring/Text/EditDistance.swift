/// Number of insertions, removals and replacements that turn one text into the other (Levenshtein).
///
///     editDistance("rhr_bmp", "rhr_bpm")     // 2
///
/// - Complexity: O(length of a × length of b) in UTF-8 bytes.
package func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a.utf8)
  let b = Array(b.utf8)
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
