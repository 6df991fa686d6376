import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Contents that a style has no place for` {
  /// Returns the warnings about a table, whose lines begin with the sixth of the file.
  private func warnings(_ table: String) -> [String] {
    let text =
      "layoutsim: 2\nname: a\nscene:\n  device: iPhone 15\n  table:\n"
      + table.split(separator: "\n").map { "    \($0)\n" }.joined()
      + "steps:\n  - snapshot: a\n"
    return SceneReader.read(text: text, file: "a.sim.yaml").diagnostics.map { found in
      "\(found.mark?.line ?? 0):\(found.mark?.column ?? 0) \(found.message)"
        + found.notes.map { " (\($0.message))" }.joined()
    }
  }

  private static let image = "'image' has no effect: cells of the style 'value2' have none"
  private static let cell = "cell: {views: [{label: B, name: c}]}"
  private static let own = "has no effect: cells with views of their own have none"
  private static let detail = "'detail' has no effect: cells of the style 'default' have none"

  @Test(arguments: [
    ("rows: 3\ncell-style: value2\nimage: star", "8:5 \(image)"),
    ("rows: 3\ncell-style: default\ndetail: A", "8:5 \(detail)"),
    (
      "cell-style: value2\nrows: [{text: A, image: star}, {text: B, image: star}]",
      "7:22 \(image) (so it is at 1 more place)"
    ),
    ("rows:\n  - {text: A, cell-style: value2, image: star}", "7:39 \(image)"),
    (
      "sections:\n  - {rows: 2, cell-style: value2, image: star}\n  - {rows: 2, image: star}",
      "7:39 \(image)"
    ),
    ("cell-style: value2\nsections:\n  - {rows: [{text: A, image: bell}]}", "8:27 \(image)"),
    ("cell-style: default\nrows: [{text: A, detail: B}, C]", "7:22 \(detail)"),
    (
      "rows: 3\ndetail-color: red", "7:5 'detail-color' has no effect: these cells have no 'detail'"
    ),
    ("\(cell)\nrows: 3\ncell-style: value1", "8:5 'cell-style' \(own)"),
    ("\(cell)\nrows: 3\ntext: A", "8:5 'text' \(own)"),
    ("\(cell)\nsections: [{rows: 3, lines: 0}]", "7:26 'lines' \(own)"),
    ("rows: [{text: A, cell: {views: [{label: B, name: c}]}}, C]", "6:13 'text' \(own)"),
  ])
  func `are told at the first`(_ table: String, _ warning: String) {
    #expect(warnings(table) == [warning])
  }

  @Test(arguments: [
    "rows: 3\ncell-style: value1\nimage: star", "rows: 3\nimage: star", "rows: 3\ndetail: A",
    "rows: 3\ncell-style: value2\nimage: none",
    "cell-style: value2\nimage: star\nrows: [A, {text: B, cell-style: value1}]",
    "cell-style: value2\nimage: star\nsections: [{rows: 2}, {rows: 1, cell-style: default}]",
    "cell-style: default\nrows: [{text: '{detail}', detail: A}]",
    "rows: [{text: A, detail: B}, C]\ndetail-color: red",
    "cell: [{views: [{label: '{text}', name: c}]}, none]\nrows: 3\nlines: 0",
    "cell: {views: [{label: '{text}', name: c}]}\nrows: [{text: A}]",
    "rows: [{image: star, cell: a}, {text: A, cell-style: value2}]\ncells: {a: [{image: '{image}', id: b}]}",
  ])
  func `are not told where a cell has a place`(_ table: String) {
    #expect(warnings(table).filter { $0.contains("effect") } == [])
  }
}
