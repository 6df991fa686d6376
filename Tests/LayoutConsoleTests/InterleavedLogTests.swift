import LayoutConsole
import Testing

/// Reports that processes, or threads, write at the same time.
@Suite struct InterleavedLogTests {
  /// Returns the lines of a report about a view at an address.
  private static func report(_ view: Int) -> [String] {
    [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want.",
      "(",
      "    \"<NSLayoutConstraint:0x\(view)1 UIView:0x\(view)9.height == 84   (active)>\",",
      "    \"<NSLayoutConstraint:0x\(view)2 UIView:0x\(view)9.height == 200   (active)>\"", ")", "",
      "Will attempt to recover by breaking constraint",
      "<NSLayoutConstraint:0x\(view)2 UIView:0x\(view)9.height == 200   (active)>", "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
    ]
  }

  /// The beginnings of lines, one for each report, in which the time goes on.
  struct Prefixes: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prefix: @Sendable (_ report: Int, _ line: Int) -> String
  }

  static let prefixes = [
    Prefixes(testDescription: "threads of a process") {
      "2024-03-05 10:11:\(10 + $1).123456+0100 Shop[31177:\(1000 + $0)] "
    },
    Prefixes(testDescription: "processes of the system's log") {
      "Mar  4 18:25:\(10 + $1) mini \(["Shop", "Widget", "Keyboard"][$0])[\(500 + $0)]: "
    },
    Prefixes(testDescription: "workers of a build server") {
      "[10:11:\(10 + $1)]: ▸ [worker-\("abc".dropFirst($0).first ?? "d")] "
    },
  ]

  private static func check(_ log: ReadLog, _ count: Int) {
    let reports = log.conflicts.sorted { $0.line < $1.line }
    #expect(reports.count == count)
    for report in reports {
      #expect(report.constraints.count == 2 && report.broken == 1 && report.unread.isEmpty)
      #expect(report.hasHeading && report.isWhole)
      let views = Set(report.constraints.map(\.first.item))
      #expect(views.count == 1)
    }
    #expect(Set(reports.compactMap { $0.constraints.first?.address }).count == count)
  }

  @Test(arguments: prefixes) func `line by line each goes to its own`(_ row: Prefixes) {
    var text = ""
    let reports = (0..<3).map { Self.report($0 + 1) }
    for line in reports[0].indices {
      for report in 0..<3 { text += row.prefix(report, line) + reports[report][line] + "\n" }
      text += row.prefix(0, line) + "GET /items 200\n"
    }
    let log = ReadLog(text)
    Self.check(log, 3)
    #expect(log.text.split(separator: "\n").count { $0.contains("GET /items") } == 11)
    #expect(!log.text.contains("LayoutConstraint"), "\(log.text)")
  }

  @Test(arguments: prefixes) func `a report within another leaves that whole`(_ row: Prefixes) {
    for start in 1..<10 {
      var lines = Self.report(1).enumerated().map { row.prefix(0, $0) + $1 }
      lines.insert(
        contentsOf: Self.report(2).enumerated().map { row.prefix(1, $0) + $1 },
        at: start
      )
      Self.check(ReadLog(lines.map { $0 + "\n" }.joined()), 2)
    }
  }

  @Test(arguments: [true, false])
  func `what was given up goes to the list that has it`(_ isFirstFirst: Bool) {
    let (first, second) = (Self.report(1), Self.report(2))
    let ends = isFirstFirst ? [first, second] : [second, first]
    let lines = first[..<6] + second[..<6] + ends[0][7..<9] + ends[1][7...]
    let log = ReadLog(lines.map { $0 + "\n" }.joined() + "after\n")
    Self.check(log, 2)
    #expect(log.text == "after\n")
  }

  @Test func `a report that is cut off does not wait for long`() {
    let lines = Self.report(1)[..<6] + Self.report(2) + ["one", "two", "three", "four", "five"]
    let log = ReadLog(lines.map { $0 + "\n" }.joined())
    #expect(log.conflicts.count == 2)
    #expect(log.conflicts.contains { !$0.isWhole && $0.constraints.count == 2 })
    #expect(log.text == "one\ntwo\nthree\nfour\nfive\n")
  }
}
