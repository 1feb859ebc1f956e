import COpenBLAS

/// Solves A·x = b for a symmetric positive definite matrix (LAPACK `dposv`).
///
/// - Parameters:
///   - matrix: column-major, right.count², finite.
///   - right: b.
/// - Returns: x, or nil when the matrix is not positive definite to working precision.
///
///     solvePositiveDefinite([2, 0, 0, 4], [2, 4])   // [1, 1]
func solvePositiveDefinite(_ matrix: [Double], _ right: [Double]) -> [Double]? {
  precondition(matrix.count == right.count * right.count, "a square matrix as wide as b")
  useOneThread()
  var matrix = matrix
  var right = right
  let size = [Int32(right.count)]
  var info: Int32 = 0
  dposv_("L", size, [1], &matrix, size, &right, size, &info, 1)
  return info == 0 ? right : nil
}
