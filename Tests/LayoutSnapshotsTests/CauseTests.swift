import LayoutSnapshots
import Testing

/// Causes stand before their consequences, and what many share is said once.
@Suite struct CauseTests {
  /// The screen with some rows taller, those below lower, and further changes.
  private static func picture(
    growing growths: [Int: Int],
    moving moves: [Int: Int] = [:]
  ) -> String {
    var picture = screen
    var down = 0
    for row in 0..<5 {
      let start =
        "data-view=\"Cell\" transform=\"translate(0 \(row * 50))\">\n<rect width=\"393\" height=\"50\""
      let place = row * 50 + down + (moves[row] ?? 0)
      let height = 50 + (growths[row] ?? 0)
      picture = picture.replacing(
        start,
        with: start.replacing("0 \(row * 50)", with: "0 \(place)")
          .replacing("height=\"50\"", with: "height=\"\(height)\"")
      )
      down += growths[row] ?? 0
    }
    return picture
  }

  @Test(arguments: [
    ([0: 2, 1: 2, 2: 2, 3: 2, 4: 2], "all rows: 2 pt taller; 4 views follow"),
    ([0: -4, 1: -4, 2: -4, 3: -4, 4: -4], "all rows: 4 pt shorter; 4 views follow"),
    ([2: 2], "row 2: 2 pt taller; 2 views follow"),
    ([4: 2], "row 4: 2 pt taller"),
    ([0: 2, 1: 2], "rows 0…1: 2 pt taller; 4 views follow"),
  ])
  func `rows that grow are told once, and not what follows`(_ growths: [Int: Int], _ line: String) {
    let picture = Self.picture(growing: growths)
    #expect(lines(from: screen, to: picture) == [line])
  }

  @Test func `rows of different growth have a line each`() {
    #expect(
      lines(from: screen, to: Self.picture(growing: [0: 2, 3: 6])) == [
        "row 0: 2 pt taller; 4 views follow", "row 3: 6 pt taller",
      ]
    )
  }

  @Test func `a row that moves otherwise than those above have grown is told`() {
    #expect(
      lines(from: screen, to: Self.picture(growing: [1: 2], moving: [4: 3])) == [
        "row 1: 2 pt taller; 2 views follow", "row 4: 5 pt lower",
      ]
    )
    #expect(
      lines(from: screen, to: Self.picture(growing: [:], moving: [4: 3])) == ["row 4: 3 pt lower"]
    )
    // What moves the other way does not follow.
    let text = #"id="table.row-1.title" x="16" y="31""#
    let picture = Self.picture(growing: [1: 2])
      .replacing(text, with: text.replacing("31", with: "28"))
    #expect(
      lines(from: screen, to: picture) == [
        "row 1: 2 pt taller; 3 views follow", "row 1 title: 3 pt higher",
      ]
    )
  }

  @Test func `states and texts come first, looks last`() {
    let picture = Self.picture(growing: [0: 2])
      .replacing(selection(false, of: 3), with: selection(true, of: 3))
      .replacing(##"fill="#34c759""##, with: ##"fill="#ff3b30""##)
      .replacing("Inbox", with: "All mail")
      .replacing("</svg>", with: "<text id=\"hint.text\">Pull</text>\n</svg>")
    #expect(
      lines(from: screen, to: picture) == [
        #"title: text "Inbox" → "All mail""#, "row 3: not selected → selected",
        #"added text "Pull""#, "row 0: 2 pt taller; 4 views follow",
        "touchView: fill #34c759 → #ff3b30",
      ]
    )
  }

  @Test func `a view that moves since its text is another one is not told`() {
    let golden = """
      <svg><g id="w.title" data-view="title" transform="translate(40 9)"><text id="w.title.text">In</text></g>
      <g id="w.label"><text id="w.label.text" x="2">9:41</text></g></svg>
      """
    let words = golden.replacing(">In<", with: ">Inbox<").replacing("40 9", with: "31 9")
    #expect(lines(from: golden, to: words) == [#"title: text "In" → "Inbox""#])
    let lower = words.replacing("31 9", with: "31 12")
    #expect(
      lines(from: golden, to: lower) == [
        #"title: text "In" → "Inbox""#, "title: 3 pt lower, 9 pt further left",
      ]
    )
    // What has no name is known by what it says.
    let moved = golden.replacing(#"x="2""#, with: #"x="5""#)
    #expect(lines(from: golden, to: moved) == [#""9:41": 3 pt further right"#])
  }

  @Test func `another theme is told as such`() {
    let golden = """
      <svg><rect id="window.background" fill="#ffffff"/><rect id="a" fill="#ffffff"/>
      <rect id="b" fill="#ffffff"/><rect id="c" fill="#34c759"/></svg>
      """
    let picture = golden.replacing("#ffffff", with: "#000000")
      .replacing("#34c759", with: "#30d158")
    #expect(
      lines(from: golden, to: picture) == [
        "looks dark in place of light",
        "fill #ffffff → #000000: background, a, b", "c: fill #34c759 → #30d158",
      ]
    )
    #expect(lines(from: picture, to: golden)?.first == "looks light in place of dark")
  }

  @Test(arguments: [
    ("M1 2L3 4", "M1 5L3 7", "a: 3 pt lower"),
    ("M1 2L3 4Z", "M2 2L4 4Z", "a: 1 pt further right"),
    ("M1 2L3 4", "M1 5L3 8", "a: another outline"),
    ("M1 2L3 4", "M1 2C3 4", "a: another outline"),
    ("M1 2A3 4", "M1 3A3 5", "a: another outline"),
    ("M1 2L3", "M1 3L4", "a: another outline"),
  ])
  func `an outline in another place has moved`(_ old: String, _ new: String, _ line: String) {
    let golden = "<svg><path id=\"a\" d=\"\(old)\"/></svg>"
    #expect(lines(from: golden, to: golden.replacing(old, with: new)) == [line])
  }
}
