import Foundation
import LayoutConsole
import LayoutDiagnostics
import TestSupport
import Testing

/// Dumps that are damaged, large or meant to take long.
@Suite struct DamagedDumpTests {
  @Test func `each beginning and each end of a dump is read`() throws {
    let path = "\(Repository.root)/Tests/Documentation/views.txt"
    let bytes = Array(try String(contentsOfFile: path, encoding: .utf8).utf8)
    let whole = ViewDump(bytes, file: "a.txt").views.count
    for length in 0...bytes.count {
      #expect(ViewDump(Array(bytes.prefix(length)), file: "a.txt").views.count <= whole)
      #expect(ViewDump(Array(bytes.suffix(length)), file: "a.txt").views.count <= whole)
    }
  }

  private static let noise: [[UInt8]] =
    [
      "\n", "\r\n", "|", "   |    | ", "<", ">", "'", "; ", "=", " 0x", "<UIView: 0x", "(", "nan",
      "1e309", "-",
      "&lt;", "<UIView: 0x1; frame = (0 0; 9 9)>", "text = '", "hidden = YES", "\u{0}", "│", "é",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x94]]

  @Test(arguments: seeds(from: 1, count: 200))
  func `a damaged dump is a tree all the same`(seed: UInt64) throws {
    let path = "\(Repository.root)/Tests/Documentation/views.txt"
    var bytes = Array(try String(contentsOfFile: path, encoding: .utf8).utf8)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
      bytes.replaceSubrange(place..<end, with: Self.noise.randomElement(using: &random) ?? [])
    }
    let dump = ViewDump(bytes, file: "a.txt")
    #expect(dump.views.isEmpty == dump.findings.containsError, "seed \(seed)")
    #expect(dump.trees.flatMap { Array($0) } == Array(dump.views.indices), "seed \(seed)")
    let lines = bytes.count { $0 == 0x0A } + 1
    for (index, view) in dump.views.enumerated() {
      let parent = view.parent.map { dump.views[$0] }
      #expect(view.parent.map { $0 < index } ?? true, "seed \(seed)")
      #expect(view.depth == (parent?.depth ?? -1) + 1, "seed \(seed)")
      let mark = dump.mark(of: view)
      #expect((1...lines).contains(mark.line) && mark.column >= 1, "seed \(seed)")
      #expect(view.frame.map { ($0.minX + $0.maxY).isFinite } ?? true, "seed \(seed)")
    }
    #expect(dump.findings.allSatisfy { $0.mark != nil && !$0.message.isEmpty }, "seed \(seed)")
  }

  @Test(.timeLimit(.minutes(5)))
  func `ten megabytes are read in time that grows with them`() {
    func text(_ count: Int) -> [UInt8] {
      var text = "<UIWindow: 0x1; frame = (0 0; 393 852)>\n"
      for number in 0..<count {
        let bars = String(repeating: "   |", count: number % 40 + 1)
        text +=
          "\(bars) <UILabel: 0x\(number + 2); frame = (\(number % 300) 0; 50 20); text = 'Row \(number)'>\n"
      }
      return Array(text.utf8)
    }
    let (small, large) = (text(9000), text(72_000))
    #expect(large.count > 10_000_000)
    let short = processorTime { _ = ViewDump(small, file: "a.txt") }
    let long = processorTime { #expect(ViewDump(large, file: "a.txt").views.count == 72_001) }
    #expect(long < short * 16, "\(short) and \(long)")
  }

  private static let hostile = [
    "<", "<A 0x1;", "<A: 0x1; <", "<A: 0x1; text = '", "<A: 0x1; frame = (0 0; 9 9); text = 'a",
    "| <A: 0x1; frame = (0 0; 9 9)>", "\u{FFFD}<\u{1}", "   |", "0x1 ", " \n",
    "<A: 0x1; a = (({{[[",
    "<A<", "\n| <A: 0x1; frame = (0 0; 9 9)", "= '",
  ]

  @Test(.timeLimit(.minutes(5)), arguments: hostile)
  func `much of anything takes a moment`(part: String) {
    let text = String(repeating: part, count: 200_000 / part.utf8.count)
    let dump = ViewDump.reading(text)
    #expect(dump.views.isEmpty == dump.findings.containsError)
  }
}
