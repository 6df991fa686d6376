import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import Testing

@Suite struct RowUpdateTests {
  @Test func `steps change rows, with an animation or without`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: updates
      scene:
        table: {rows: 10}
      steps:
        - insert: row 3
        - delete: {rows: [row 1, rows 4..5], animation: middle}
        - reload: {rows: row 0/2}
      """
    )
    func row(_ row: Int) -> RowAddress { RowAddress(row: row) }
    #expect(
      scenario.steps.map(\.action) == [
        .update(RowUpdate(.insert, [row(3)])),
        .update(RowUpdate(.delete, [row(1), row(4), row(5)], animation: .middle)),
        .update(RowUpdate(.reload, [row(2)])),
      ]
    )
    #expect(scenario.steps.map(\.action.keyword) == ["insert", "delete", "reload"])
  }

  @Test func `steps change sections, and move rows and sections`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: updates
      scene:
        table: {sections: [{rows: 3}, {rows: 5}]}
      steps:
        - insert: {sections: sections 1..2, content: {title: New, rows: 2, movable: all}, animation: fade}
        - delete: section 1
        - reload: [section 0, section 2]
        - move-row: {from: row 3, to: row 0/0}
        - move-section: {from: section 2, to: section 0}
      """
      .replacing("from: row 3", with: "from: row 2")
    )
    var content = SectionScene(title: "New", rowCount: 2)
    content.movable = RowSet([0...1])
    let insertion = try #require(scenario.steps.first)
    guard case .updateSections(var update) = insertion.action else {
      Issue.record("\(insertion.action)")
      return
    }
    #expect(update.content?.mark?.line == 6)
    update.content?.mark = nil
    #expect(update == SectionUpdate(.insert, [1, 2], of: content, animation: .fade))
    #expect(
      scenario.steps.dropFirst().map(\.action) == [
        .updateSections(SectionUpdate(.delete, [1])),
        .updateSections(SectionUpdate(.reload, [0, 2])),
        .moveRow(RowAddress(row: 2), to: RowAddress(row: 0)),
        .moveSection(2, to: 0),
      ]
    )
    #expect(
      scenario.steps.map(\.action.keyword)
        == ["insert", "delete", "reload", "move-row", "move-section"]
    )
  }

  @Test func `rows that come or are loaded again say what they hold`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: updates
      scene:
        table: {rows: 4}
      steps:
        - insert: {rows: rows 1..2, content: [{text: Anna, deletable: true}, Ben], animation: fade}
        - reload: {rows: row 0, content: {name: Cara, text: "{name}!"}}
        - reload: {sections: section 0, content: {rows: 2}}
        - tap: row 0/1
      """
    )
    var coming = SectionScene(rows: [RowScene(text: "Anna"), RowScene(text: "Ben")])
    coming.deletable = RowSet([0...0])
    let rows = [RowScene(text: "{name}!", values: [RowValue("name", "Cara")])]
    #expect(
      scenario.steps.prefix(2).map(\.action) == [
        .update(
          RowUpdate(
            .insert,
            [RowAddress(row: 1), RowAddress(row: 2)],
            of: coming,
            animation: .fade
          )
        ),
        .update(RowUpdate(.reload, [RowAddress(row: 0)], of: SectionScene(rows: rows))),
      ]
    )
    guard case .updateSections(let update) = scenario.steps[2].action else {
      Issue.record("\(scenario.steps[2].action)")
      return
    }
    #expect(update.content?.rowCount == 2)
  }

  @Test func `rows that follow each other are one range`() {
    let update = RowUpdate(
      .delete,
      [RowAddress(row: 1), RowAddress(row: 2), RowAddress(section: 1, row: 3)]
    )
    #expect(
      update.ranges == [RowRange(section: 0, rows: 1...2), RowRange(section: 1, rows: 3...3)]
    )
    #expect(update.repeatedRow == nil)
    let again = RowUpdate(
      .delete,
      ranges: [
        RowRange(section: 0, rows: 5...(.max)), RowRange(section: 0, rows: 1...7),
      ]
    )
    #expect(again.repeatedRow == RowAddress(row: 5))
  }

  @Test(arguments: [
    (
      "insert: 1️⃣section 1", "'content' is missing: what the sections that come hold",
      "write 'insert: {sections: section 1, content: {rows: 3}}'"
    ),
    (
      "insert: 1️⃣{sections: section 1}", "'content' is missing: what the sections that come hold",
      "write 'insert: {sections: section 1, content: {rows: 3}}'"
    ),
    (
      "delete: {sections: section 1, 1️⃣content: {rows: 2}}",
      "'content' is for sections that come, not for 'delete'", "delete it"
    ),
    (
      "delete: {rows: row 1, 1️⃣content: Anna}",
      "'content' is for rows that come, not for 'delete'", "delete it"
    ),
    (
      "insert: {rows: row 1, content: {1️⃣rows: 2}}", "'rows' is not a key of a row",
      "write '{rows}' in a text if it is a value of the row's own"
    ),
    ("insert: {rows: row 1, content: {1️⃣txt: A}}", "'txt' is not a key of a row", "write 'text'"),
    ("insert: {rows: rows 1..2, content: 1️⃣Anna}", "'content' has 1 row for 2", nil),
    ("reload: {rows: row 1, content: 1️⃣[Anna, Ben]}", "'content' has 2 rows for 1", nil),
    (
      "insert: {rows: row 1, content: {text: A, 1️⃣selected: true}}",
      "'selected' is for the start; rows that come are not selected", "delete it"
    ),
    (
      "insert: {rows: row 1, content: {text: 1️⃣'{name}'}}",
      "'{name}' stands for nothing in 'text'", "only '{row}' and '{section}' stand for numbers"
    ),
    (
      "insert: {rows: row 1, content: {file: 1️⃣new.csv}}",
      "'new.csv' cannot be read: this scenario is a text that is in no folder", nil
    ),
    (
      "reload: {sections: section 0, 1️⃣content: {rows: 10000000}}",
      "a table has at most 10000000 rows, and with these it would have more", nil
    ),
    (
      "insert: {sections: section 0, content: {rows: 2, 1️⃣selected: all}}",
      "'selected' is for the start; rows that come are not selected", "delete it"
    ),
    (
      "delete: {sections: section 1, 1️⃣rows: row 0}",
      "a step changes 'rows' or 'sections', not both", "write a step for each"
    ),
    ("1️⃣insert: []", "'insert' names no row", "name some, or delete the step"),
    ("1️⃣reload: []", "'reload' names no row", "name some, or delete the step"),
    ("insert: {1️⃣rows: []}", "'insert' names no row", "name some, or delete the step"),
    ("delete: {1️⃣sections: []}", "'delete' names no section", "name some, or delete the step"),
    ("delete: [section 1, 1️⃣section 1]", "'delete' has section 1 twice", nil),
    (
      "delete: [section 1, 1️⃣row 1]", "'delete' is sections such as 'section 1', not 'row 1'", nil
    ),
    (
      "delete: {1️⃣section: section 1}", "'section' is not a key of a change of rows",
      "write 'sections'"
    ),
    (
      "insert: {sections: 1️⃣sections 0..20000, content: {rows: 0}}",
      "a table has at most 10000 sections, and with these it would have more", nil
    ),
    (
      "insert: {sections: 1️⃣sections 0..\(Int.max), content: {rows: 0}}",
      "a table has at most 10000 sections, and with these it would have more", nil
    ),
    ("delete: 1️⃣sections 0..\(Int.max)", "the table has no section \(Int.max)", nil),
    (
      "delete: 1️⃣section 99999999999999999999",
      "'delete' is sections such as 'section 1', not 'section 99999999999999999999'", nil
    ),
    (
      "move-section: {from: 1️⃣sections 0..\(Int.max), to: section 0}",
      "'from' is a section such as 'section 1', not 'sections 0..\(Int.max)'", nil
    ),
    (
      "move-row: {from: row 0, to: 1️⃣row \(Int.max)}", "section 0 has no row \(Int.max)", nil
    ),
    (
      "insert: {sections: sections 0..99, 1️⃣content: {rows: 100000}}",
      "a table has at most 10000000 rows, and with these it would have more", nil
    ),
    (
      "move-row: {from: 1️⃣rows 0..1, to: row 3}",
      "'from' is one row such as 'row 3' or 'row 1/3', not 'rows 0..1'", nil
    ),
    (
      "move-row: 1️⃣{from: row 0}", "'to' is missing in 'move-row'",
      "write 'to: ' and row 3 or row 1/3"
    ),
    (
      "move-section: {from: 1️⃣sections 0..1, to: section 0}",
      "'from' is a section such as 'section 1', not 'sections 0..1'", nil
    ),
    ("1️⃣moveRow: {at: row 0, to: row 1}", "'moveRow' is not a key of a step", "write 'move-row'"),
  ])
  func `a change of sections that cannot be is a mistake`(
    _ step: String,
    message: String,
    hint: String?
  ) {
    expect(
      """
      layoutsim: 2
      name: updates
      scene:
        table: {sections: [{rows: 4}, {rows: 5}]}
      steps:
        - \(step)
      """,
      [Mistake(1, message, hint: hint)]
    )
  }

  @Test func `tables say how they page and what is at their ends`() throws {
    let table = try scenario(
      """
      layoutsim: 2
      name: ends
      scene:
        table:
          rows: 3
          paging-enabled: true
          header-view: Inbox
          footer-view: {height: 120.5, color: "#0000ff"}
      """
    ).scene.table
    #expect(table.isPagingEnabled)
    #expect(table.headerView == TableEdgeView(text: "Inbox"))
    #expect(table.footerView == TableEdgeView(height: 120.5, color: Color(rgb: 0x0000FF)))
    expect(
      """
      layoutsim: 2
      name: ends
      scene:
        table: {rows: 3, 1️⃣tableHeaderView: Inbox, footer-view: {height: 2️⃣-3}}
      """,
      [
        Mistake(1, "'tableHeaderView' is not a key of 'table'", hint: "write 'header-view'"),
        Mistake(2, "'height' is a number of points from 0 to 1000000, not '-3'"),
      ]
    )
  }

  @Test func `tables say which rows move, what swipes uncover and how wide lines are`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: rows
      scene:
        device: iPad (10th generation)
        table:
          follows-readable-width: true
          sections:
            - {rows: 4, movable: [1, 2], trailing-actions: [Delete, Flag], leading-actions: [Read]}
      steps:
        - edit: true
      """
    )
    let table = scenario.scene.table
    #expect(table.followsReadableWidth)
    #expect(table.sections[0].movable.ranges == [1...2])
    #expect(
      table.sections[0].trailingActions == [SwipeActionScene("Delete"), SwipeActionScene("Flag")]
    )
    #expect(table.sections[0].trailingActions.map(\.isDelete) == [true, false])
    #expect(table.sections[0].leadingActions == [SwipeActionScene("Read")])
  }

  @Test func `swipe actions have pictures and colors, and rows can be deleted without any`() throws
  {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: rows
      scene:
        table:
          sections:
            - rows: 4
              deletable: all
              trailing-actions:
                - {image: trash, deletes: true}
                - {title: Later, image: bell, color: orange}
                - More
      """
    )
    let section = scenario.scene.table.sections[0]
    #expect(section.deletable.contains(3))
    #expect(
      section.trailingActions == [
        SwipeActionScene(nil, image: .trash, isDelete: true),
        SwipeActionScene(
          "Later",
          image: .bell,
          color: SystemColor.systemOrange.dynamicColor
        ),
        SwipeActionScene("More"),
      ]
    )
  }

  @Test func `a swipe action says what it shows, with a picture that is known`() {
    expect(
      """
      layoutsim: 2
      name: rows
      scene:
        table:
          sections:
            - rows: 4
              trailing-actions:
                - 1️⃣{color: red}
                - {image: 2️⃣trahs}
      """,
      [
        Mistake(
          1,
          "a swipe action has neither 'title' nor 'image'",
          hint: "write 'title: Flag', 'image: flag' or both"
        ),
        Mistake(
          2,
          "'image' is one of 'archivebox', 'bell', 'checkmark', 'clock', 'ellipsis', 'envelope', "
            + "'flag', 'folder', 'magnifyingglass', 'person', 'pin', 'plus', 'star', 'trash', not 'trahs'",
          hint: "write 'trash'"
        ),
      ]
    )
  }
}
