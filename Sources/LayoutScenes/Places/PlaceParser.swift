import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A parser of places: `row 3`, `row 1/3 on touchView`, `bottom edge - 20`, `120, 300`, `title`.
struct PlaceParser {
  var cursor: TextCursor
  /// Whether the section is written before the row.
  private var hasSection = false

  /// The forms of a place, for messages.
  private static let forms =
    "a place is 'row 3', 'row 1/3', 'row 3 on check mark', 'row 3 on accessory', 'row 3, scrolled into view', 'third visible row', "
    + "'75 % of the table', 'top edge + 10', 'bottom edge - 20', '120, 300', 'button Edit', 'index M', 'key A', 'view "
    + "NAME' of the stack or a view: " + quotedList(NamedView.allCases.map(\.rawValue))

  private init(_ text: String) { cursor = TextCursor(text) }

  /// Returns the place that a text means, without a mark.
  ///
  /// The problem of a text in words that people use for places has the place that they mean as its hint.
  static func parse(_ text: String) throws(TextProblem) -> Place {
    do throws(TextProblem) {
      return try read(text)
    } catch {
      var problem = error
      if let meant = MeantPlace.text(for: text), (try? read(meant)) != nil {
        problem.hint = "write '\(meant)'"
        // The list of all forms is for those whose meaning is unknown.
        problem.note = nil
      }
      throw problem
    }
  }

  private static func read(_ text: String) throws(TextProblem) -> Place {
    var parser = Self(text)
    parser.cursor.skipSpace()
    let anchor = try parser.anchor()
    parser.cursor.skipSpace()
    var offset: CGFloat = 0
    switch anchor {
    case .row, .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge:
      offset = try parser.offset()
    case .point, .view, .stackView: break
    case .button, .indexTitle, .key: return Place(anchor)
    }
    let part = parser.part(of: anchor)
    let view = part == nil && !anchor.isOwnView ? try parser.view() : nil
    let scroll = try parser.scroll(after: anchor)
    guard parser.cursor.isAtEnd else {
      let rest = parser.cursor.rest
      throw .place("\(quoted(parser.cursor[rest])) cannot stand after a place", rest, note: forms)
    }
    var place = Place(anchor, offset: offset, on: view)
    place.namesSection = parser.hasSection
    place.scroll = scroll
    place.part = part
    return place
  }

  private mutating func anchor() throws(TextProblem) -> Place.Anchor {
    if let place = try visibleRow() { return place }
    if let next = cursor.next, next.isNumber || "+-−.".contains(next) {
      if let place = try share() { return place }
      return try point()
    }
    let word = cursor.take { $0.isLetter || $0 == "-" || $0 == "_" }
    switch cursor[word] {
    case "visible":
      let hint = "write 'first visible row', 'second visible row' or 'last visible row'"
      throw .place("which of the visible rows is not said", word, hint: hint)
    case "row": return .row(try row())
    case "button":
      return .button(try title("the title of the button is missing here", "write 'button Edit'"))
    case "view":
      let (complaint, hint) = ("the name of the view is missing here", "write 'view wifi'")
      return .stackView(try title(complaint, hint, before: ", scrolled"))
    case "index":
      return .indexTitle(try title("the title of the index is missing here", "write 'index M'"))
    case "key":
      return .key(try title("the letter or the name of the key is missing here", "write 'key A'"))
    case "rows":
      throw .place("a place is one row", word, hint: "write 'row'")
    case "top", "bottom":
      let isTop = cursor[word] == "top"
      cursor.skipSpace()
      guard cursor.take(word: "edge") else {
        throw .place("'edge' is missing here", rest, hint: "write '\(cursor[word]) edge'")
      }
      return isTop ? .topEdge : .bottomEdge
    case let name:
      if let view = NamedView(rawValue: name) { return .view(view) }
      if name.isEmpty { throw .place("a place is missing here", rest, note: Self.forms) }
      let words =
        NamedView.allCases.map(\.rawValue) + [
          "row", "top edge", "bottom edge", "button", "index", "view", "key",
        ]
      let nearest = nearestWord(to: name, among: words)
      throw .place(
        "\(quoted(name)) is not a place",
        word,
        hint: nearest.map { "write '\($0)'" }
          ?? hint(forTitle: cursor[word.lowerBound..<cursor.rest.upperBound]),
        note: Self.forms
      )
    }
  }

