import COpenBLAS

/// Ordinary least squares with intercept, minimum norm, by singular values (LAPACK `dgelsd`).
///
/// The solver keeps its work arrays, because a surrogate run refits the same shape 200 times. One
/// solver belongs to one thread. The last bits depend on the processor: never compare them.
///
/// - Source: spec/validation.md §10, spec/decisions.md B 4.
///
///     LeastSquares().fit([[0, 1, 2]], target: [1, 3, 5], trainCount: 3)
///       .predictions([[3]], rows: 0..<1)   // [7]
package final class LeastSquares {
  private var shape = (rows: 0, columns: 0)
  private var matrix: [Double] = []
  private var right: [Double] = []
  private var singular: [Double] = []
  private var work: [Double] = []
  private var integerWork: [Int32] = []

  package init() { useOneThread() }

  /// Fits the target on the columns over rows `0..<trainCount`.
  ///
  /// Singular values at or below eps·max(rows, columns)·largest count as zero; a constant column
  /// gets exactly 0.
  ///
  /// - Parameters:
  ///   - columns: finite values, each at least `trainCount` long.
  ///   - target: finite values, at least `trainCount` long.
  package func fit(_ columns: [[Double]], target: [Double], trainCount: Int) -> LinearModel {
    let scales = columns.map { ColumnScale($0[..<trainCount]) }
    prepare(rows: trainCount, columns: columns.count + 1)
    // Through buffers: every element access of a class property is checked for exclusivity.
    right.withUnsafeMutableBufferPointer { right in
      for row in 0..<trainCount { right[row] = target[row] }
    }
    matrix.withUnsafeMutableBufferPointer { matrix in
      for row in 0..<trainCount { matrix[row] = 1 }
      for (index, scale) in scales.enumerated() {
        let column = columns[index]
        let start = (index + 1) * trainCount
        for row in 0..<trainCount { matrix[start + row] = scale(column[row]) }
      }
    }
    let rank = solve()
    var coefficients = Array(right[..<shape.columns])
    for (index, scale) in scales.enumerated() where scale.isConstant {
      coefficients[index + 1] = 0
    }
    return LinearModel(
      scales: scales, coefficients: coefficients, rankDeficient: rank < shape.columns)
  }

  private func prepare(rows: Int, columns: Int) {
    if shape == (rows, columns) { return }
    shape = (rows, columns)
    matrix = Array(repeating: 0, count: rows * columns)
    right = Array(repeating: 0, count: max(rows, columns))
    singular = Array(repeating: 0, count: min(rows, columns))
    work = [0]
    integerWork = [0]
    _ = call(workLength: -1)
    work = Array(repeating: 0, count: Int(work[0]))
    integerWork = Array(repeating: 0, count: max(1, Int(integerWork[0])))
  }

  private func solve() -> Int {
    let (rank, info) = call(workLength: Int32(work.count))
    precondition(info == 0, "least squares needs finite numbers")
    return rank
  }

  private func call(workLength: Int32) -> (rank: Int, info: Int32) {
    let rows = Int32(shape.rows)
    let columns = Int32(shape.columns)
    let leading = Int32(right.count)
    let cut = Double.ulpOfOne * Double(max(shape.rows, shape.columns))
    var rank: Int32 = 0
    var info: Int32 = 0
    withUnsafePointer(to: rows) { rows in
      withUnsafePointer(to: columns) { columns in
        dgelsd_(
          rows, columns, [1], &matrix, rows, &right, [leading], &singular, [cut], &rank, &work,
          [workLength], &integerWork, &info)
      }
    }
    return (Int(rank), info)
  }
}

private let oneThread: Void = openblas_set_num_threads(1)

/// Keeps OpenBLAS on one thread: people are what runs in parallel, and the systems are tiny.
func useOneThread() { oneThread }
