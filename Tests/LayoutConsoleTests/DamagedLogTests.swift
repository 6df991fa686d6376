import Foundation
import LayoutConsole
import LayoutDiagnostics
import TestSupport
import Testing

/// A public log that is cut, mixed with others, or damaged.
@Suite struct DamagedLogTests {
  private static let folder = "\(Repository.root)/Tests/LayoutConsoleTests/Logs"

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).log")))
  }

  /// Returns whether bytes come in this order in others, which may have more between them.
  private static func isPart(_ some: [UInt8], of all: [UInt8]) -> Bool {
    var rest = all[...]
    for byte in some {
      guard let place = rest.firstIndex(of: byte) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Expects that no byte is lost, and that each finding can be told.
  private static func check(_ log: ReadLog, of bytes: [UInt8], _ words: Comment) {
    #expect(log.passed.count + log.settled == bytes.count, words)
    #expect(isPart(log.passed, of: bytes), words)
    if log.conflicts.isEmpty { #expect(log.passed == bytes, words) }
    for finding in log.findings {
      let isKnown =
        finding.message.hasPrefix("a conflict ")
        || finding.message.contains(" contradict each other")
        || finding.code == "log-ambiguity"
      #expect(isKnown, words)
      #expect(finding.mark.map { $0.line >= 1 } == true, words)
    }
  }

  /// The bytes from one beginning to the next: with more seeds it is one.
  private static let step = seeds(from: 0, count: 1).count > 1 ? 1 : 4

  @Test(arguments: PublicLog.all)
  func `each beginning of a log is read, or the line is named that is not understood`(
    _ row: PublicLog
  ) throws {
    let bytes = try Self.bytes(row.name)
    var known: Set<ConflictReport> = []
    // The scanner is a value, so that a beginning costs little more than the one before.
    var scanner = LogScanner()
    var before = ReadLog("")
    for length in stride(from: 1, through: bytes.count, by: Self.step) {
      scanner.scan(bytes[max(0, length - Self.step)..<length]) { before.take($0) }
      var (end, log) = (scanner, before)
      end.finish { log.take($0) }
      #expect(log.passed.count + log.settled == length, "\(length) bytes")
      for report in log.conflicts where known.insert(report).inserted {
        let finding = ConflictExplanation(report).diagnostic(in: row.name)
        #expect(
          finding.message.hasPrefix("a conflict ")
            || finding.message.contains(" contradict each other"),
          "\(length) bytes"
        )
        let unread = finding.notes.filter { $0.message.hasPrefix("not understood: ") }
        #expect(unread.compactMap(\.mark?.line) == report.unread.map(\.line), "\(length) bytes")
      }
    }
  }

  // MARK: Random damage

  private static let noise: [[UInt8]] = [
    Array("\n".utf8), Array("\r\n".utf8), [0x00], [0xFF, 0xFE], [0xC3], [0xE2, 0x80],
    Array("\u{1B}[33m".utf8), Array("\u{1B}[".utf8), Array("\u{1B}".utf8), Array("::error::".utf8),
    Array("%0A".utf8), Array("\\n".utf8), Array("#012".utf8), Array("(".utf8), Array(")\n".utf8),
    Array("<NSLayoutConstraint:0x".utf8), Array("'".utf8), Array("\"<".utf8), Array(">\"".utf8),
    Array("Unable to simultaneously satisfy constraints".utf8), Array("AMBIGUOUS LAYOUT".utf8),
    Array("Will attempt to recover by breaking constraint".utf8), Array("&lt;".utf8),
    Array("<private>".utf8), Array(" == nan".utf8), Array("1e309".utf8), Array("\u{2067}".utf8),
    Array("99999999999999999999".utf8), Array("|   |   ".utf8), Array("UIView:0x7f.width".utf8),
  ]

  /// Returns parts of logs in any order, with damage.
  private static func mixture(_ seed: UInt64) throws -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var result: [UInt8] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let row = try #require(PublicLog.all.randomElement(using: &random))
      var bytes = try Self.bytes(row.name)
      if Bool.random(using: &random) {
        let ends = [0, 1].map { _ in Int.random(in: 0...bytes.count, using: &random) }.sorted()
        bytes = Array(bytes[ends[0]..<ends[1]])
      }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(place..<end, with: noise.randomElement(using: &random) ?? [])
      }
      result += bytes
    }
    return result
  }

  @Test(arguments: seeds(from: 1, count: 40))
  func `no byte is lost whatever a log looks like`(seed: UInt64) throws {
    let bytes = try Self.mixture(seed)
    let whole = ReadLog(bytes)
    Self.check(whole, of: bytes, "seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let pieces = ReadLog(bytes, pieces: Int.random(in: 1...200, using: &random))
    #expect(pieces.passed == whole.passed && pieces.conflicts == whole.conflicts, "seed \(seed)")
    #expect(pieces.traces == whole.traces, "seed \(seed)")
  }

  @Test(arguments: seeds(from: 1, count: 20))
  func `lines of others pass unchanged between conflicts`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (all, others): ([UInt8], [UInt8]) = ([], [])
    for index in 0..<6 {
      var line = Array("other \(index) ".utf8)
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        let byte = UInt8.random(in: 0...255, using: &random)
        // A '<' may begin a description, which is not what this is about.
        line.append(byte == UInt8(ascii: "<") ? 0 : byte)
      }
      line += Array("\r\n".utf8)
      others += line
      all += line
      let row = try #require(PublicLog.all.randomElement(using: &random))
      let log = ReadLog(try Self.bytes(row.name))
      others += log.passed
      all += try Self.bytes(row.name)
    }
    // What is passed of a log by itself is passed of it among others.
    let passed = ReadLog(all).passed
    for index in 0..<6 {
      #expect(passed.ranges(of: Array("other \(index) ".utf8)).count == 1, "seed \(seed)")
    }
    #expect(passed.count == others.count, "seed \(seed)")
  }
}
