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

  /// Reads a line such as `|   *UILabel:0x7f10'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f10'Name'.minX{id: 13}`.
  static func entry(of line: String, number: Int) -> Entry? {
    guard let sign = line.firstRange(of: sign) else { return nil }
    var head = line[..<sign.lowerBound]
    while let last = head.last, last == "-" || last.isWhitespace || last == ">" {
      head.removeLast()
    }
    guard
      let separator = head.firstRange(of: ":0x")?.lowerBound
        ?? head.firstRange(of: ": 0x")?.lowerBound
    else { return nil }
    let before = head[..<separator]
    let start = before.lastIndex { !($0.isLetter || $0.isNumber || "._$".contains($0)) }
    let name = start.map { before[before.index(after: $0)...] } ?? before
    guard name.contains(where: \.isLetter) else { return nil }
    let signs = start.map { before[...$0] } ?? ""
    var cursor = TextCursor(
      name + head[separator...].replacing(": 0x", with: ":0x", maxReplacements: 1)
    )
    guard let address = cursor.find(":0x") else { return nil }
    let item = cursor.takeItem(addressAt: address)
    return Entry(
      item: item,
      unknowns: unknowns(in: line[sign.upperBound...]),
      depth: signs.count { $0 == "|" },
      isManual: signs.contains("+"),
      line: number
    )
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
