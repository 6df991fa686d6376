/// A reader of one conflict in a log, line by line, with lines of others between its own.
struct ConflictReportReader {
  private(set) var report: ConflictReport
  /// Whether anything has been read that only a report has.
  private(set) var hasEvidence = false
  private var phase = Phase.list
  /// The beginning of a description that goes on in the next line.
  private var open: (text: String, line: Int)?
  private(set) var lineCount = 0
  /// Whether the list has ended, and the constraint that was given up has not been named.
  private(set) var isListClosed = false
  private var strangerCount = 0

  /// The most lines of others in a row between the lines of a report.
  private static let patience = 200
  /// The most lines before the first that only a report has.
  private static let doubt = 8
  /// The lines around a list; AppKit ends a sentence with one.
  private static let brackets: Set<Substring> = ["(", ")", ")."]
  /// The most descriptions in a list.
  private static let mostEntries = 2000

  private enum Phase {
    case list
    case broken
    case closing
    case closed
  }

  /// Whether the log has no heading: it begins in the list, or has another sentence above it.
  private let isHeadless: Bool

  /// Creates a reader at a heading, or at the first description of a list without one.
  ///
  /// - Parameters:
  ///   - line: The line of the log, from 1.
  ///   - isHeadless: Whether there is no heading.
  ///   - isRecovery: Whether the list is over, and the constraint that was given up is next.
  init(line: Int, isHeadless: Bool = false, isRecovery: Bool = false) {
    report = ConflictReport(line: line)
    report.hasHeading = !isHeadless
    self.isHeadless = isHeadless
    if isRecovery { phase = .broken }
  }

  /// Whether what has been read is a report, or a list of constraints alone, which may be anybody's.
  var isReport: Bool {
    hasEvidence
      && (!isHeadless || report.isWhole || isListClosed && report.constraints.count > 1)
  }

  /// Reads a line, and returns whether it belongs to the report.
  mutating func take(_ line: String, number: Int) -> LineVerdict {
    defer {
      if lineCount == 0, report.hasHeading { report.isInOneLine = report.isWhole }
      lineCount += 1
    }
    var verdict = LineVerdict.taken
    // Texts of views may have a line feed as '\n'; a wrapper writes the whole report as one line.
    let parts = lineCount == 0 ? LogText.parts(of: line) : [line[...]]
    for part in parts {
      verdict = take(part: part, number: number, isFirst: lineCount == 0)
      if verdict == .ended { return lineCount == 0 ? .taken : .ended }
    }
    if report.constraints.count + report.unread.count > Self.mostEntries { return .ended }
    if verdict == .taken { strangerCount = 0 } else { strangerCount += 1 }
    if strangerCount > Self.patience { return .ended }
    // What may be no report after all must not stand behind lines that came later.
    if isHeadless, !report.isWhole, verdict == .stranger { return .ended }
    if !hasEvidence, verdict == .stranger { return lineCount >= Self.doubt ? .ended : .doubtful }
    return verdict
  }

  /// Returns the constraint that a line names as given up, or `nil` if it does not.
  func givenUp(in line: String) -> ConsoleConstraint? {
    guard phase == .broken || line.contains(ConflictProse.recovery) else { return nil }
    return ConflictEntries.found(in: line).whole.first.flatMap {
      ConsoleConstraint(reading: $0, line: 0)
    }
  }

  /// Takes a line that names a constraint of this list as given up, which stood in another report.
  mutating func takeGivenUp(_ line: String, number: Int) {
    phase = .broken
    _ = take(line, number: number)
  }

  /// Leaves off after a few more lines of others.
  mutating func loseMostPatience() { strangerCount = max(strangerCount, Self.patience - 3) }

  /// Goes back to waiting for the constraint that was given up.
  mutating func waitOn() { phase = .list }

  private mutating func take(part: Substring, number: Int, isFirst: Bool) -> LineVerdict {
    if !isFirst, part.contains(ConflictProse.heading) { return .ended }
    switch phase {
    case .list: return takeListed(part, number: number, isFirst: isFirst)
    case .broken: return takeBroken(part, number: number)
    case .closing, .closed: return takeClosing(part)
    }
  }

