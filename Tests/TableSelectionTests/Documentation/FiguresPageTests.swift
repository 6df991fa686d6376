import Foundation
import LayoutInteraction
import Testing

@Suite struct `The page of figures` {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/LayoutSimulation/LayoutSimulation.docc/Fidelity.md")
  private static let marks = (
    start: "<!-- The table is made from Thresholds: RECORD_FIGURES_PAGE=1 -->\n",
    end: "<!-- The end of the table. -->\n"
  )

  /// With `RECORD_FIGURES_PAGE=1` in the environment the table is written into the page.
  @Test func `it lists every threshold with its unit, origin and confidence`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let head = text.components(separatedBy: Self.marks.start)
    let tail = text.components(separatedBy: Self.marks.end)
    try #require(head.count == 2 && tail.count == 2, "the page has no marks for its table")
    let rows = ["| Figure | Value | Origin | How sure |", "|---|---|---|---|"] + Thresholds.rows
    let table = "\n" + rows.map { $0 + "\n" }.joined() + "\n"
    let page = head[0] + Self.marks.start + table + Self.marks.end + tail[1]
    if ProcessInfo.processInfo.environment["RECORD_FIGURES_PAGE"] == "1" {
      return try page.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(text == page)
  }
}
