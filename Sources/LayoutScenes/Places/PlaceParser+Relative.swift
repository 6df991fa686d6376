import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// Places that every device has: visible rows, shares of an area, and rows that are scrolled to.
extension PlaceParser {
  /// Reads `third visible row` or `last visible row`, or nothing.
  mutating func visibleRow() throws(TextProblem) -> Place.Anchor? {
    let start = cursor
    let first = cursor[cursor.take { $0.isLetter || $0.isNumber }]
    var number = Ordinal.number(first)
    var isFromEnd = first == "last"
    guard number != nil || isFromEnd else {
      cursor = start
      return nil
    }
    cursor.skipSpace()
    if !isFromEnd, cursor.take(word: "last") { isFromEnd = true }
    cursor.skipSpace()
    let words = cursor.position
    guard cursor.take(word: "visible"), skipSpace(), cursor.take(word: "row") else {
      let named = isFromEnd && number != nil ? "\(first) last" : first
      throw .place(
        "'visible row' is missing here",
        words..<max(words + 1, cursor.rest.upperBound),
        hint: "write '\(named) visible row', or a row by its number, such as 'row 3'"
      )
    }
    number = number ?? 1
    return number.map { isFromEnd ? .visibleRowFromEnd($0 - 1) : .visibleRow($0 - 1) }
  }

  /// Reads `75 % of the table` or `20 %, 75 % of the screen`, or nothing.
  mutating func share() throws(TextProblem) -> Place.Anchor? {
    let start = cursor
    guard let first = try percent() else {
      cursor = start
      return nil
    }
    cursor.skipSpace()
    guard cursor.take(",") != nil else {
      return .share(x: nil, y: first, of: try area())
    }
    cursor.skipSpace()
    guard let second = try percent() else {
      throw .place(
        "a share of the height is expected here",
        rest,
        hint: "write '20 %, 75 % of the screen'"
      )
    }
    return .share(x: first, y: second, of: try area())
  }

  /// Reads `75 %`, or nothing.
  private mutating func percent() throws(TextProblem) -> CGFloat? {
    let start = cursor.position
    let isNegative = cursor.take("+-−").map { $0 != "+" } ?? false
    let value = parseNumber(cursor[cursor.takeNumber()])
    cursor.skipSpace()
    guard let value, cursor.take("%") != nil else { return nil }
    guard !isNegative, value <= 100 else {
      throw .place("a share is a number from 0 % to 100 %", start..<cursor.position)
    }
    return value
  }

  /// Reads `of the table`, `of the screen` or `of touchView`.
  private mutating func area() throws(TextProblem) -> Place.SharedArea {
    cursor.skipSpace()
    guard cursor.take(word: "of") else {
      throw .place("'of the table' is missing here", rest, hint: "write '75 % of the table'")
    }
    cursor.skipSpace()
    if cursor.take(word: "the") { cursor.skipSpace() }
    let word = cursor.take { $0.isLetter }
    switch cursor[word] {
    case "table": return .table
    case "screen": return .screen
    case "view":
      return .ownView(try title("the name of the view is missing here", "write 'of view wifi'"))
    case let name:
      if let view = NamedView(rawValue: name) { return .view(view) }
      let views = NamedView.allCases.map(\.rawValue)
      let nearest = nearestWord(to: name, among: ["table", "screen"] + views)
      throw .place(
        name.isEmpty ? "the area is missing here" : "\(quoted(name)) has no shares",
        word.isEmpty ? rest : word,
        hint: nearest.map { "write '\(views.contains($0) ? $0 : "the \($0)")'" },
        note:
          "shares are those of 'the table', 'the screen', 'view NAME' and of \(quotedList(views))"
      )
    }
  }

  /// Reads `, scrolled into view` after a row or a view, or nothing.
  mutating func scroll(after anchor: Place.Anchor) throws(TextProblem) -> RowScroll? {
    let start = cursor
    cursor.skipSpace()
    _ = cursor.take(",")
    cursor.skipSpace()
    let begin = cursor.position
    guard cursor.take(word: "scrolled") else {
      cursor = start
      return nil
    }
    guard anchor.canBeScrolledTo else {
      let hint = "write 'row 8, scrolled into view'"
      throw .place(
        "only a row with a number and a view of the table can be scrolled to",
        begin..<cursor.position,
        hint: hint
      )
    }
    cursor.skipSpace()
    let words = cursor.rest
    guard let scroll = RowScroll(rawValue: cursor[words]) else {
      let all = RowScroll.allCases.map(\.rawValue)
      let nearest = nearestWord(to: cursor[words], among: all) ?? all[0]
      throw .place(
        "how far it is scrolled is expected here",
        rest,
        hint: "write '\(nearest)'",
        note: "the words are \(quotedList(all))"
      )
    }
    _ = cursor.take { _ in true }
    return scroll
  }

  /// Reads white space, and returns true.
  private mutating func skipSpace() -> Bool {
    cursor.skipSpace()
    return true
  }
}