  private mutating func takeListed(_ part: Substring, number: Int, isFirst: Bool) -> LineVerdict {
    var part = part
    var verdict = isFirst ? LineVerdict.taken : .stranger
    var recovery: Substring?
    if let range = part.firstRange(of: ConflictProse.recovery) {
      recovery = part[range.upperBound...]
      if let word = recovery?.firstRange(of: " constraint"), word.lowerBound == recovery?.startIndex
      {
        recovery = recovery?[word.upperBound...]
      }
      part = part[..<range.lowerBound]
    }
    for text in entries(of: part, number: number) {
      report.add(text.text, line: text.line)
      verdict = .taken
    }
    let words = LinePrefix.removed(from: part)
    let sign = words.split(separator: " ").last ?? ""
    if open != nil || words.isEmpty || ConflictProse.isAdvice(words) || Self.brackets.contains(sign)
    {
      if !words.isEmpty { hasEvidence = true }
      if sign.first == ")" { isListClosed = true }
      verdict = .taken
    } else if verdict == .stranger, hasEvidence, let text = Self.quotedText(words) {
      report.add(text, line: number)
      verdict = .taken
    }
    if let recovery {
      (phase, hasEvidence) = (.broken, true)
      return takeBroken(recovery, number: number)
    }
    return verdict
  }

  private mutating func takeBroken(_ part: Substring, number: Int) -> LineVerdict {
    let words = LinePrefix.removed(from: part)
    if words.isEmpty { return .taken }
    if let entry = entries(of: part, number: number).first {
      report.setBroken(entry.text, line: entry.line)
    } else if open == nil {
      // A description of the app's own.
      guard report.unread.contains(where: { $0.text == words }) else { return .stranger }
      report.isWhole = true
    }
    if report.isWhole { phase = .closing }
    return .taken
  }

  /// Takes one empty line and the advice below the constraint that was given up.
  private mutating func takeClosing(_ part: Substring) -> LineVerdict {
    let words = LinePrefix.removed(from: part)
    if words.isEmpty, phase == .closing {
      phase = .closed
      return .taken
    }
    guard ConflictProse.isAdvice(words) else { return .ended }
    phase = .closed
    return .taken
  }

  /// Returns the descriptions in a line, the first of which may have begun in the line before.
  private mutating func entries(
    of part: Substring,
    number: Int
  ) -> [(text: String, line: Int)] {
    var text = String(part)
    var line = number
    if let begun = open {
      let isNew = ConflictEntries.found(in: part).whole.isEmpty == false
      let words = LinePrefix.removed(from: part)
      let hasGap = part.first?.isWhitespace ?? false
      // A description that was never ended is told of, and this line read by itself.
      if isNew || begun.text.count > 4000 {
        report.unread.append(.init(text: begun.text, line: begun.line))
      } else {
        text = begun.text + (hasGap ? " " : "") + words
        line = begun.line
      }
      open = nil
    }
    let found = ConflictEntries.found(in: text)
    if let rest = found.open { open = (rest, line) }
    if !found.whole.isEmpty || open != nil { hasEvidence = true }
    return found.whole.map { ($0, line) }
  }

  /// Returns what stands in quotes in a line of the list that has another form.
  private static func quotedText(_ words: Substring) -> String? {
    guard let start = words.firstIndex(of: "\"") else { return nil }
    var text = words[words.index(after: start)...]
    if text.last == "," { text.removeLast() }
    guard text.last == "\"" else { return nil }
    text.removeLast()
    // Web pages lose what stands in angle brackets.
    return text.isEmpty ? "\"\"" : LogText.unescaped(String(text))
  }

  /// Notes what is left open, and returns the report.
  mutating func finish() -> ConflictReport {
    if let begun = open { report.unread.append(.init(text: begun.text, line: begun.line)) }
    open = nil
    return report
  }
}

/// An answer to a line: whose it is.
enum LineVerdict {
  /// The line belongs to the report.
  case taken
  /// The line is of others if this is a report, which is not certain yet.
  case doubtful
  /// The line is of others, and the report may go on.
  case stranger
  /// The report has ended before the line.
  case ended
}
