import Foundation
import LayoutScenes
import Testing

@Suite struct `The page of the scenario language` {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LayoutScenes/LayoutScenes.docc/ScenarioLanguage.md")
  private static let mark =
    "<!-- The tables are made from SceneLanguage: RECORD_LANGUAGE_PAGE=1 -->\n"

  /// With `RECORD_LANGUAGE_PAGE=1` in the environment the tables are written into the page.
  @Test func `it lists every key as the reader knows it`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = text.components(separatedBy: Self.mark)
    try #require(parts.count == 2, "the page has no mark for its tables")
    if ProcessInfo.processInfo.environment["RECORD_LANGUAGE_PAGE"] == "1" {
      let page = parts[0] + Self.mark + "\n" + SceneLanguage.tables
      try page.write(to: Self.page, atomically: true, encoding: .utf8)
      return
    }
    #expect(parts[1] == "\n" + SceneLanguage.tables)
  }
}
