import Scoring

/// One scored day of one formula, ready to be drawn: a client prints texts and looks up a colour.
///
/// - Missing data: a status without a value has no value, no band, the word unknown and the neutral
///   token. A `window` formula whose newest measurement is older than seven days is shown as stale.
/// - Source: spec/decisions.md A "Presence", D.
///
///     let payload = ScorePayload(row, badge: badge, table: table, day: 29, date: date, in: .en)
///     payload.json.canonical
public struct ScorePayload: Sendable, Equatable {
  public let key: String
  public let version: Int
  public let title: String
  /// Empty for an anonymous series.
  public let person: String
  public let date: Day
  public let language: Language
  /// The value a client shows; nil without one.
  public let value: Double?
  public let valueText: String
  public let unit: String
  /// nil without a value, for a word, yes or no, and a bare count.
  public let unitText: String?
  public let band: Band?
  public let status: ScoreStatus
  /// Codes joined by `+`, most important first.
  public let reason: String
  public let reasonText: String
  public let badge: Badge
  public let components: [Component]
  public let sections: [Section]

  /// One output beside the shown one.
  public struct Component: Sendable, Equatable {
    public let name: String
    public let title: String
    public let value: Double?
    public let text: String
    public let unit: String
    /// nil without a value, for a word, yes or no, and a bare count.
    public let unitText: String?
  }

  /// A titled list of lines; a client draws every section alike, so a new one needs no client change.
  public struct Section: Sendable, Equatable {
    public let id: String
    public let title: String
    public let lines: [Line]

    public struct Line: Sendable, Equatable {
      public let title: String
      public let text: String
    }
  }

  /// Days after which the newest value of a `window` formula is no longer shown.
  static let oldestShownAge = 7.0
  static let tooOld = "newest_night_older_than_7_days"
  static let noThreshold = "no_threshold_is_supported"

  /// - Parameters:
  ///   - day: index of the day in the table's series. - date: its calendar label.
  public init(
    _ row: Methodology, badge: Badge, table: ScoreTable, day: Int, date: Day, in language: Language,
    person: String = ""
  ) {
    let identity = row.identity
    precondition(table.identity.key == identity.key, "the table belongs to another formula")
    let names = Names(language)
    let shown = ShownDay(row, table, day)
    let output = identity.outputs[shown.column]

    key = row.key
    version = identity.version
    title = names.title(of: identity)
    self.person = person
    self.date = date
    self.language = language
    value = shown.value
    valueText = names.value(shown.value, of: output)
    unit = output.unit
    unitText = names.numbers.unit(of: output, value: shown.value)
    band = shown.band
    status = shown.status
    reason = shown.reasons.isEmpty ? "ok" : shown.reasons.joined(separator: "+")
    reasonText = names.reasons(shown.reasons)
    self.badge = badge
    components = shown.components.map { column in
      let output = identity.outputs[column]
      let value = table.value(day: day, column: column)
      let present = value.isNaN ? nil : value
      return Component(
        name: output.name, title: names.output(output), value: present,
        text: names.value(present, of: output), unit: output.unit,
        unitText: names.numbers.unit(of: output, value: present))
    }
    sections = names.sections(
      status: shown.status, reasons: shown.reasons, components: components, badge: badge)
  }

  /// good, fair, low or unknown.
  public var statusWord: String { band?.word ?? Band.unknownWord }
  public var colorToken: String { band?.token ?? Band.neutralToken }
}
