import LayoutConsole
import LayoutDiagnostics
import TestSupport
import Testing

/// A trace of some system or wrapper, with the views that are told, each with its line and what is free.
private struct TraceRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let expected: [String]

  init(_ testDescription: String, _ text: String, _ expected: String...) {
    (self.testDescription, self.text, self.expected) = (testDescription, text, expected)
  }
}

// The forms are those of traces in questions and issues about UIKit, of iOS 6 to 26, with other classes, numbers
// and texts.
@Suite struct AmbiguityTraceTests {
  private static let modern = """
    •UIWindow:0x7f0
    |   UITransitionView:0x7f1
    |   |   •UIView:0x7f3, MISSING HOST CONSTRAINTS
    |   |   |   *UILabel:0x7f4'Title'- AMBIGUOUS LAYOUT for UILabel:0x7f4'Title'.minX{id: 28}, UILabel:0x7f4'Title'.Width{id: 30}
    |   |   |   +UILabel:0x7f5'Tom's'- AMBIGUOUS LAYOUT, MISSING HOST CONSTRAINTS

    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES

    """

  private static let rows = [
    TraceRow(
      "iOS 6",
      "(gdb) po [[UIWindow keyWindow] _autolayoutTrace]\n(id) $1 = 0x0a6a3c50 \n*<UIWindow:0x8b0>\n|   *<UIView:0x8b1> - AMBIGUOUS LAYOUT\n|   |   *<Shop.Card<Swift.Int, Shop.Row>:0x8b2> - AMBIGUOUS LAYOUT\n",
      "4 UIView 0x8b1",
      "5 Shop.Card<Swift.Int, Shop.Row> 0x8b2"
    ),
    TraceRow("iOS 7 to 26", modern, "4 UILabel 0x7f4 minX width", "5 UILabel 0x7f5 by hand"),
    TraceRow(
      "a window by itself",
      "UIWindow:0x7f0 - AMBIGUOUS LAYOUT for UIView:0x7f3.Height{id: 2}\n",
      "1 UIWindow 0x7f0 height"
    ),
    TraceRow(
      "colors",
      "\u{1B}[33m▸\u{1B}[0m |   *UILabel:0x7f4'A'- AMBIGUOUS LAYOUT\r\n",
      "1 UILabel 0x7f4"
    ),
    TraceRow("a quotation", "> |   *<UIView:0x8b1> - AMBIGUOUS LAYOUT\n", "1 UIView 0x8b1"),
    TraceRow(
      "a web page",
      "|   *&lt;UIView:0x8b1&gt; - AMBIGUOUS LAYOUT\n",
      "1 UIView 0x8b1"
    ),
    TraceRow(
      "one line of JSON",
      #"{"dump":"\n•UIWindow:0x7f0\n|   *UILabel:0x7f5'A'- AMBIGUOUS LAYOUT for UILabel:0x7f5'A'.minY{id: 2}\n|   *UIView:0x7f6 - AMBIGUOUS LAYOUT\n"}"#,
      "1 UILabel 0x7f5 minY",
      "1 UIView 0x7f6"
    ),
    TraceRow(
      "an optional of Swift",
      #"Optional("\n•UIWindow:0x7f0\n|   *UIView:0x7f6 - AMBIGUOUS LAYOUT for UIView:0x7f6.minX{id: 2}")"#,
      "1 UIView 0x7f6 minX"
    ),
    TraceRow(
      "a text with a line feed",
      "•UIWindow:0x7f0\n|   *UILabel:0x7f4'Two\nlines'- AMBIGUOUS LAYOUT for UILabel:0x7f4'Two\nlines'.minX{id: 3}\n",
      "3 UILabel 0x7f4"
    ),
    TraceRow(
      "a text that has the words",
      "|   UILabel:0x7f3'No AMBIGUOUS LAYOUT'\n|   *UILabel:0x7f4'No AMBIGUOUS LAYOUT'- AMBIGUOUS LAYOUT\n",
      "2 UILabel 0x7f4"
    ),
    TraceRow(
      "what the log withholds",
      "*UILabel:0x7f4<private>- AMBIGUOUS LAYOUT for <private>\n",
      "1 UILabel 0x7f4"
    ),
    TraceRow(
      "no view",
      "AMBIGUOUS LAYOUT\nwas AMBIGUOUS LAYOUT: 0x12\n:0x1 - AMBIGUOUS LAYOUT\n"
    ),
  ]

  private static func facts(of log: ReadLog) -> [String] {
    log.traces.flatMap(\.entries).map { entry in
      let words = ["\(entry.line)", entry.item.className, entry.item.address ?? "-"]
      let free = entry.unknowns.map(\.rawValue) + (entry.isManual ? ["by hand"] : [])
      return (words + free).joined(separator: " ")
    }
  }

  @Test(arguments: rows)
  private func `a trace of any system is read, and passes unchanged`(_ row: TraceRow) {
    for pieces in [1, 60, 10_000] {
      let log = ReadLog(row.text, pieces: pieces)
      #expect(Self.facts(of: log) == row.expected)
      #expect(log.text == row.text && log.conflicts.isEmpty)
    }
  }

  @Test(arguments: rows)
  private func `each beginning and each end of a trace is read`(_ row: TraceRow) {
    let bytes = Array(row.text.utf8)
    for length in 0...bytes.count {
      for part in [bytes.prefix(length), bytes.suffix(length)] {
        let log = ReadLog(Array(part))
        #expect(log.passed == Array(part))
        #expect(log.findings.allSatisfy { $0.code == "log-ambiguity" && $0.mark != nil })
      }
    }
  }
}
