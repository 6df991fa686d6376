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
      "a view of another cell",
      "rows: 3\ncells: {a: {views: [{label: A, name: l}]}, "
        + "b: {views: [{label: A, name: m}], constraints: [m.top = 1️⃣l.top]}}",
      "'l' is a view of another cell, and constraints are between those of one",
      notes: ["there are 'superview', 'contentView', 'm'"],
      hint: "write the view into this cell too, or 'contentView' for the whole cell"
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

  @Test(arguments: [
    MistakeRow(
      "a label of the table's cells",
      "cell: {views: [{label: '{row} {who}'}]}\nsections: [{rows: [{who: Ada}]}, 1️⃣{rows: 3}]",
      "'{who}' stands for nothing in these rows",
      notes: ["a view of their cell names it here", "they have no values of their own"],
      hint: "give each row its 'who', or the section a 'cell' of its own"
    ),
    MistakeRow(
      "a picture of a named cell, inside of others",
      "cells: {a: {views: [{stack: {views: [{image: '{photo}'}]}}]}}\n"
        + "sections: [{cell: a, rows: [{photo: star}]}, 1️⃣{rows: [{text: A}, {text: B, cell: a}]}]",
      "'{photo}' stands for nothing in these rows",
      notes: ["a view of their cell names it here", "they have no values of their own"],
      hint: "give each row its 'photo', or the section a 'cell' of its own"
    ),
    MistakeRow(
      "a field, its placeholder, a button and segments",
      "cell: {views: [{text-field: '{a}', placeholder: '{b}'}, {button: '{c}'}, {segments: ['{d}', E]}]}\n"
        + "sections: [{rows: [{a: 1, b: 2, c: 3, d: 4}]}, 1️⃣{rows: [{a: 1, b: 2, c: 3}]}]",
      "'{d}' stands for nothing in these rows",
      notes: ["a view of their cell names it here", "their values are 'a', 'b', 'c'"],
      hint: "give each row its 'd', or the section a 'cell' of its own"
    ),
    MistakeRow(
      "a detail that no row of a section has",
      "cell: {views: [{label: '{text} {detail}'}]}\n"
        + "sections: [{rows: [{text: A, detail: B}, {text: C}]}, {rows: 2, detail: D}, 1️⃣{rows: 3}]",
      "'{detail}' stands for nothing in these rows",
      notes: ["a view of their cell names it here", "they have no values of their own"],
      hint: "give each row its 'detail', or the section a 'cell' of its own"
    ),
    MistakeRow(
      "a picture of rows that have none",
      "cell: {views: [{image: '{image}'}]}\nsections: [{rows: [{text: A, image: none}]}, 1️⃣{rows: 3}]",
      "'{image}' stands for nothing in these rows",
      notes: ["a view of their cell names it here", "they have no values of their own"],
      hint: "give each row its 'image', or the section a 'cell' of its own"
    ),
    MistakeRow(
      "a detail in a section's own cell",
      "sections: [1️⃣{rows: 3, cell: {views: [{button: '{detail}'}]}}]",
      "'{detail}' stands for nothing in these rows",
      notes: ["a view of their cell names it here", "they have no values of their own"],
      hint: "give each row its 'detail', or the section a 'cell' of its own"
    ),
    MistakeRow(
      "a control at the end of rows",
      "accessory-view: {button: '{who}'}\nsections: [{rows: [{who: A}]}, 1️⃣{rows: 3}, {rows: 3, accessory: none}]",
      "'{who}' stands for nothing in these rows",
      notes: ["'accessory-view' of the table names it here", "they have no values of their own"],
      hint: "give each row its 'who', or the section a 'accessory-view' of its own"
    ),
  ])
  func `values that rows lack for their cells are told where the section is`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }

  @Test(arguments: [
    "cell: {views: [{label: '{who}'}]}\nsections: [{rows: [{who: Ada}]}, {rows: 0}, {rows: 3, cell: none}]",
    "cell: {views: [{label: '{who}'}]}\nsections: [{rows: [{who: Ada}]}, {rows: [{text: B, cell: none}]}]",
    "cells: {a: {views: [{label: '{who}'}]}}\nsections: [{rows: [{who: Ada, cell: a}]}, {rows: 3}]",
    "cell: {views: [{label: '{text} {section}'}]}\nsections: [{rows: [{text: A}]}, {rows: 3}]",
    "detail: B\ncell: {views: [{label: '{detail}'}]}\nsections: [{rows: [{height: 44}]}, {rows: 3}]",
  ])
  func `values that no cell shows are no mistake`(_ table: String) throws {
    _ = try scenario(file(table))
  }

  @Test func `rows that come are told the values that their cells lack`() {
    let cell = "cell: {views: [{label: '{who}'}]}\nrows: [{who: Ada}]"
    let steps = "  - insert: {rows: row 0, content: 1️⃣{text: B}}"
    let hint = "give each row its 'who', or the section a 'cell' of its own"
    expect(
      file(cell, steps: steps),
      [Mistake(1, "'{who}' stands for nothing in these rows", hint: hint)]
    )
  }

  @Test func `pictures are what values of rows name`() throws {
    let path = "M0 0 L20 0 L20 20 Z"
    let text =
      "cell: {views: [{image: '{photo}'}]}\nrows: [{photo: star.fill}, {photo: circle}, {photo: \(path)}, {photo: none}]"
    let table = try scenario(file(text)).scene.table
    guard case .own(let cell)? = table.look.cell?[0] else {
      Issue.record("the table has no cell of its own")
      return
    }
    #expect(cell.views.views[0].content == .image(.ofValue("photo")))
    let values = (0..<4).map { table.sections[0].rows[$0]?.values.first?.text ?? "-" }
    #expect(values == ["star.fill", "circle", path, "none"])
    #expect(values.map { ImageScene(named: $0) != nil } == [true, true, true, false])
  }

  @Test(arguments: [
    MistakeRow(
      "a misspelt symbol",
      "rows: [{photo: 1️⃣strar}]\ncell: {views: [{image: '{photo}'}]}",
      "'photo' is a symbol such as star, a shape, path data of SVG, a map, or none, not 'strar'",
      hint: "write 'star'"
    ),
    MistakeRow(
      "a map with a shape that is none",
      "rows: [{photo: {shape: 1️⃣cirle}}]\ncell: {views: [{image: '{photo}'}]}",
      "'shape' is one of 'circle', 'square', 'rounded-square', not 'cirle'",
      hint: "write 'circle'"
    ),
    MistakeRow(
      "a list",
      "rows: [{photo: 1️⃣[star]}]\nimage: '{photo}'",
      "'photo' is a symbol such as star, a shape, path data of SVG, a map, or none, not [star]"
    ),
    MistakeRow(
      "a file of a picture, for UIKit's cells",
      "rows: [{photo: 1️⃣ada.png}]\nimage: '{photo}'",
      "'photo' is a symbol such as star, a shape, path data of SVG, a map, or none, not 'ada.png'",
      hint: "pictures of files are not drawn: write path data, or '{shape: circle, color: blue}'"
    ),
    MistakeRow(
      "a value that no row has, for UIKit's cells",
      "rows: [{photo: star, text: '{photo}'}]\nimage: 1️⃣'{phto}'",
      "'{phto}' stands for no picture",
      notes: ["the values of the rows are 'photo'"],
      hint: "write '{photo}'"
    ),
    MistakeRow(
      "a section whose rows have no such value",
      "image: '{photo}'\nsections: [{rows: [{photo: star}]}, 1️⃣{rows: 3}, {rows: 3, image: none}]",
      "'{photo}' stands for nothing in these rows",
      notes: ["'image' of the table names it here", "they have no values of their own"],
      hint: "give each row its 'photo', or the section a 'image' of its own"
    ),
    MistakeRow(
      "rows without the value",
      "rows: [{photo: star}, 1️⃣{text: B}, C, {photo: none}, {text: D, image: none}]\nimage: '{photo}'",
      "this row shows no picture: it has no 'photo'",
      notes: ["so it is with 1 more row"],
      hint: "give it a 'photo', or 'none'"
    ),
    MistakeRow(
      "a row without the value that its own cell shows",
      "rows: [{photo: star}, 1️⃣{text: B}, {text: C, cell: none}]\ncell: {views: [{image: '{photo}'}, {label: '{text}'}]}",
      "this row shows no picture: it has no 'photo'",
      hint: "give it a 'photo', or 'none'"
    ),
    MistakeRow(
      "path data with a letter that is none",
      "rows: [{photo: M0 0 1️⃣X3 3}]\ncell: {views: [{image: '{photo}'}]}",
      "path data has a letter such as M, L, C or Z here"
    ),
    MistakeRow(
      "a value that no row has",
      "rows: [{photo: star}]\ncell: {views: [{image: '{photo}'}, {image: 1️⃣'{phto}'}]}",
      "'{phto}' stands for no picture",
      notes: ["the values of the rows are 'photo'"],
      hint: "write '{photo}'"
    ),
    MistakeRow(
      "a number",
      "rows: [{photo: star}]\ncell: {views: [{image: '{photo}'}, {image: 1️⃣'{row}'}]}",
      "'{row}' stands for no picture",
      hint: "in a cell '{image}' is the 'image' of the row"
    ),
  ])
  func `values that name no picture are told where they stand`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }

  @Test func `values of a file that name no picture are told in the file, each once`() {
    let csv = "who,photo\nAda,star\nBen,strar\nCid,strar\nDee,\nEve,M0 0 X\n"
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in Array(csv.utf8) }
    let text = file("rows: {file: people.csv}\ncell: {views: [{image: '{photo}'}]}")
    let found = SceneReader.read(text: text, file: "a.sim.yaml", files: files).diagnostics
    #expect(found.map(\.mark?.line) == [3, 5, 6])
    #expect(found.allSatisfy { $0.mark?.file == "people.csv" })
    #expect(
      found.map(\.message) == [
        "'photo' is a symbol such as star, a shape, path data of SVG, a map, or none, not 'strar'",
        "this row shows no picture: it has no 'photo'",
        "path data has a letter such as M, L, C or Z here",
      ]
    )
  }

  @Test func `values of rows are pictures of several parts, in a list and in a file`() throws {
    let blue = "{shape: circle, color: blue, text: AL}"
    let list = "image: '{photo}'\nrows: [{text: A, photo: \(blue)}, {photo: star}]"
    let inList = try scenario(file(list)).scene.table
    #expect(inList.look.image?[0]?.valueName == "photo")
    let json = """
      [{"photo": {"shape": "circle", "color": "blue", "text": "AL"}}, {"photo": "star"}, {"photo": "none"}]
      """
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in Array(json.utf8) }
    let text = file("image: '{photo}'\nrows: {file: people.json}")
    let read = SceneReader.read(text: text, file: "a.sim.yaml", files: files)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    let inFile = try #require(read.scenario).scene.table
    for table in [inList, inFile] {
      let values = (0..<2).compactMap {
        table.sections[0].rows[$0]?.values.first { $0.name == "photo" }
      }
      #expect(values.map(\.picture?.shape) == [.circle, nil])
      #expect(values[0].picture?.text == CellText(pattern: "AL") && values[1].text == "star")
    }
  }

  @Test func `a picture of a file that is wrong is told within its map`() {
    let json = "[{\"photo\": {\"shape\": \"cirle\"}},\n {\"text\": \"B\"}]"
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in Array(json.utf8) }
    let text = file("image: '{photo}'\nrows: {file: people.json}")
    let found = SceneReader.read(text: text, file: "a.sim.yaml", files: files).diagnostics
    #expect(
      found.map(\.message) == [
        "'shape' is one of 'circle', 'square', 'rounded-square', not 'cirle'",
        "this row shows no picture: it has no 'photo'",
      ]
    )
    #expect(found.map(\.mark?.line) == [1, 2] && found[0].mark?.column == 22)
  }

  @Test(arguments: [
    MistakeRow(
      "the name of a cell twice",
      "cells: {a: {views: [{label: A}]}, 1️⃣a: {views: [{label: B}]}}\ncell: a\nrows: 3",
      "a cell is already named 'a'",
      notes: ["the other one is here"]
    ),
    MistakeRow(
      "the name of a cell where there are none",
      "cell: 1️⃣message\nrows: 3",
      "no cell is named 'message'",
      hint: "describe it in the table: 'cells: {message: {views: [{label: A}]}}'"
    ),
    MistakeRow(
      "the keyboard's guide",
      "rows: 3\ncell: {views: [{label: A, name: a}], constraints: [1️⃣a.bottom <= superview.keyboard.top]}",
      "the keyboard's guide is for views around the table, and this one scrolls with it",
      hint: "write 'superview.bottom'; the table itself keeps its rows clear of the keyboard"
    ),
    MistakeRow(
      "the keyboard's guide in a header",
      "header-view: {views: [{label: A, name: a}], constraints: [1️⃣superview.keyboard.top >= a.bottom]}\nrows: 3",
      "the keyboard's guide is for views around the table, and this one scrolls with it",
      hint: "write 'superview.bottom'; the table itself keeps its rows clear of the keyboard"
    ),
  ])
  func `mistakes of cells are told where they stand`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }

  @Test func `views too deep in views are one mistake`() {
    let views = (0..<40).reduce("{label: A}") { inner, _ in "{views: [\(inner)]}" }
    let found = SceneReader.read(text: file("rows: 3\ncell: {views: [\(views)]}"), file: "a")
      .diagnostics
    #expect(found.map(\.code) == ["too-deep"])
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
