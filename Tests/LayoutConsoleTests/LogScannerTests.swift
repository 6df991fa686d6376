import LayoutConsole
import LayoutDiagnostics
import Testing

/// A log as it is read: what passes, and what is found.
struct ReadLog {
  var passed: [UInt8] = []
  var conflicts: [ConflictReport] = []
  var traces: [AmbiguityTrace] = []
  /// The number of bytes that conflicts were read from.
  var settled = 0

  /// Reads a log in pieces of a size.
  init(_ bytes: [UInt8], pieces: Int = 1 << 16) {
    var scanner = LogScanner()
    var place = 0
    while place < bytes.count {
      let end = min(bytes.count, place + pieces)
      scanner.scan(bytes[place..<end]) { take($0) }
      place = end
    }
    scanner.finish { take($0) }
  }

  init(_ text: String, pieces: Int = 1 << 16) { self.init(Array(text.utf8), pieces: pieces) }

  mutating func take(_ part: LogPart) {
    switch part {
    case .passed(let bytes): passed += bytes
    case .conflict(let report, let bytes):
      conflicts.append(report)
      settled += bytes.count
    case .trace(let trace): traces.append(trace)
    }
  }

  /// What is told of it.
  var findings: [Diagnostic] {
    conflicts.map { ConflictExplanation($0).diagnostic(in: "a.log") }
      + traces.map { $0.diagnostic(in: "a.log") }
  }

  var text: String { String(decoding: passed, as: UTF8.self) }
}

/// A report with its beginning, between lines of others.
struct WrapperRow: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  var passed = ""
  var constraints = 2
  var broken: Int? = 1
}

