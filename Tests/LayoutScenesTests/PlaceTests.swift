import Foundation
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Places` {
  private static let forms =
    "a place is 'row 3', 'row 1/3', 'row 3 on check mark', 'row 3 on accessory', 'row 3, scrolled into view', 'third visible row', "
    + "'75 % of the table', 'top edge + 10', 'bottom edge - 20', '120, 300', 'button Edit', 'index M', 'key A', 'view "
    + "NAME' of the stack or a view: "
    + "'touchView', 'tableView', 'superview', 'statusBar', 'navigationBar', 'title', 'toolbar', "
    + "'searchBar', 'tabBar', 'sectionIndex', 'refreshControl', 'keyboard', 'alert'"

  struct PlaceRow: CustomTestStringConvertible {
    let testDescription: String
    let place: Place
    var canonical: String?

    init(_ text: String, _ place: Place, canonical: String? = nil) {
      testDescription = text
      self.place = place
      self.canonical = canonical
    }
  }

  @Test(arguments: [
    PlaceRow("row 3", Place(.row(RowAddress(row: 3)))),
    PlaceRow("row 1/3 on touchView", Place(.row(RowAddress(section: 1, row: 3)), on: .touchView)),
    PlaceRow("row 1/3 on check mark", Place(.row(RowAddress(section: 1, row: 3))).onCheckMark),
    PlaceRow("bottom edge - 2 on check mark", Place(.bottomEdge, offset: -2).onCheckMark),
    PlaceRow("row 1/3 on accessory", Place(.row(RowAddress(section: 1, row: 3))).onAccessory),
    PlaceRow("last visible row on accessory", .lastVisibleRow().onAccessory),
    PlaceRow("row 3 on edit control", .row(3).onEditControl),
    PlaceRow("row 3 on reorder control", .row(3).onReorderControl),
    PlaceRow("row 3 on accessory, scrolled into view", .row(3).scrolledIntoView.onAccessory),
    PlaceRow("row 1/3 + 10", Place(.row(RowAddress(section: 1, row: 3)), offset: 10)),
    PlaceRow("bottom edge - 20", Place(.bottomEdge, offset: -20)),
    PlaceRow(
      "top edge+10.5 on tableView",
      Place(.topEdge, offset: 10.5, on: .tableView),
      canonical: "top edge + 10.5 on tableView"
    ),
    PlaceRow("  bottom edge − 20 ", Place(.bottomEdge, offset: -20), canonical: "bottom edge - 20"),
    PlaceRow("120, 300", Place(.point(.init(x: 120, y: 300)))),
    PlaceRow("120.5,300", Place(.point(.init(x: 120.5, y: 300))), canonical: "120.5, 300"),
    PlaceRow("title", Place(.view(.title))),
    PlaceRow("key A", Place(.key("A"))),
    PlaceRow("key space", Place(.key("space"))),
    PlaceRow("third visible row", .visibleRow(2)),
    PlaceRow("12th visible row + 4 on touchView", .visibleRow(11, offset: 4, on: .touchView)),
    PlaceRow("2nd visible row", .visibleRow(1), canonical: "second visible row"),
    PlaceRow("last visible row on check mark", .lastVisibleRow().onCheckMark),
    PlaceRow("second last visible row", Place(.visibleRowFromEnd(1))),
    PlaceRow("75 % of the table", .percent(75)),
    PlaceRow(
      "75% of table on touchView",
      .percent(75, on: .touchView),
      canonical: "75 % of the table on touchView"
    ),
    PlaceRow("20 %, 62.5 % of the screen", .percent(62.5, x: 20, of: .screen)),
    PlaceRow("50 % of title", .percent(50, of: .view(.title))),
    PlaceRow("row 1/3, scrolled into view", .row(3, section: 1).scrolledIntoView),
    PlaceRow("view far, scrolled into view", Place(.stackView("far")).scrolledIntoView),
    PlaceRow(
      "view 'far', scrolled into view",
      Place(.stackView("far")).scrolledIntoView,
      canonical: "view far, scrolled into view"
    ),
    PlaceRow(
      "row 3 + 2 on tableView scrolled into view",
      .row(3, offset: 2, on: .tableView).scrolledIntoView,
      canonical: "row 3 + 2 on tableView, scrolled into view"
    ),
  ])
  func `a place reads as it is written, and is written as it reads`(_ row: PlaceRow) throws {
    let scenario = try scenario(
      file(
        table: "sections: [{rows: 9}, {rows: 9}], footer-view: {views: [{name: far, label: A}]}",
        steps: "  - tap: \"\(row.testDescription)\""
      )
    )
    guard case .tap(let target) = scenario.steps[0].action else {
      Issue.record("\(scenario.steps)")
      return
    }
    var place = target.place
    place.mark = nil
    #expect(place == row.place)
    #expect(place.description == row.canonical ?? row.testDescription)
  }

  @Test func `a view outside of the table is not scrolled to`() {
    let scene = "  table: {rows: 3}\n  views: [{name: send, button: Send}]"
    let steps = "  - tap: view send, scrolled into view"
    let found = SceneReader.read(text: file(scene, steps: steps), file: "a.sim.yaml")
      .diagnostics
    #expect(
      found.map(\.message) == ["'send' does not scroll: it is not in a cell, a header or a footer"]
    )
    #expect(found.first?.hint == "write 'view send'")
  }

  @Test(arguments: [
    MistakeRow(
      "a point for the section",
      "row 1️⃣1.3",
      "'1.3' is not a row: section and row are whole numbers with a slash between them",
      hint: "write 'row 1/3'"
    ),
    MistakeRow(
      "a colon for the section",
      "row 1️⃣1:30",
      "'1:30' is not a row: section and row are whole numbers with a slash between them",
      hint: "write 'row 1/30'"
    ),
    MistakeRow("no number", "row1️⃣", "the number of the row is missing here", hint: "write 'row 3'"),
    MistakeRow(
      "a row before the first",
      "row 1️⃣-1",
      "rows are counted from 0, so that '-1' is none"
    ),
    MistakeRow("several rows", "1️⃣rows 3", "a place is one row", hint: "write 'row 3'"),
    MistakeRow(
      "a row that is not there",
      "1️⃣row 30",
      "the table has no row 30",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "a section that is not there",
      "1️⃣row 2/0",
      "the table has no section 2",
      notes: ["it has 1 section, counted from 0"]
    ),
    MistakeRow(
      "a row beyond all numbers",
      "row 1️⃣99999999999999999999",
      "'99999999999999999999' is not a row: section and row are whole numbers with a slash between them",
      hint: "write 'row 3' or 'row 1/3'"
    ),
    MistakeRow(
      "an edge without the word",
      "bottom 1️⃣- 20",
      "'edge' is missing here",
      hint: "write 'bottom edge'"
    ),
    MistakeRow("half an offset", "bottom edge -1️⃣", "a number of points is expected here"),
    MistakeRow(
      "a view misspelt",
      "row 3 on 1️⃣tochView",
      "no view is named 'tochView'",
      notes: [
        "the views are 'touchView', 'tableView', 'superview', 'statusBar', 'navigationBar', 'title', "
          + "'toolbar', 'searchBar', 'tabBar', 'sectionIndex', 'refreshControl', 'keyboard', 'alert'; 'accessory' is what ends a row, and in editing mode 'check mark', 'edit control' and 'reorder control' are parts of it"
      ],
      hint: "write 'touchView'"
    ),
    MistakeRow(
      "an accessory misspelt",
      "row 3 on 1️⃣acessory",
      "no view is named 'acessory'",
      hint: "write 'accessory'"
    ),
    MistakeRow(
      "a check mark misspelt",
      "row 3 on 1️⃣chek mark",
      "no view is named 'chek'",
      hint: "write 'check mark'"
    ),
    MistakeRow(
      "the circle of a check mark",
      "row 3 on 1️⃣circle",
      "no view is named 'circle'",
      hint: "write 'row 3 on check mark'"
    ),
    MistakeRow(
      "the grip of a row",
      "row 3 on 1️⃣grip",
      "no view is named 'grip'",
      hint: "write 'row 3 on reorder control'"
    ),
    MistakeRow(
      "a column of reorder controls",
      "bottom edge on 1️⃣reorder control",
      "no view is named 'reorder'",
      hint: "write 'reorder control'"
    ),
    MistakeRow(
      "the strip",
      "row 3 on 1️⃣strip",
      "no view is named 'strip'",
      hint: "write 'touchView'"
    ),
    MistakeRow("no view", "row 3 on1️⃣", "the view is missing here"),
    MistakeRow(
      "no place",
      "1️⃣nowhere",
      "'nowhere' is not a place",
      notes: [forms]
    ),
    MistakeRow(
      "which visible row",
      "1️⃣visible row",
      "which of the visible rows is not said",
      hint: "write 'first visible row', 'second visible row' or 'last visible row'"
    ),
    MistakeRow(
      "a row that is not said to be visible",
      "last 1️⃣row",
      "'visible row' is missing here",
      hint: "write 'last visible row', or a row by its number, such as 'row 3'"
    ),
    MistakeRow("more than all", "1️⃣120 % of the table", "a share is a number from 0 % to 100 %"),
    MistakeRow("less than nothing", "1️⃣-5 % of the table", "a share is a number from 0 % to 100 %"),
    MistakeRow(
      "a share of nothing",
      "75 %1️⃣",
      "'of the table' is missing here",
      hint: "write '75 % of the table'"
    ),
    MistakeRow(
      "a share of something else",
      "75 % of the 1️⃣tabel",
      "'tabel' has no shares",
      hint: "write 'the table'"
    ),
    MistakeRow(
      "a share of a view that is not there",
      "1️⃣75 % of toolbar",
      "this scene has no 'toolbar'",
      notes: ["the scene does not say 'toolbar: true'"]
    ),
    MistakeRow(
      "a way to scroll",
      "row 3, scrolled 1️⃣to the topp",
      "how far it is scrolled is expected here",
      notes: ["the words are 'into view', 'to the top', 'to the middle', 'to the bottom'"],
      hint: "write 'to the top'"
    ),
    MistakeRow(
      "a visible row that is scrolled to",
      "last visible row, 1️⃣scrolled into view",
      "only a row with a number and a view of the table can be scrolled to",
      hint: "write 'row 8, scrolled into view'"
    ),
    MistakeRow(
      "a view of the system with the word for those of one's own",
      "1️⃣view tableView",
      "no view is named 'tableView'",
      hint: "write 'tableView'"
    ),
    MistakeRow(
      "a view without a name",
      "view1️⃣, scrolled into view",
      "the name of the view is missing here",
      hint: "write 'view wifi'"
    ),
    MistakeRow(
      "a way to scroll to a view",
      "view a, scrolled 1️⃣in",
      "how far it is scrolled is expected here",
      notes: ["the words are 'into view', 'to the top', 'to the middle', 'to the bottom'"],
      hint: "write 'into view'"
    ),
    MistakeRow(
      "words after it",
      "row 3 1️⃣of touchView",
      "'of touchView' cannot stand after a place"
    ),
    MistakeRow(
      "one number",
      "120 1️⃣300",
      "a point has two numbers with a comma between them",
      hint: "write '120, 300', in points from the top left corner of the screen"
    ),
    MistakeRow(
      "the number of a row alone",
      "31️⃣",
      "a point has two numbers with a comma between them",
      hint: "write 'row 3' or '3, 300', in points from the top left corner of the screen"
    ),
    MistakeRow(
      "a point outside",
      "1️⃣393, 20",
      "393, 20 is not on the screen",
      notes: ["the screen of 'iPhone 15' is 393 points wide and 852 high"]
    ),
    MistakeRow(
      "a point without end",
      "1️⃣9999999, 20",
      "x is a number of points from -1000000 to 1000000"
    ),
    MistakeRow(
      "an exponent",
      "20, 1️⃣1e9",
      "y is a number of points, not '1e9'",
      hint: "write digits, such as 120 or 0.5"
    ),
    MistakeRow(
      "a bar that is not there",
      "1️⃣toolbar",
      "this scene has no 'toolbar'",
      notes: ["the scene does not say 'toolbar: true'"]
    ),
  ])
  func `a wrong place is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(steps: "  - tap: \(row.text)"), [row.mistake])
    // A whole value begins at its quote.
    if !row.text.hasPrefix("1️⃣") {
      expect(file(steps: "  - tap: '\(row.text)'"), [row.mistake])
    }
  }

  @Test(arguments: [
    ("the third visible row", "third visible row"),
    ("The Last Visible Row", "last visible row"),
    ("third visible cell", "third visible row"),
    ("third-visible-row", "third visible row"),
    ("visible row 3", "third visible row"),
    ("row 1 in section 0", "row 0/1"),
    ("Row 3 of Section 2, scrolled into view", "row 2/3, scrolled into view"),
    ("section 1, row 3", "row 1/3"), ("section 1 row 3 on accessory", "row 1/3 on accessory"),
    ("3. visible row", "third visible row"),
    ("3th visible row", "third visible row"),
    ("twelfth visible row", "12th visible row"),
    ("penultimate visible row", "second last visible row"),
    ("the middle of the table", "50 % of the table"),
    ("middle", "50 % of the table"),
    ("center of the screen", "50 % of the screen"),
    ("the table", "50 % of the table"),
    ("middle of row 3", "row 3"),
    ("middle of title", "50 % of title"),
    ("75 percent of the table", "75 % of the table"),
    ("top of the table", "top edge"),
    ("the bottom edge", "bottom edge"),
    ("bottom of the screen", "100 % of the screen"),
    ("the row 3", "row 3"),
    ("Row 3", "row 3"),
    ("cell 3", "row 3"),
  ])
  func `a place in other words is told in those of the language`(_ said: String, _ meant: String) {
    let told = SceneReader.read(text: file(steps: "  - tap: '\(said)'"), file: "a").diagnostics
    #expect(told.map(\.hint) == ["write '\(meant)'"])
    #expect(told.first?.notes.isEmpty == true)
    #expect((try? Place.read(meant).get().description) == meant)
  }

  @Test func `nothing scrolls to a place on the way of a finger`() {
    expect(
      file(steps: "  - press: row 1\n  - move: 1️⃣row 3, scrolled to the top\n  - release"),
      [
        Mistake(
          1,
          "a place is scrolled to before a finger goes down, not on its way",
          hint: "write 'row 3', or a place such as 'bottom edge - 20' that every screen has"
        )
      ]
    )
  }
}