  /// Returns the advice on a text that looks like one on the screen, or `nil` for any other.
  private func hint(forTitle text: String) -> String? {
    guard text.first?.isUppercase == true else { return nil }
    return "a row goes by its number, as in 'row 3', and a button by its title: 'button \(text)'"
  }

  /// Reads the title of a button, or the name of a view: all that is left before a word, with or without quotes.
  mutating func title(
    _ complaint: String,
    _ hint: String,
    before end: String? = nil
  ) throws(TextProblem) -> String {
    cursor.skipSpace()
    let all = cursor[cursor.rest]
    var title = end.flatMap { all.range(of: $0) }.map { String(all[..<$0.lowerBound]) } ?? all
    guard !title.isEmpty else { throw .place(complaint, rest, hint: hint) }
    var left = title.count
    _ = cursor.take { _ in
      left -= 1
      return left >= 0
    }
    if title.count > 1, title.hasPrefix("'"), title.hasSuffix("'") {
      title = String(title.dropFirst().dropLast())
    }
    return title
  }

  /// The rest, at least one character so that there is something to point at.
  var rest: Range<Int> {
    let rest = cursor.rest
    return rest.isEmpty ? rest.lowerBound..<rest.lowerBound + 1 : rest
  }
}

extension PlaceParser {
  /// Reads the number or numbers after `row`.
  private mutating func row() throws(TextProblem) -> RowAddress {
    cursor.skipSpace()
    let start = cursor.position
    let text = cursor.take { $0.isNumber || "./:-−".contains($0) }
    let parts = cursor[text].split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.map { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
    switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
    case (1, let row?, _): return RowAddress(row: row)
    case (2, let section?, let row?):
      hasSection = true
      return RowAddress(section: section, row: row)
    default: break
    }
    let range = text.isEmpty ? rest : start..<cursor.position
    let written = cursor[text]
    if written.isEmpty {
      throw .place("the number of the row is missing here", range, hint: "write 'row 3'")
    }
    if written.hasPrefix("-") || written.hasPrefix("−") {
      throw .place("rows are counted from 0, so that \(quoted(written)) is none", range)
    }
    let digits = written.split { !$0.isNumber }
    let hint =
      digits.count == 2 ? "write 'row \(digits[0])/\(digits[1])'" : "write 'row 3' or 'row 1/3'"
    throw .place(
      "\(quoted(written)) is not a row: section and row are whole numbers with a slash between them",
      range,
      hint: hint
    )
  }

  /// Returns what to write in place of one number, which may be that of a row.
  private func pointHint(after x: CGFloat) -> String {
    let isRow = cursor.rest.isEmpty && x >= 0 && x == x.rounded()
    let (row, x) = isRow ? ("'row \(decimalText(x))' or ", decimalText(x)) : ("", "120")
    return "write \(row)'\(x), 300', in points from the top left corner of the screen"
  }

  /// Reads `120, 300`.
  private mutating func point() throws(TextProblem) -> Place.Anchor {
    let x = try number("x")
    cursor.skipSpace()
    guard cursor.take(",") != nil else {
      throw .place(
        "a point has two numbers with a comma between them",
        rest,
        hint: pointHint(after: x)
      )
    }
    cursor.skipSpace()
    return .point(CGPoint(x: x, y: try number("y")))
  }

