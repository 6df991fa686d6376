import Foundation
import TestSupport
import Testing

@Suite struct GlossaryTests {
  private static let sources = "\(Repository.root)/Sources"

  /// The types of the last column of the page, with the words that they stand beside.
  private func entries() throws -> [(word: String, type: String)] {
    let page = "\(Self.sources)/LayoutSimulation/LayoutSimulation.docc/Words.md"
    let lines = try String(contentsOfFile: page, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[2].hasPrefix("`") else { return nil }
      return (cells[0], cells[2].filter { $0 != "`" })
    }
  }

  @Test func `every word names a type that is there`() throws {
    let source = try FileManager.default.subpathsOfDirectory(atPath: Self.sources)
      .filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }
      .map { try String(contentsOfFile: "\(Self.sources)/\($0)", encoding: .utf8) }
      .joined()
    let entries = try entries()
    #expect(entries.count > 40)
    for (word, type) in entries {
      let isThere = ["struct", "class", "enum", "protocol"].contains { kind in
        source.contains("\(kind) \(type):") || source.contains("\(kind) \(type) {")
      }
      #expect(isThere, "there is no type '\(type)' for '\(word)'")
    }
  }

  @Test func `a word stands on the page once`() throws {
    let words = try entries().map(\.word)
    #expect(Set(words).count == words.count)
  }
}
