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
    let sources = try SwiftSources(in: "Sources")
    let types = ["struct", "class", "enum", "protocol"].reduce(into: Set<String>()) { types, kind in
      for end in [":", " {"] { types.formUnion(sources.names(after: "\(kind) ", before: end)) }
    }
    let entries = try entries()
    #expect(entries.count > 40)
    for (word, type) in entries {
      #expect(types.contains(type), "there is no type '\(type)' for '\(word)'")
    }
  }

  @Test func `a word stands on the page once`() throws {
    let words = try entries().map(\.word)
    #expect(Set(words).count == words.count)
  }
}