  mutating func number(_ what: String) throws(TextProblem) -> CGFloat {
    let start = cursor.position
    let isNegative = cursor.take("+-−").map { $0 != "+" } ?? false
    let digits = cursor.takeNumber()
    let value = parseNumber(cursor[digits])
    if !what.isEmpty, value != nil {
      let unit = cursor.take { $0.isLetter || $0.isNumber || $0 == "." }
      if !unit.isEmpty {
        throw .place(
          "\(what) is a number of points, not \(quoted(cursor[start..<cursor.position]))",
          start..<cursor.position,
          hint: "write digits, such as 120 or 0.5"
        )
      }
    }
    if let value, value > Limits.points {
      let most = decimalText(Limits.points)
      throw .place(
        "\(what.isEmpty ? "this" : what) is a number of points from -\(most) to \(most)",
        start..<cursor.position
      )
    }
    guard let value else {
      let range = digits.isEmpty ? rest : start..<cursor.position
      throw .place(
        "a number of points is expected here\(what.isEmpty ? "" : " for \(what)")",
        range
      )
    }
    return isNegative ? -value : value
  }

  /// Reads `+ 10` or `- 20`, or nothing.
  private mutating func offset() throws(TextProblem) -> CGFloat {
    guard let sign = cursor.take("+-−") else { return 0 }
    cursor.skipSpace()
    let value = try number("")
    cursor.skipSpace()
    return sign == "+" ? value : -value
  }

  /// Reads `on accessory` after a row, or `on check mark` after a row or an edge, or nothing.
  private mutating func part(of anchor: Place.Anchor) -> RowPart? {
    switch anchor {
    case .row, .visibleRow, .visibleRowFromEnd: RowPart.allCases.first { take($0) }
    case .share(nil, _, .table), .topEdge, .bottomEdge:
      RowPart.allCases.first { $0.isAtEdges && take($0) }
    case .share, .point, .view, .button, .stackView, .indexTitle, .key: nil
    }
  }

  private mutating func take(_ part: RowPart) -> Bool {
    let start = cursor
    for word in ["on"] + part.rawValue.split(separator: " ").map(String.init) {
      cursor.skipSpace()
      guard cursor.take(word: word) else {
        cursor = start
        return false
      }
    }
    guard cursor.isAtEnd || cursor.next == "," || cursor.next?.isWhitespace == true else {
      cursor = start
      return false
    }
    cursor.skipSpace()
    return true
  }

  /// Reads `on touchView`, or nothing.
  private mutating func view() throws(TextProblem) -> NamedView? {
    cursor.skipSpace()
    guard cursor.take(word: "on") else { return nil }
    cursor.skipSpace()
    let word = cursor.take { !$0.isWhitespace && $0 != "," }
    if let view = NamedView(rawValue: cursor[word]) {
      cursor.skipSpace()
      return view
    }
    let names = NamedView.allCases.map(\.rawValue)
    let parts = RowPart.allCases.map(\.rawValue)
    let both = word.lowerBound..<cursor.rest.upperBound
    let nearest =
      Self.meant(by: cursor[word]) ?? nearestWord(to: cursor[word], among: names + parts)
      ?? nearestWord(to: cursor[both], among: parts)
    throw .place(
      word.isEmpty ? "the view is missing here" : "no view is named \(quoted(cursor[word]))",
      word.isEmpty ? rest : word,
      hint: nearest.map { "write '\($0)'" },
      note:
        "the views are \(quotedList(names)); 'accessory' is what ends a row, and in editing mode 'check mark', 'edit control' and 'reorder control' are parts of it"
    )
  }

  /// Returns the meaning of another word after `on`, or `nil` if it is not known.
  private static func meant(by word: String) -> String? {
    switch word {
    case "strip", "overlay", "touch-view": NamedView.touchView.rawValue
    case "table": NamedView.tableView.rawValue
    default: RowPart(meantBy: word)?.rawValue
    }
  }
}

extension Place.Anchor {
  /// Whether it is a row, by its number or among the visible ones.
  var isRow: Bool {
    switch self {
    case .row, .visibleRow, .visibleRowFromEnd: true
    case .share, .topEdge, .bottomEdge, .point, .view, .button, .stackView, .indexTitle, .key: false
    }
  }

  /// Whether it is a view of the scene's own.
  fileprivate var isOwnView: Bool { if case .stackView = self { true } else { false } }

  /// Whether it stays the same when the table scrolls.
  var canBeScrolledTo: Bool { if case .row = self { true } else { isOwnView } }
}
