/// A part of a log: a finding, or bytes that are none of its business.
package enum LogPart {
  /// Bytes of others, unchanged.
  case passed(ArraySlice<UInt8>)
  /// A conflict, with the bytes that it was read from.
  case conflict(ConflictReport, bytes: [UInt8])
  /// Ambiguous views; their lines have been passed on.
  case trace(AmbiguityTrace)
}

/// A reader of a log in pieces, which finds what Auto Layout prints and passes everything else on.
///
/// A line that is not of interest is never looked at as such: the bytes are searched for the words with which
/// conflicts and traces begin. At most a few megabytes are kept, however long a line is.
package struct LogScanner {
  /// The bytes that are not settled yet.
  private var buffer: [UInt8] = []
  /// The line of the log that the buffer begins in, from 1.
  private var line = 1
  private var block: Block?
  /// The reports that have not ended where another one began, the last one last: those of other processes, or threads.
  private var waiting: [OpenReport] = []
  /// The line of the first heading of a conflict behind which no constraint stands, or `nil` if there is none.
  package private(set) var lineOfHeadingAlone: Int?
  /// The last bytes that were passed on.
  private var tail: [UInt8] = []
  /// The words that begin a block, with their next places in the buffer, as far as they are known.
  private var conflicts = Needle(ConflictProse.heading, by: "U")
  private var traces = Needle(AmbiguityTrace.sign, by: "G")
  private var descriptions = Needle(ConflictProse.description, by: "C")

  /// The most bytes of a line before the words that are of interest.
  static let longestPrefix = 4096
  /// The most bytes that are kept of what was passed on: about a line.
  static let tailLength = 160
  /// The length at which a line without an end is read all the same.
  static let longestLine = 1 << 20
  /// The most bytes of one report.
  static let longestReport = 4 << 20

  /// The most reports that go on beside another one.
  static let mostWaiting = 16

  /// A part of the log that goes over several lines.
  private enum Block {
    case conflict(OpenReport)
    case trace(AmbiguityTrace)
  }

  /// A text with the place at which it comes next.
  private struct Needle {
    let bytes: [UInt8]
    private var next: Int?
    private var isKnown = false

    private let probe: Int

    /// Creates the needle of some words, by a letter that is rare.
    init(_ words: String, by letter: Character) {
      bytes = Array(words.utf8)
      probe = bytes.firstIndex { $0 == letter.asciiValue } ?? 0
    }

    mutating func place(in buffer: [UInt8], from start: Int) -> Int? {
      if !isKnown || next.map({ $0 < start }) ?? false {
        next = ByteSearch.first(bytes, probe: probe, in: buffer, from: start)
        isKnown = true
      }
      return next
    }

    mutating func forget() { isKnown = false }
  }

  /// Creates a reader at the start of a log.
  package init() {}

  /// Reads a piece of the log.
  package mutating func scan<Failure: Error>(
    _ piece: ArraySlice<UInt8>,
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) {
    buffer.append(contentsOf: piece)
    try work(isEnd: false, emit)
  }

  /// Reads what is left at the end of the log.
  package mutating func finish<Failure: Error>(
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) {
    try work(isEnd: true, emit)
    while block != nil { try end(emit) }
  }

  private mutating func work<Failure: Error>(
    isEnd: Bool,
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) {
    var place = 0
    conflicts.forget()
    traces.forget()
    descriptions.forget()
    defer { buffer.removeSubrange(..<place) }
    while place < buffer.count {
      if block != nil {
        guard let end = lineEnd(from: place, isEnd) else { return }
        let isTaken = try take(place..<end, emit)
        if isTaken { place = end }
        continue
      }
      let found = [
        conflicts.place(in: buffer, from: place), traces.place(in: buffer, from: place),
        descriptions.place(in: buffer, from: place),
      ]
      guard let word = found.compactMap(\.self).min() else {
        let end = isEnd ? buffer.count : holdBack(from: place)
        try pass(place..<end, emit)
        place = end
        return
      }
      let limit = max(place, word - Self.longestPrefix)
      let start = ByteSearch.lineStart(in: buffer, before: word, limit: limit)
      try pass(place..<start, emit)
      place = start
      guard var end = lineEnd(from: start, isEnd) else { return }
      if word == found[0] {
        // A line may have several, as one of JSON.
        let next = conflicts.place(in: buffer, from: word + conflicts.bytes.count)
        end = min(end, next ?? end)
      }
      if word == found[0] {
        block = .conflict(OpenReport(ConflictReportReader(line: line)))
      } else if word == found[1] {
        block = .trace(AmbiguityTrace(line: line))
      } else {
        let isRecovery = LogText.line(tail[...]).contains(ConflictProse.recovery)
        let reader = ConflictReportReader(line: line, isHeadless: true, isRecovery: isRecovery)
        block = .conflict(OpenReport(reader))
      }
      // The first line is settled, whoever's it is, so that this goes on.
      if try !take(start..<end, emit) {
        block = nil
        try pass(start..<end, emit)
      }
      place = end
    }
  }

  /// Returns the start of what the next piece may complete.
  private func holdBack(from place: Int) -> Int {
    let longest = Self.longestPrefix + max(conflicts.bytes.count, traces.bytes.count)
    let limit = max(place, buffer.count - longest)
    return ByteSearch.lineStart(in: buffer, before: buffer.count, limit: limit)
  }

  private func lineEnd(from place: Int, _ isEnd: Bool) -> Int? {
    let most = place + Self.longestLine
    guard let end = ByteSearch.lineEnd(in: buffer, from: place) else {
      return isEnd ? min(buffer.count, most) : buffer.count >= most ? most : nil
    }
    return min(end, most)
  }

  private mutating func pass<Failure: Error>(
    _ range: Range<Int>,
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) {
    guard !range.isEmpty else { return }
    line += ByteSearch.lineFeeds(in: buffer, range)
    tail = Array(buffer[range].suffix(Self.tailLength))
    try emit(.passed(buffer[range]))
  }

  /// Gives a line to the block, and returns whether it is settled.
  private mutating func take<Failure: Error>(
    _ range: Range<Int>,
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let text = LogText.line(buffer[range])
    switch block {
    case .conflict(let report): return try take(range, text, into: report, emit)
    case .trace(var trace):
      let entries = AmbiguityTrace.entries(of: text, number: line)
      guard !entries.isEmpty else {
        let isTree =
          !trace.entries.isEmpty && text.contains(":0x") && !text.contains(ConflictProse.heading)
        if isTree {
          try pass(range, emit)
          return true
        }
        try end(emit)
        return false
      }
      trace.entries += entries
      block = .trace(trace)
      try pass(range, emit)
      if trace.entries.count >= 1000 { try end(emit) }
      return true
    case nil: return false
    }
  }

  /// Gives a line to a report, or to another one whose it is, and returns whether it is settled.
  private mutating func take<Failure: Error>(
    _ range: Range<Int>,
    _ text: String,
    into report: OpenReport,
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    var report = report
    if report.reader.lineCount == 0 {
      report.noteFirst(text)
    } else {
      let source = ConflictProse.source(of: text)
      if !report.isOf(source), let index = waiting.lastIndex(where: { $0.isOf(source) }) {
        (report, waiting[index]) = (waiting[index], report)
      } else if text.contains(ConflictProse.heading), report.goesOn(behindHeadingOf: source),
        waiting.count < Self.mostWaiting
      {
        // What is no report after all must not stand behind lines that came later.
        let doubtful = report.giveBackDoubtful()
        if !doubtful.isEmpty { try emit(.passed(doubtful[...])) }
        waiting.append(report)
        report = OpenReport(ConflictReportReader(line: line))
        report.noteFirst(text)
      } else if let constraint = report.reader.givenUp(in: text), !report.lists(constraint),
        let index = waiting.lastIndex(where: { $0.lists(constraint) })
      {
        var other = waiting.remove(at: index)
        other.reader.takeGivenUp(text, number: line)
        other.keep(buffer[range], isOwn: true)
        line += ByteSearch.lineFeeds(in: buffer, range)
        report.reader.waitOn()
        block = .conflict(report)
        try end(other, emit)
        return true
      }
      report.note(source)
    }
    let verdict = report.reader.take(text, number: line)
    // A first line is nobody else's.
    let isKept = verdict == .taken || verdict == .doubtful || report.reader.lineCount == 1
    if isKept {
      line += ByteSearch.lineFeeds(in: buffer, range)
      report.keep(buffer[range], isOwn: verdict != .doubtful)
    }
    let strangers = report.giveBackStrangers()
    if !strangers.isEmpty { try emit(.passed(strangers[...])) }
    block = .conflict(report)
    if verdict == .ended || report.bytes.count > Self.longestReport { try end(emit) }
    guard !isKept, verdict == .stranger else { return isKept }
    try pass(range, emit)
    return true
  }

  /// Emits a report; what was none after all is passed on.
  private mutating func end<Failure: Error>(
    _ report: OpenReport,
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) {
    var report = report
    let result = report.reader.finish()
    if report.reader.isReport {
      try emit(.conflict(result, bytes: report.bytes))
    } else {
      if lineOfHeadingAlone == nil, result.hasHeading { lineOfHeadingAlone = result.line }
      let bytes = report.bytes + report.giveBackDoubtful()
      if !bytes.isEmpty { try emit(.passed(bytes[...])) }
    }
  }

  /// Ends the block; a report that waits goes on.
  private mutating func end<Failure: Error>(
    _ emit: (LogPart) throws(Failure) -> Void
  ) throws(Failure) {
    let ended = block
    block = waiting.popLast().map { .conflict($0.resumed()) }
    switch ended {
    case .conflict(let report): try end(report, emit)
    case .trace(let trace): if !trace.entries.isEmpty { try emit(.trace(trace)) }
    case nil: break
    }
  }
}