@Suite struct LogScannerTests {
  private static let report = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
    (
        "<NSLayoutConstraint:0x61 UIView:0x71.height == 84   (active)>",
        "<NSLayoutConstraint:0x62 UIView:0x71.height == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x62 UIView:0x71.height == 200   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

    """

  /// The report with something in front of each line.
  private static func report(behind prefix: String) -> String {
    report.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { prefix + $0 + "\n" }.joined()
  }

  @Test(arguments: [
    WrapperRow(testDescription: "alone", text: report),
    WrapperRow(
      testDescription: "NSLog",
      text: "one\n2017-09-24 16:40:23.780953+0700 Shop[31177:1017369] [LayoutConstraints] "
        + report + "two\n",
      passed: "one\ntwo\n"
    ),
    WrapperRow(
      testDescription: "system log",
      text: "Mar  4 18:25:38 mini SpringBoard[10567]: \(report)",
    ),
    WrapperRow(
      testDescription: "GitHub Actions",
      text: report(behind: "2024-03-05T10:11:12.1234567Z ") + "2024-03-05T10:11:13.0000000Z done",
      passed: "2024-03-05T10:11:13.0000000Z done"
    ),
    WrapperRow(testDescription: "fastlane", text: report(behind: "[10:11:12]: ▸ ")),
    WrapperRow(testDescription: "colors", text: report(behind: "\u{1B}[33m▸\u{1B}[0m \u{1B}[1m")),
    WrapperRow(testDescription: "quoted mail", text: report(behind: "> ")),
    WrapperRow(testDescription: "line ends of Windows", text: report.replacing("\n", with: "\r\n")),
    WrapperRow(testDescription: "one line of JSON", text: report.replacing("\n", with: "\\n")),
    WrapperRow(testDescription: "one line of syslog", text: report.replacing("\n", with: "#012")),
    WrapperRow(testDescription: "line feeds lost", text: report.replacing("\n", with: " ")),
    WrapperRow(
      testDescription: "a web page",
      text: report.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    ),
    WrapperRow(
      testDescription: "lines of others between",
      text: report.replacing("\n(\n", with: "\n(\nanother thread\n").replacing(
        "\n)\n",
        with: "\n<UIView: 0x71; frame = (0 0; 1 1)>\n)\n"
      ),
      passed: "another thread\n<UIView: 0x71; frame = (0 0; 1 1)>\n"
    ),
    WrapperRow(
      testDescription: "lines of others behind the heading",
      text: report.replacing("\n\tProbably", with: "\nGET /items 200\nGET /item 404\n\tProbably"),
      passed: "GET /items 200\nGET /item 404\n"
    ),
    WrapperRow(
      testDescription: "wrapped lines",
      text: report.replacing("UIView:0x71.height", with: "UIView:0x71\n.height")
    ),
    WrapperRow(
      testDescription: "half",
      text: String(
        report.prefix(upTo: report.firstRange(of: "    \"<NSLayoutConstraint:0x62")!.lowerBound)
      ),
      constraints: 1,
      broken: nil
    ),
  ])
  func `a report is found in what is around it`(_ row: WrapperRow) throws {
    for pieces in [1, 7, 64, 100_000] {
      let log = ReadLog(row.text, pieces: pieces)
      #expect(log.text == row.passed)
      let report = try #require(log.conflicts.first)
      #expect(log.conflicts.count == 1)
      #expect(report.constraints.count == row.constraints)
      #expect(report.broken == row.broken)
      #expect(report.isWhole == (row.broken != nil))
    }
  }

  @Test func `one report follows another`() {
    let log = ReadLog(Self.report + "between\n" + Self.report + Self.report)
    #expect(log.conflicts.map(\.line) == [1, 17, 32])
    #expect(log.conflicts[1].constraints.map(\.line) == [23, 24])
    #expect(log.text == "between\n")
  }

  @Test(arguments: ["\\n", " "])
  func `a line may have several reports`(_ lineFeed: String) {
    let line = (Self.report + "between\n" + Self.report + Self.report)
      .replacing("\n", with: lineFeed)
    for pieces in [1, 100, 100_000] {
      let log = ReadLog("one\n" + line + "\ntwo\n", pieces: pieces)
      #expect(log.text == "one\ntwo\n")
      #expect(log.conflicts.map(\.line) == [2, 2, 2])
      #expect(log.conflicts.map(\.constraints.count) == [2, 2, 2])
      #expect(log.conflicts.allSatisfy { $0.broken == 1 && $0.isInOneLine })
    }
  }

  @Test func `reports of two processes, line by line in turn, are told both`() {
    let other = Self.report.replacing("0x7", with: "0x8").replacing("0x6", with: "0x9")
    let lines = zip(Self.report.split(separator: "\n"), other.split(separator: "\n"))
    let log = ReadLog(lines.map { "\($0)\n\($1)\n" }.joined())
    let explanation = log.conflicts.map { ConflictExplanation($0) }.first {
      $0.contradictions.count > 1
    }
    #expect(explanation?.contradictions.map(\.arithmetic) == ["200 > 84", "200 > 84"])
  }

  @Test(arguments: [
    "", "\n", "plain\nlog\n", "without end", "fix: Unable to simultaneously satisfy constraints",
    "Unable to simultaneously satisfy constraints.\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n",
    "AMBIGUOUS LAYOUT\n", "AMBIGUOUS", "\u{1B}[1m bold \u{1B}[0m\r\n\t x",
  ])
  func `everything else passes unchanged`(_ text: String) {
    for pieces in [1, 3, 1000] {
      let log = ReadLog(text, pieces: pieces)
      #expect(log.text == text)
      #expect(log.conflicts.isEmpty && log.traces.isEmpty)
    }
  }

  @Test func `bytes that are no text pass unchanged`() {
    let bytes: [UInt8] = [0xFF, 0x0A, 0xC3, 0x28, 0x00, 0x0A, 0xE2, 0x82]
    #expect(ReadLog(bytes).passed == bytes)
    let inside = Self.report.replacing("UIView:0x71.", with: "UIView:0x71'#'.")
    let damaged = Array(inside.utf8).map { $0 == 0x23 ? 0xFF : $0 }
    #expect(ReadLog(damaged).conflicts.first?.constraints.first?.first.item.text == "\u{FFFD}")
  }

  @Test func `a line of megabytes passes, and a report behind it is read`() {
    let long = String(repeating: "x", count: 3 << 20)
    let log = ReadLog(long + Self.report + long)
    #expect(log.conflicts.count == 1)
    #expect(log.passed.count == (6 << 20) - 4096 && log.passed.allSatisfy { $0 == 0x78 })
  }

  @Test func `a report that does not end is given up`() {
    let start = Self.report.prefix(440) + "\n"
    let noise = (0..<1000).map { "line \($0)\n" }.joined()
    let log = ReadLog(start + noise)
    #expect(log.text.hasSuffix(noise.suffix(5000)))
    #expect(log.conflicts.first?.isWhole == false)
  }

  @Test func `descriptions of other forms are kept with their lines`() throws {
    let text = Self.report.replacing(
      "    \"<NSLayoutConstraint:0x61 UIView:0x71.height == 84   (active)>\",",
      with: "    \"title Top Equal card Top. VFL: V:|-(8)-[title]\",\n    \"<private>\","
    )
    let report = try #require(ReadLog(text).conflicts.first)
    #expect(report.unread.map(\.text) == ["title Top Equal card Top. VFL: V:|-(8)-[title]"])
    #expect(report.unread.map(\.line) == [7])
    #expect(report.withheld == 1)
  }

  @Test func `letters beyond ASCII are read as old systems write them`() throws {
    let text = Self.report.replacing("UIView:0x71.", with: "UILabel:0x71'Caf\\U00e9 \\\"A\\\"'.")
    let report = try #require(ReadLog(text).conflicts.first)
    #expect(report.constraints[0].first.item.text == "Café \"A\"")
  }

  @Test func `a trace is read line by line, and passes`() throws {
    let text = """
      (lldb) po [[UIWindow keyWindow] _autolayoutTrace]
      •UIWindow:0x7f0
      |   •UIView:0x7f1
      |   |   *UILabel:0x7f2'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f2'Name'.minX{id: 13}, UILabel:0x7f2'Name'.Width{id: 14}
      |   |   +UIView:0x7f3
      |   |   *<UILayoutGuide: 0x7f4> - AMBIGUOUS LAYOUT

      done

      """
    for pieces in [1, 50, 10_000] {
      let log = ReadLog(text, pieces: pieces)
      #expect(log.text == text)
      let trace = try #require(log.traces.first)
      #expect(log.traces.count == 1 && trace.line == 4)
      #expect(trace.entries.map(\.item.className) == ["UILabel", "UILayoutGuide"])
      #expect(trace.entries.map(\.item.address) == ["0x7f2", "0x7f4"])
      #expect(trace.entries.map(\.unknowns) == [[.minX, .width], []])
      #expect(trace.entries.map(\.line) == [4, 6] && trace.entries.map(\.depth) == [2, 2])
    }
  }
}
