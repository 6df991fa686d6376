import Foundation
import LayoutSnapshots
import Testing

struct DifferenceRow: CustomTestStringConvertible {
  let testDescription: String
  /// What stands in the golden.
  let old: String
  /// What stands in the picture instead.
  let new: String
  let line: String
}

@Suite struct PictureDifferenceTests {
  @Test func `equal bytes are no difference`() {
    #expect(PictureDifference(golden: Array(screen.utf8), picture: screen) == nil)
  }

  @Test(arguments: [
    DifferenceRow(
      testDescription: "a selection",
      old: selection(false, of: 3),
      new: selection(true, of: 3),
      line: "row 3: not selected → selected"
    ),
    DifferenceRow(
      testDescription: "a fact that one of the pictures does not have",
      old: #"data-role="row" data-row="0""#,
      new: #"data-editing="true" data-role="row" data-row="0""#,
      line: "row 0: not editing → editing"
    ),
    DifferenceRow(
      testDescription: "a fact with a value",
      old: #"data-view="tableView""#,
      new: #"data-offset="88" data-view="tableView""#,
      line: "tableView: offset none → 88"
    ),
    DifferenceRow(
      testDescription: "a move down and to the left",
      old: #"x="-10" y="100""#,
      new: #"x="-12.5" y="108""#,
      line: "touchView: 8 pt lower, 2.5 pt further left"
    ),
    DifferenceRow(
      testDescription: "a size",
      old: #"width="86" height="762""#,
      new: #"width="90" height="761.667""#,
      line: "touchView: 4 pt wider, 0.333 pt shorter"
    ),
    DifferenceRow(
      testDescription: "an offset of zero, which is not written",
      old: #" data-view="tableView" transform="translate(0 100)""#,
      new: #" data-view="tableView""#,
      line: "tableView: 100 pt higher"
    ),
    DifferenceRow(
      testDescription: "a word, and the place that follows from it",
      old: ##"x="160" y="70" fill="#000000">Inbox"##,
      new: ##"x="150" y="70" fill="#000000">In &amp; out"##,
      line: #"title: text "Inbox" → "In & out""#
    ),
    DifferenceRow(
      testDescription: "a word in a row",
      old: "Row 2<",
      new: "Row two<",
      line: #"row 2 title: text "Row 2" → "Row two""#
    ),
    DifferenceRow(
      testDescription: "paint",
      old: "#34c759",
      new: "#ff3b30",
      line: "touchView: fill #34c759 → #ff3b30"
    ),
    DifferenceRow(
      testDescription: "elements without an id",
      old: ##"height="50" fill="#ffffff"##,
      new: ##"height="50" fill="#eeeeee"##,
      line: "rows 0…4 rectangle: fill #ffffff → #eeeeee"
    ),
    DifferenceRow(
      testDescription: "the screen",
      old: #"width="393" height="852" viewBox="0 0 393 852""#,
      new: #"width="375" height="812" viewBox="0 0 375 812""#,
      line: "screen: 393 × 852 pt → 375 × 812 pt"
    ),
    DifferenceRow(
      testDescription: "another kind of element",
      old: #"<rect id="background""#,
      new: #"<path id="background""#,
      line: "background: rectangle → outline"
    ),
    DifferenceRow(
      testDescription: "a view that is new",
      old: "</svg>",
      new: "<rect id=\"finger\" x=\"3\"/>\n</svg>",
      line: "added finger"
    ),
    DifferenceRow(
      testDescription: "the same picture in other bytes",
      old: #"<g id="table" "#,
      new: #"<g id="table"  "#,
      line: "the same picture, written differently in line 4: "
        + #"'<g id="table" data-view="tableView" transform="translate(0 100)">' → "#
        + #"'<g id="table"  data-view="tableView" transform="translate(0 100)">'"#
    ),
    DifferenceRow(
      testDescription: "a fact that is called as an attribute is",
      old: #"viewBox="0 0 393 852">"#,
      new: #"viewBox="0 0 393 852" data-x="1">"#,
      line: "screen: data-x none → 1"
    ),
    DifferenceRow(
      testDescription: "a long line of which only the part counts that differs",
      old: #"data-row="4" data-section="0" data-selected="false" "#,
      new: #"data-row="4" data-section="0" data-selected="false"  "#,
      line: "the same picture, written differently in line 21: "
        + #"'…ta-selected="false" data-view="Cell" transform="translate(0 200)">' → "#
        + #"'…ta-selected="false"  data-view="Cell" transform="translate(0 200)">'"#
    ),
  ])
  func `a change is told in words`(_ row: DifferenceRow) {
    #expect(screen.contains(row.old))
    #expect(lines(from: screen, to: screen.replacing(row.old, with: row.new)) == [row.line])
  }

