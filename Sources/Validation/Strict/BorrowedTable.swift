/// Predicts each person with slopes fitted on everybody else, for people with short series.
///
/// prediction = own training mean of the target + slope · (floor − own mean) + slope · (score −
/// own mean); the reference is the same with the floor alone, on its own slope. The slopes come
/// from the other people's centred training rows, folded from the left in the given order.
///
/// - Complexity: O(people² + rows) for a run, and 200 runs of surrogates.
/// - Source: spec/decisions.md B 4, 9 and their readings.
package struct BorrowedTable: Sendable {
  package static let minPeople = 10

  package struct Person: Sendable {
    package let rows: TableRows
    /// One finite value per row.
    package let score: [Double]

    package init(rows: TableRows, score: [Double]) {
      precondition(score.count == rows.count, "one score per row")
      self.rows = rows
      self.score = score
    }
  }

  /// What one person borrowed.
  package struct Entry: Sendable {
    package let outcome: EntryOutcome
    package let slopes: BorrowedSlopes
    /// Slope of the floor in the reference.
    package let referenceSlope: Double
    /// Own training means; the mean of a constant column is its value.
    package let targetMean: Double
    package let floorMean: Double
    package let scoreMean: Double
  }

  package let people: [Person]
  private let parts: [FloorPart]

  /// - Parameter people: everybody with a table of the target, ascending by id.
  /// - Returns: nil for fewer than ten people.
  package init?(_ people: [Person]) {
    if people.count < Self.minPeople { return nil }
    self.people = people
    let own = people.map { FloorPart($0.rows) }
    let slopes = foldedOthers(own.map(\.products)).map(\.floorSlope)
    parts = zip(own, slopes).map { part, slope in
      var part = part
      part.referenceSlope = slope
      return part
    }
  }

  /// The entry of every person, in the order of `people`.
  package func entries() -> [Entry] {
    let scores = people.map(\.score)
    let scoreParts = scoreParts(scores)
    let slopes = foldedOthers(scoreParts.map(\.products)).map(\.slopes)
    return people.indices.map { index in
      let rows = people[index].rows
      let part = parts[index]
      let predictions = rows.test.map { row in
        prediction(index, row: row, slopes[index], scores[index], scoreParts[index].mean)
      }
      let references = rows.test.map { reference(index, row: $0) }
      return Entry(
        outcome: EntryOutcome(rows, predictions: predictions, references: references),
        slopes: slopes[index], referenceSlope: part.referenceSlope, targetMean: part.target.mean,
        floorMean: part.floor.mean, scoreMean: scoreParts[index].mean)
    }
  }

  /// The mean loss differences with everybody's score replaced by their own surrogate of that run.
  ///
  /// - Parameter plans: one per person, of that person's number of rows.
  /// - Returns: `[run][person]`.
  package func surrogateMeans(plans: [SurrogatePlan]) -> [[Double]] {
    precondition(plans.count == people.count, "one plan per person")
    let referenceLosses = people.indices.map { index in
      people[index].rows.test.map { row in
        people[index].rows.loss(reference(index, row: row), row: row)
      }
    }
    return (0..<SurrogatePlan.runs).map { run in
      let scores = people.indices.map { plans[$0].surrogate(run, of: people[$0].score) }
      let scoreParts = scoreParts(scores)
      let slopes = foldedOthers(scoreParts.map(\.products)).map(\.slopes)
      return people.indices.map { index in
        let rows = people[index].rows
        var sum = 0.0
        for row in rows.test {
          let predicted = prediction(
            index, row: row, slopes[index], scores[index], scoreParts[index].mean)
          sum += referenceLosses[index][row - rows.firstTest] - rows.loss(predicted, row: row)
        }
        return sum / Double(rows.test.count)
      }
    }
  }

  private func prediction(
    _ index: Int, row: Int, _ slopes: BorrowedSlopes, _ score: [Double], _ scoreMean: Double
  ) -> Double {
    let part = parts[index]
    let rows = people[index].rows
    return rows.clipped(
      part.target.mean + slopes.floor * (rows.floor[row] - part.floor.mean)
        + slopes.score * (score[row] - scoreMean))
  }

  private func reference(_ index: Int, row: Int) -> Double {
    let part = parts[index]
    let rows = people[index].rows
    return rows.clipped(
      part.target.mean + part.referenceSlope * (rows.floor[row] - part.floor.mean))
  }

  private func scoreParts(_ scores: [[Double]]) -> [(mean: Double, products: CrossProducts)] {
    people.indices.map { index in
      let part = parts[index]
      let rows = people[index].rows
      let scale = ColumnScale(scores[index][..<rows.trainCount])
      var products = part.products
      for row in 0..<rows.trainCount {
        let score = scores[index][row] - scale.mean
        products.scoreScore += score * score
        products.floorScore += (rows.floor[row] - part.floor.mean) * score
        products.scoreTarget += score * (rows.target[row] - part.target.mean)
      }
      return (scale.mean, products)
    }
  }
}

/// The part of a person that no surrogate changes.
private struct FloorPart: Sendable {
  let target: ColumnScale
  let floor: ColumnScale
  let products: CrossProducts
  var referenceSlope = 0.0

  init(_ rows: TableRows) {
    target = ColumnScale(rows.target[..<rows.trainCount])
    floor = ColumnScale(rows.floor[..<rows.trainCount])
    var products = CrossProducts.zero
    products.rows = rows.trainCount
    for row in 0..<rows.trainCount {
      let deviation = rows.floor[row] - floor.mean
      products.floorFloor += deviation * deviation
      products.floorTarget += deviation * (rows.target[row] - target.mean)
    }
    self.products = products
  }
}

/// For every person the left fold over the others, in order.
///
/// Subtracting the person from the total would be linear, but leaves their rounding in the sum, and
/// a floor that varies in nobody else would not be seen as constant. Sharing the prefix of the fold
/// halves the work and keeps its bits.
private func foldedOthers(_ parts: [CrossProducts]) -> [CrossProducts] {
  var prefix = CrossProducts.zero
  return parts.indices.map { index in
    var sum = prefix
    for other in (index + 1)..<parts.endIndex { sum += parts[other] }
    prefix += parts[index]
    return sum
  }
}
