/// A report of a conflict that has not ended, with the bytes that it was read from.
struct OpenReport {
  var reader: ConflictReportReader
  /// The bytes of its lines.
  private(set) var bytes: [UInt8] = []
  /// The first lines, as long as it is not certain that this is a report.
  private var doubtful: [(line: [UInt8], isOwn: Bool)] = []
  /// The words in front of its lines that say whose they are, none if nothing stands there.
  private var source = ""
  /// Whether every line has them, and not the first one alone.
  private var isPrefixed = false

  init(_ reader: ConflictReportReader) { self.reader = reader }

  /// Keeps a line.
  mutating func keep(_ line: ArraySlice<UInt8>, isOwn: Bool) {
    if reader.hasEvidence, doubtful.isEmpty {
      bytes += line
    } else {
      doubtful.append((Array(line), isOwn))
    }
  }

  /// Gives back the lines of others among the first ones, once it is certain that this is a report.
  mutating func giveBackStrangers() -> [UInt8] {
    guard reader.hasEvidence else { return [] }
    defer { doubtful = [] }
    bytes += doubtful.filter(\.isOwn).flatMap(\.line)
    return doubtful.filter { !$0.isOwn }.flatMap(\.line)
  }

  /// Gives the first lines back if this may be no report.
  mutating func giveBackDoubtful() -> [UInt8] {
    defer { doubtful = [] }
    return doubtful.flatMap(\.line)
  }

  /// Notes the words in front of the first line.
  mutating func noteFirst(_ line: String) { source = ConflictProse.source(of: line) ?? "" }

  /// Notes the words in front of another line.
  mutating func note(_ lineSource: String?) { isPrefixed = isPrefixed || isOf(lineSource) }

  /// Returns the report as it goes on once the one that came between has ended.
  func resumed() -> Self {
    var report = self
    // What says nothing of itself is cut off more likely than late.
    if !isPrefixed { report.reader.loseMostPatience() }
    return report
  }

  /// Returns whether a line is one of this report by what stands in front of it.
  func isOf(_ lineSource: String?) -> Bool { !source.isEmpty && source == lineSource }

  /// Returns whether it may go on after the heading of another report.
  func goesOn(behindHeadingOf other: String?) -> Bool {
    guard reader.report.hasHeading else { return false }
    let isOfOther = !source.isEmpty && other?.isEmpty == false && source != other
    return isOfOther || reader.isListClosed && !reader.report.isWhole
  }

  /// Returns whether a constraint is in its list.
  func lists(_ constraint: ConsoleConstraint) -> Bool {
    !reader.report.isWhole && reader.report.place(of: constraint) != nil
  }
}
