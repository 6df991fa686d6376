/// A group of lines of `_autolayoutTrace` that speak of views whose place or size is not determined.
package struct AmbiguityTrace: Sendable, Hashable {
  /// A view with the unknowns that nothing determines.
  package struct Entry: Sendable, Hashable {
    /// The view or guide.
    package var item: ConsoleItem
    /// The unknowns, such as `minX` and `height`; none if the trace does not say.
    package var unknowns: [ConsoleAttribute]
    /// The depth in the tree, from 0.
    package var depth: Int
    /// Whether the trace marks the view as laid out by hand.
    package var isManual: Bool
    /// The line of the log, from 1.
    package var line: Int
  }

  /// The line of the log with which it begins, from 1.
  package var line: Int
  /// The views, in the order of the lines.
  package var entries: [Entry] = []
}

extension AmbiguityTrace {
  /// The words by which such a line is known.
  static let sign = "AMBIGUOUS LAYOUT"

  /// Returns the views of a line; there is more than one where a wrapper wrote the whole trace as one line.
  static func entries(of line: String, number: Int) -> [Entry] {
    LogText.parts(of: line).compactMap { entry(of: $0, number: number) }
  }

  /// Reads a line such as `|   *UILabel:0x7f10'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f10'Name'.minX{id: 13}`.
  private static func entry(of line: Substring, number: Int) -> Entry? {
    let signs = line.ranges(of: sign)
    // The text of a view may have the words itself, and then its quotes do not close in front of them.
    for sign in signs {
      var head = line[..<sign.lowerBound]
      while let last = head.last, last == "-" || last.isWhitespace || last == ">" {
        head.removeLast()
      }
      guard let (item, signs, isWhole) = item(in: head), isWhole else { continue }
      return Entry(
        item: item,
        unknowns: unknowns(in: line[sign.upperBound...]),
        depth: signs.count { $0 == "|" },
        isManual: signs.contains("+"),
        line: number
      )
    }
    // Of a text with a line feed the line has only the end; the view is named again behind the words.
    guard let sign = signs.first, separator(in: line[..<sign.lowerBound]) == nil,
      let (item, _, _) = item(in: line[sign.upperBound...])
    else { return nil }
    return Entry(item: item, unknowns: [], depth: 0, isManual: false, line: number)
  }

  /// Returns the first view that a text names, what stands in front of it, and whether its own text is whole.
  private static func item(
    in text: Substring
  ) -> (item: ConsoleItem, before: Substring, isWhole: Bool)? {
    guard let separator = separator(in: text) else { return nil }
    let start = nameStart(of: text[..<separator])
    let name = text[start..<separator]
    guard name.contains(where: \.isLetter) else { return nil }
    var cursor = TextCursor(
      name + text[separator...].replacing(": 0x", with: ":0x", maxReplacements: 1)
    )
    guard let address = cursor.find(":0x") else { return nil }
    let item = cursor.takeItem(addressAt: address)
    return (item, text[..<start], cursor.next != "'")
  }

  /// Returns the place of the colon in front of the first address.
  private static func separator(in text: Substring) -> String.Index? {
    (text.firstRange(of: ":0x") ?? text.firstRange(of: ": 0x"))?.lowerBound
  }

  /// Returns the start of the name of a class that a text ends with, with its generic arguments.
  private static func nameStart(of text: Substring) -> String.Index {
    var start = text.endIndex
    var open = 0
    while start > text.startIndex {
      let letter = text[text.index(before: start)]
      if letter == ">" { open += 1 }
      if letter == "<" { open -= 1 }
      let isInside = open > 0 && (letter == "," || letter == " ")
      guard open >= 0, isInside || letter.isLetter || letter.isNumber || "._$<>".contains(letter)
      else { break }
      start = text.index(before: start)
    }
    return start
  }

  /// Returns the attributes in a list such as `for UILabel:0x7f10'Name'.minX{id: 13}, UILabel:0x7f10.Width{id: 14}`.
  private static func unknowns(in text: Substring) -> [ConsoleAttribute] {
    var found: [ConsoleAttribute] = []
    for part in text.split(separator: "{") {
      guard let dot = part.lastIndex(of: ".") else { continue }
      let word = part[part.index(after: dot)...]
      let names = ["Width": "width", "Height": "height"]
      if let attribute = ConsoleAttribute(rawValue: names[String(word)] ?? String(word)),
        !found.contains(attribute)
      {
        found.append(attribute)
      }
    }
    return found
  }
}
