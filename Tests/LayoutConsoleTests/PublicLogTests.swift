import Foundation
import LayoutConsole
import LayoutDiagnostics
import TestSupport
import Testing

/// A log with the form of one in a public thread, written anew with other names, addresses and sizes.
///
/// Lists that a thread shows in part are completed; six logs have no thread, as their comments say.
struct PublicLog: CustomTestStringConvertible {
  /// A program or page that the log has gone through.
  enum Wrapper: CaseIterable {
    case xcode
    case library
    case framework
    case systemLog
    case buildServer
    case webPage
  }

  /// The name of the file, without its extension.
  let name: String
  let wrapper: Wrapper
  /// What is said of each conflict.
  let messages: [String]
  /// The constraint that was given up in each, as an equation; `-` if the log does not say.
  let broken: [String]
  /// The lines of the log that are not understood.
  var unread: [Int] = []

  var testDescription: String { name }
}

@Suite struct PublicLogTests {
  private static let folder = "\(Repository.root)/Tests/LayoutConsoleTests/Logs"

  private func read(_ name: String) throws -> ReadLog {
    ReadLog(try String(contentsOfFile: "\(Self.folder)/\(name).log", encoding: .utf8))
  }

  @Test(arguments: PublicLog.all)
  func `a public log is explained, or answered with the line that is not understood`(
    _ row: PublicLog
  ) throws {
    let log = try read(row.name)
    let explanations = log.conflicts.map { ConflictExplanation($0) }
    #expect(explanations.map { $0.diagnostic(in: row.name).message } == row.messages)
    let broken = explanations.map { explanation in
      explanation.report.broken.map { explanation.equation(of: $0) } ?? "-"
    }
    #expect(broken == row.broken)
    #expect(log.conflicts.flatMap(\.unread).map(\.line) == row.unread)
    let notes = explanations.flatMap { $0.diagnostic(in: row.name).notes }
    #expect(notes.count { $0.message.hasPrefix("not understood: ") } == row.unread.count)
  }

  @Test(arguments: PublicLog.all)
  func `pieces of any size make no difference`(_ row: PublicLog) throws {
    let bytes = Array(
      try String(contentsOfFile: "\(Self.folder)/\(row.name).log", encoding: .utf8).utf8
    )
    let whole = ReadLog(bytes)
    for size in [1, 7, 61, 640] {
      let log = ReadLog(bytes, pieces: size)
      #expect(log.conflicts == whole.conflicts && log.passed == whole.passed)
    }
  }

  @Test(arguments: PublicLog.all)
  func `half a log ends in words and not in a crash`(_ row: PublicLog) throws {
    let bytes = Array(
      try String(contentsOfFile: "\(Self.folder)/\(row.name).log", encoding: .utf8).utf8
    )
    for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let middle = Int(Double(bytes.count) * part)
      for half in [bytes[..<middle], bytes[middle...]] {
        let log = ReadLog(Array(half))
        for report in log.conflicts {
          let finding = ConflictExplanation(report).diagnostic(in: row.name)
          #expect(
            finding.message.hasPrefix("a conflict ")
              || finding.message.contains(" contradict each other")
          )
        }
      }
    }
  }

  @Test func `every file of the folder has a row, and every wrapper several`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(files.sorted() == PublicLog.all.map { "\($0.name).log" }.sorted())
    #expect(files.count >= 40)
    for wrapper in PublicLog.Wrapper.allCases {
      #expect(PublicLog.all.count { $0.wrapper == wrapper } >= 3, "\(wrapper)")
    }
  }
}
