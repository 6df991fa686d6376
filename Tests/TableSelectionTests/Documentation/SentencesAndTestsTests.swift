import Foundation
import TestSupport
import Testing

/// The page that maps what the systems say of themselves to what pins it: nothing on it may be made up.
@Suite struct SentencesAndTestsTests {
  private static let page =
    Repository.root + "/Tests/TableSelectionTests/Documentation/SentencesAndTests.md"

  /// A row of a table on the page.
  struct Sentence: CustomTestStringConvertible, Sendable {
    let rule: String
    /// Names of tests, which stand in quotation marks.
    let tests: [String]
    /// Names of suites and scenarios, which stand in code voice.
    let places: [String]

    var testDescription: String { rule }
  }

  private static func sentences() throws -> [Sentence] {
    let text = try String(contentsOfFile: page, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[0] != "Rule" else { return nil }
      return Sentence(
        rule: cells[0],
        tests: every(second: cells[1].split(separator: "\"", omittingEmptySubsequences: false)),
        places: every(second: cells[1].split(separator: "`", omittingEmptySubsequences: false))
      )
    }
  }

  private static func every(second parts: [Substring]) -> [String] {
    parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// All scenarios, without what follows their names.
  private static let scenarios: [String] = {
    let folder = Repository.root + "/Snapshots"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".sim.yaml") }.map { String($0.dropLast(9)) }
  }()

  @Test func `every rule names what pins it, and is said once`() throws {
    let sentences = try Self.sentences()
    #expect(sentences.count > 100)
    for sentence in sentences {
      #expect(!(sentence.tests + sentence.places).isEmpty, "\(sentence.rule)")
    }
    let rules = sentences.map(\.rule)
    #expect(Set(rules).count == rules.count)
  }

  @Test func `every test, suite and scenario that a rule names is there`() throws {
    let sources = try SwiftSources(in: "Tests")
    let tests = sources.names(after: "func `", before: "`(")
      .union(sources.names(after: "testDescription: \"", before: "\""))
    let suites = sources.names(after: "struct ", before: " {")
    for sentence in try Self.sentences() {
      for test in sentence.tests {
        #expect(tests.contains(test), "no test is named '\(test)', of '\(sentence.rule)'")
      }
      for place in sentence.places {
        let isThere = suites.contains(place) || Self.isScenario(place)
        #expect(isThere, "there is no '\(place)', of '\(sentence.rule)'")
      }
    }
  }

  /// Whether there is a scenario of that name, or one that begins and ends as it says around a '…'.
  private static func isScenario(_ name: String) -> Bool {
    let parts = name.components(separatedBy: "…")
    guard parts.count == 2 else { return scenarios.contains(name) }
    return scenarios.contains { $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[1]) }
  }
}
