import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import Testing

@Suite struct `Cells in a file` {
  private func file(_ table: String, steps: String = "  - wait: 1s") -> String {
    """
    layoutsim: 2
    name: a test
    scene:
      views: [{box: [1, 1], name: badge}]
      constraints: [badge.top = superview.top, badge.leading = superview.leading]
      table:
    \(table.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    steps:
    \(steps)
    """
  }

  @Test func `rows name the cells of the table, or describe their own`() throws {
    let text = """
      cells:
        a: {margins: 3, views: [{label: "{text} by {who}", name: l}], constraints: [l.top = contentView.top]}
      cell: [a, none]
      rows: [{who: Ada}, B, {cell: {views: [{box: [1, 1]}]}}]
      """
    let table = try scenario(file(text)).scene.table
    #expect(table.cells.map(\.name) == ["a"])
    #expect(table.cells[0].cell.margins?.left == 3)
    #expect(table.cells[0].cell.views.constraints.map(\.first.item) == [.init("l")])
    #expect(table.look.cell?.values == [.named("a"), .stock])
    guard case .list(let rows) = table.sections[0].rows,
      case .own(let cell)? = rows[2].look.cell?[0]
    else {
      Issue.record("the last row has no cell of its own")
      return
    }
    #expect(cell.views.views.count == 1)
  }

  @Test(arguments: [
    MistakeRow(
      "an unknown cell",
      "rows: 3\ncells: {mail: {views: [{label: A}]}}\ncell: 1️⃣mial",
      "no cell is named 'mial'",
      notes: ["the names are 'mail'"],
      hint: "write 'mail'"
    ),
    MistakeRow(
      "a view outside of the cell",
      "rows: 3\ncell: {views: [{label: A, name: l}], constraints: [l.top = 1️⃣badge.top]}",
      "'badge' is outside of the cell, whose constraints are between its own views",
      notes: ["there are 'superview', 'contentView', 'l'"],
      hint: "write 'contentView' for the whole cell"
    ),
    MistakeRow(
      "the table",
      "rows: 3\ncell: {views: [{label: A, name: l}], constraints: [l.top = 1️⃣tableView.top]}",
      "'tableView' is outside of the cell, whose constraints are between its own views",
      hint: "write 'contentView' for the whole cell"
    ),
    MistakeRow(
      "no views",
      "rows: 3\ncell: 1️⃣{margins: 3}",
      "'views' is missing in 'cell'",
      hint: "write 'views: ' and a list of views"
    ),
  ])
  func `mistakes of cells are told in their place`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }

  @Test func `a text names values that rows have`() {
    let text = "rows: [{who: Ada}]\ncell: {views: [{label: \"{who} {whom}\"}]}"
    let (_, diagnostics) = SceneReader.read(text: file(text), file: "a")
    #expect(diagnostics.map(\.message) == ["'{whom}' stands for nothing in 'label'"])
    #expect(diagnostics.first?.hint == "write '{who}'")
  }

  @Test func `a view of a cell is named with its row`() {
    let cell = "rows: 3\ncell: {views: [{label: A, name: words}]}"
    expect(
      file(
        cell,
        steps:
          "  - expect: {frames: {1️⃣words: {x: 1}, 2️⃣wrods in row 1: {x: 1}, 3️⃣words in row 7: {x: 1}}}"
      ),
      [
        Mistake(
          1,
          "'words' is a view of cells, of which there are many",
          hint: "write 'words in row 0'"
        ),
        Mistake(2, "no view of a cell is named 'wrods'", hint: "write 'words in row 1'"),
        Mistake(3, "the table has no row 7"),
      ]
    )
  }
}
