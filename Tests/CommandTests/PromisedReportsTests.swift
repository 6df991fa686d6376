import Foundation
import TestSupport
import Testing

@Suite struct PromisedReportsTests {
  private struct Promise {
    let sentence: String
    let suite: String
    let test: String
  }

  private static let path =
    "\(Repository.root)/Sources/LayoutSimulation/LayoutSimulation.docc/PromisedReports.md"
  private static let heads = ["| Promise | Test |", "|---|---|"]
  /// What stands on the page besides headings and promises.
  private static let frame = [
    "Each sentence stands beside the test that fails as soon as it is no longer true."
  ]

  private func lines() throws -> [String] {
    try String(contentsOfFile: Self.path, encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private func promises() throws -> [Promise] {
    try lines().filter { $0.hasPrefix("|") && !Self.heads.contains($0) }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 2, "\(line)")
      let name = try #require(cells[1].firstRange(of: ": "), "\(line)")
      return Promise(
        sentence: cells[0],
        suite: String(cells[1][..<name.lowerBound]),
        test: String(cells[1][name.upperBound...])
      )
    }
  }

  @Test func `every promise names a test that is there`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(Repository.root)/Tests")
    let promises = try promises()
    #expect(promises.count > 30)
    for promise in promises {
      // Several targets may have a suite of one name.
      let files = paths.filter { $0.hasSuffix("/\(promise.suite).swift") }
      #expect(!files.isEmpty, "there is no suite '\(promise.suite)'")
      let text = try files.map {
        try String(contentsOfFile: "\(Repository.root)/Tests/\($0)", encoding: .utf8)
      }.joined()
      #expect(
        text.contains("func `\(promise.test)`") || text.contains("func \(promise.test)()"),
        "there is no test '\(promise.test)' in \(promise.suite)"
      )
    }
  }

  @Test func `a promise is one sentence, and the page has no other ones`() throws {
    for promise in try promises() {
      #expect(promise.sentence.hasSuffix(".") && !promise.sentence.contains(". "))
    }
    let others = try lines().filter { !$0.hasPrefix("|") && !$0.hasPrefix("#") }
    #expect(others == Self.frame)
    #expect(Set(try promises().map(\.sentence)).count == (try promises().count))
  }
}
