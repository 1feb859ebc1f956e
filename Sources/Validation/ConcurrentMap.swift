import Dispatch

/// The results of `body` for 0..<count, computed on several cores and returned in index order.
///
/// Reduce them serially afterwards and the bits do not depend on the number of threads. When
/// several calls throw, the error of the lowest index is thrown.
///
///     concurrentMap(3) { $0 * 10 }     // [0, 10, 20]
///
/// - Parameter threads: at most this many at a time; nil = as many as there are cores.
/// - Complexity: `count` calls; an index is taken by whichever thread is free.
package func concurrentMap<Value: Sendable, Failure: Error>(
  _ count: Int, threads: Int? = nil, _ body: @Sendable (Int) throws(Failure) -> Value
) throws(Failure) -> [Value] {
  precondition(count >= 0, "a map has no negative length")
  var results = [Result<Value, Failure>?](repeating: nil, count: count)
  results.withUnsafeMutableBufferPointer { slots in
    // Every index is written by exactly one call, so the buffer is shared without a lock.
    nonisolated(unsafe) let slots = slots
    // With a limit, lane k takes indices k, k + lanes, k + 2·lanes, …
    let lanes = min(count, threads.map { max(1, $0) } ?? count)
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      for index in stride(from: lane, to: count, by: max(1, lanes)) {
        do throws(Failure) {
          slots[index] = .success(try body(index))
        } catch {
          slots[index] = .failure(error)
        }
      }
    }
  }
  var values: [Value] = []
  values.reserveCapacity(count)
  for result in results {
    guard let result else { preconditionFailure("concurrentPerform skipped an index") }
    values.append(try result.get())
  }
  return values
}