  @Test func `rows with the same change share a line`() {
    var picture = screen
    for row in [0, 2, 3, 4] {
      picture = picture.replacing(selection(false, of: row), with: selection(true, of: row))
    }
    #expect(lines(from: screen, to: picture) == ["rows 0, 2…4: not selected → selected"])
    #expect(lines(from: picture, to: screen) == ["rows 0, 2…4: selected → not selected"])
  }

  @Test func `what follows from a told change is left out, what moves is not`() {
    let content = ##"<rect width="393" height="50" fill="#ffffff"/>\##n<text id="table.row-1."##
    let picture =
      screen
      .replacing(selection(false, of: 1), with: selection(true, of: 1))
      .replacing(
        content + #"title" x="16""#,
        with: content.replacing("ffffff", with: "d1d1d6")
          .replacing("<text", with: "<circle r=\"11\"/>\n<text") + #"title" x="54""#
      )
    #expect(
      lines(from: screen, to: picture) == [
        "row 1: not selected → selected", "row 1 title: 38 pt further right",
      ]
    )
  }

  @Test func `shapes without an id follow from the state of what they draw`() {
    let golden = """
      <svg><g id="a" data-role="switch" data-value="on" data-view="Switch"><rect fill="#34c759"/>
      <rect x="20"/><g><circle r="3"/></g></g><g id="b"><rect x="1"/></g></svg>
      """
    let picture = golden.replacing(#""on""#, with: #""off""#)
      .replacing(##"<rect fill="#34c759"/>"##, with: ##"<rect fill="#787880"/><line/>"##)
      .replacing(#"<rect x="20"/><g><circle r="3"/>"#, with: #"<rect/><g><circle r="4"/>"#)
    #expect(lines(from: golden, to: picture) == ["Switch: value on → off"])
    #expect(lines(from: picture, to: golden) == ["Switch: value off → on"])
    // Whose state is the same has changed its looks.
    let moved = golden.replacing(#"x="20""#, with: "").replacing(#"x="1""#, with: "")
    #expect(
      lines(from: golden, to: moved) == [
        "Switch rectangle 2: 20 pt further left", "b rectangle: 1 pt further left",
      ]
    )
  }

  @Test func `rows that scroll in and out are told together`() throws {
    let start = try #require(screen.range(of: #"<g id="table.row-3""#)).lowerBound
    let end = try #require(screen.range(of: "</g>\n<rect id=\"touchView\"")).lowerBound
    let short = String(screen[..<start] + screen[end...])
    #expect(lines(from: screen, to: short) == ["removed rows 3…4"])
    #expect(lines(from: short, to: screen) == ["added rows 3…4"])
  }

  @Test func `a section is part of a row's name where it is not the first`() {
    let golden = """
      <svg><g id="h" data-role="section-header" data-section="1" data-view="Header"/>
      <g id="r" data-role="row" data-row="7" data-section="1" data-selected="true"/></svg>
      """
    let picture = golden.replacing("true", with: "false").replacing(
      #""Header"/"#,
      with: #""Other"/"#
    )
    #expect(
      lines(from: golden, to: picture) == [
        "section header 1: view Header → Other", "row 1/7: selected → not selected",
      ]
    )
  }

  @Test func `the state of a container does not explain what rows do`() {
    let picture =
      screen
      .replacing(#"data-view="tableView""#, with: #"data-offset="8" data-view="tableView""#)
      .replacing(selection(false, of: 3), with: selection(true, of: 3))
    #expect(
      lines(from: screen, to: picture) == [
        "tableView: offset none → 8", "row 3: not selected → selected",
      ]
    )
  }

  @Test func `an id is shown as far as it tells elements apart`() {
    let golden = """
      <svg><clipPath id="w.a.clip"><rect/></clipPath>
      <rect id="w.a.content"/><rect id="w.a.line"/><rect id="w.b.line"/></svg>
      """
    let picture = golden.replacing(#""/>"#, with: #"" y="1"/>"#)
    #expect(
      lines(from: golden, to: picture) == [
        "1 pt lower: content, a.line, b.line"
      ]
    )
  }

  @Test func `a clip is not told where it comes and goes with its element`() {
    let golden = "<svg></svg>"
    let picture = """
      <svg><clipPath id="a.clip"><rect/></clipPath><g id="a" clip-path="url(#a.clip)"></g></svg>
      """
    #expect(lines(from: golden, to: picture) == ["added a"])
    #expect(lines(from: picture, to: golden) == ["removed a"])
  }

  @Test func `another order of drawing is told when nothing else differs`() {
    let golden = #"<svg><rect id="a"/><rect id="b"/></svg>"#
    let picture = #"<svg><rect id="b"/><rect id="a"/></svg>"#
    #expect(lines(from: golden, to: picture) == ["a: drawn in another order"])
  }

  @Test func `two spellings of one letter differ`() {
    let golden = "<svg><text id=\"t\">\u{E9}</text></svg>"
    let picture = "<svg><text id=\"t\">e\u{301}</text></svg>"
    #expect(lines(from: golden, to: picture)?.count == 1)
  }

  @Test(arguments: [("\n", "an empty line"), ("\n\n", "2 empty lines")])
  func `empty lines at the end are told as such`(_ end: String, _ words: String) {
    #expect(lines(from: screen + end, to: screen) == ["the same picture with \(words) at its end"])
  }

  @Test func `a golden in one line is told by the place where lines begin`() {
    let told = lines(from: screen.replacing("\n", with: ""), to: screen)
    #expect(
      told == [
        "the same picture, written differently in line 1: "
          + ##"'…ewBox="0 0 393 852"><rect id="background" width="393" height="852" fill="#ffffff…'"##
          + #" → '…ewBox="0 0 393 852">'"#
      ]
    )
  }

  @Test func `other line ends are told as such`() {
    let golden = screen.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(
      lines(from: golden, to: screen) == [
        "the same picture with other line ends: CR LF instead of LF"
      ]
    )
  }

  @Test func `a golden that says no version is of the first`() {
    let picture = screen.replacing(
      " width=\"393\" height=\"852\" v",
      with: #" data-layoutsim="1"$0"#
    )
    .replacing("$0", with: " width=\"393\" height=\"852\" v")
    #expect(
      lines(from: screen, to: picture) == [
        "the same picture, from before goldens said their version"
      ]
    )
    let changed = picture.replacing(selection(false, of: 3), with: selection(true, of: 3))
    #expect(lines(from: screen, to: changed) == ["row 3: not selected → selected"])
  }

  @Test func `only the first lines are shown, with the number of the others`() throws {
    let ids = (0..<20).map { "view\($0)" }
    let golden = "<svg>" + ids.map { #"<rect id="\#($0)"/>"# }.joined() + "</svg>"
    let moved = ids.enumerated().map { #"<rect id="\#($1)" y="\#($0 + 1)"/>"# }
    let picture = "<svg>" + moved.joined() + "</svg>"
    let difference = try #require(
      PictureDifference(golden: Array(golden.utf8), picture: picture)
    )
    #expect(difference.lines.count == 20)
    #expect(difference.words(limit: 8).count == 9)
    #expect(difference.words(limit: 8).last == "… and 12 more")
    #expect(difference.words(limit: 19).count == 20)
    #expect(difference.words(limit: 20).last == "view19: 20 pt lower")
  }
}
