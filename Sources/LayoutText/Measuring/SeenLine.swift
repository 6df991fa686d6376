/// A line as it is seen: glyphs of the tables and of fonts beside a scenario, from left to right.
package struct SeenLine: Sendable, Hashable {
  /// A part that is set in one direction by the tables or one font.
  struct Item: Sendable, Hashable {
    /// The characters, in reading order.
    let clusters: Range<Int>
    /// The index of the part of the text that says size and weight.
    let part: Int
    /// Whether it is read from right to left.
    let isRightToLeft: Bool
    /// The start in the line, in points.
    var x: Double
    /// The width in points.
    let width: Double
    /// The glyphs, whose places are from the start of the item.
    let marks: [Mark]
  }

  /// A thing to draw.
  enum Mark: Sendable, Hashable {
    /// A character of the tables, in its width, at a distance from the start.
    case letter(CharacterClass, width: Double, x: Double)
    /// A glyph of a font, at a distance from the start and above the baseline.
    case glyph(UInt32, font: Int, x: Double, y: Double)
  }

  /// The items from left to right.
  var items: [Item]
  /// The fonts.
  let cascade: FontCascade
  /// Whether the paragraph is read from right to left.
  package let isRightToLeft: Bool
}

extension SeenLine {
  /// Returns one of the items as a line of its own.
  func only(_ item: Item) -> Self {
    var item = item
    item.x = 0
    return Self(items: [item], cascade: cascade, isRightToLeft: item.isRightToLeft)
  }
}
