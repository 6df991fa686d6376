import Foundation
import TestSupport
import Testing

/// The page on the architecture, against the package and the files that it speaks of.
@Suite struct ArchitectureTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(Repository.root)/\(path)", encoding: .utf8)
  }

  /// The cells of the page's table with a number of columns, row by row.
  private func rows(columns: Int) throws -> [[String]] {
    try text("Sources/LayoutSimulation/LayoutSimulation.docc/Architecture.md").split(
      separator: "\n"
    )
    .filter { $0.hasPrefix("| ") }
    .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    .filter { $0.count == columns }
  }

  /// What stands in backquotes.
  private func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func `the page lists every target once, and each below all that it uses`() throws {
    let order = try rows(columns: 2).flatMap { names($0[0]) }
    let targets = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/Sources")
    #expect(order.sorted() == targets.sorted())
    for file in targets {
      guard let place = order.firstIndex(of: file) else { continue }
      for used in try imports(of: file) where used != file {
        guard let other = order.firstIndex(of: used) else { continue }
        #expect(other < place, "'\(file)' uses '\(used)', which stands below it")
      }
    }
  }

  @Test func `targets and stages are told on one page each`() throws {
    let sources = "\(Repository.root)/Sources"
    let pages =
      try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" } + ["README.md"]
    let texts = try pages.map { ($0, try text($0)) }
    let folder = "Sources/LayoutSimulation/LayoutSimulation.docc"
    #expect(
      texts.filter { $0.1.contains("\n| Target | What it is |") }.map(\.0) == [
        "\(folder)/Architecture.md"
      ]
    )
    #expect(
      texts.filter { $0.1.contains("[ScreenFrame]") }.map(\.0) == [
        "\(folder)/FromScenarioToPicture.md"
      ]
    )
    for page in ["Architecture", "FromScenarioToPicture", "Words"] {
      #expect(try text("README.md").contains("(\(folder)/\(page).md)"))
    }
  }

  /// The modules that the sources of a target import.
  private func imports(of target: String) throws -> Set<String> {
    let folder = "\(Repository.root)/Sources/\(target)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains("Generated/") }
    return try Set(
      files.flatMap { file in
        try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n")
          .filter { $0.contains("import ") && !$0.hasPrefix("/") && !$0.hasPrefix(" ") }
          .compactMap { $0.split(separator: " ").last.map(String.init) }
      }
    )
  }

  @Test func `every place to look at and to change is there`() throws {
    let answers = try rows(columns: 3).dropFirst()
    #expect(answers.count >= 10)
    for answer in answers {
      let files = [names(answer[1]), names(answer[2])].map { $0.filter { $0.contains(".") } }
      // A start with a gesture of its own is one in the table and in the comparison too.
      let most = answer[0] == "the start of a selection" ? 4 : 2
      #expect(
        (1...3).contains(files[0].count) && (1...most).contains(files[1].count),
        "\(answer[0])"
      )
      for file in files.joined() {
        let path = "\(Repository.root)/\(file)"
        #expect(FileManager.default.fileExists(atPath: path), "there is no '\(file)'")
      }
    }
  }
}
