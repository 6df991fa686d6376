package import LayoutGeometry

/// The advances and kerning of one weight of one cut, by code point.
///
/// Letters are as wide as in the system font. Widths that are not known of it are those of the font
/// that texts are drawn with.
package struct FaceTable: Sendable {
  /// The generated text that a table is read from, in font units.
  struct Source {
    let unitsPerEm: Int
    let text: String
  }

  /// A character that the table has.
  package struct Glyph: Sendable {
    fileprivate let index: Int
  }

  /// The code points that have a slot of their own; the replacement character has the last one.
  private static let direct: UInt32 = 0x2800

  /// The number of font units per em.
  let unitsPerEm: Double
  /// The number of the glyph of each slot plus one, zero for none.
  private var slots = [UInt16](repeating: 0, count: Int(direct) + 1)
  /// The advances in units of `SystemWidths`.
  private var advances: [Int32] = []
  /// The advances of the font that texts are drawn with, in font units.
  private var drawnAdvances: [Int16] = []
  /// The kerning in units of `SystemWidths`.
  private var kerning: KerningTable

  private init(_ source: Source, _ cut: SystemWidths.Cut, _ weight: FontWeight) {
    let widths = SystemWidths(cut, weight)
    unitsPerEm = Double(source.unitsPerEm)
    var leftClasses: [UInt16] = []
    var rightClasses: [UInt16] = []
    var scanner = TableScanner(source.text)
    while let point = scanner.hexadecimal() {
      let drawn = scanner.integer()
      drawnAdvances.append(Int16(drawn))
      advances.append(Int32(widths.advance(of: point, drawn: Double(drawn) / unitsPerEm)))
      leftClasses.append(UInt16(scanner.integer()))
      rightClasses.append(UInt16(scanner.integer()))
      if let slot = Self.slot(of: point) { slots[slot] = UInt16(advances.count) }
    }
    kerning = KerningTable(leftClasses: leftClasses, rightClasses: rightClasses)
    let factor = widths.kerningFactor * SystemWidths.unitsPerEm / unitsPerEm
    scanner.skipLine()
    while let left = scanner.integerOnNewRow() {
      while let (right, value) = scanner.pair() {
        let scaled = Int((Double(value) * factor).rounded())
        kerning.setValue(scaled, leftClass: left, rightClass: right)
      }
    }
    kerning.add(
      SystemWidths.kerning.compactMap { pair in
        guard let left = glyph(of: pair.left), let right = glyph(of: pair.right) else { return nil }
        return (left.index, right.index, pair.value)
      }
    )
  }

  private static func slot(of point: UInt32) -> Int? {
    if point < direct { return Int(point) }
    return point == 0xFFFD ? Int(direct) : nil
  }
}

extension FaceTable {
  /// Returns the glyph of a character, or `nil` if the table has none.
  package func glyph(of point: UInt32) -> Glyph? {
    guard let slot = Self.slot(of: point), slots[slot] > 0 else { return nil }
    return Glyph(index: Int(slots[slot]) - 1)
  }

  /// Returns the advance of a glyph in em.
  package func advance(of glyph: Glyph) -> Double {
    Double(advances[glyph.index]) / SystemWidths.unitsPerEm
  }

  /// Returns the advance that the outline of a glyph is made for, in em.
  package func drawnAdvance(of glyph: Glyph) -> Double {
    Double(drawnAdvances[glyph.index]) / unitsPerEm
  }

  /// Returns the space added between two glyphs, in em.
  package func kerning(between left: Glyph, and right: Glyph) -> Double {
    Double(kerning.value(between: left.index, and: right.index)) / SystemWidths.unitsPerEm
  }
}

extension FaceTable {
  private static let textRegular = Self(textRegularSource, .text, .regular)
  private static let textMedium = Self(textMediumSource, .text, .medium)
  private static let textSemibold = Self(textSemiboldSource, .text, .semibold)
  private static let textBold = Self(textBoldSource, .text, .bold)
  private static let displayRegular = Self(displayRegularSource, .display, .regular)
  private static let displayMedium = Self(displayMediumSource, .display, .medium)
  private static let displaySemibold = Self(displaySemiboldSource, .display, .semibold)
  private static let displayBold = Self(displayBoldSource, .display, .bold)

  /// Returns the cut for small sizes, which is read once when first used.
  package static func text(_ weight: FontWeight) -> Self {
    switch weight {
    case .regular: textRegular
    case .medium: textMedium
    case .semibold: textSemibold
    case .bold: textBold
    }
  }

  /// Returns the tighter cut for titles, which is read once when first used.
  package static func display(_ weight: FontWeight) -> Self {
    switch weight {
    case .regular: displayRegular
    case .medium: displayMedium
    case .semibold: displaySemibold
    case .bold: displayBold
    }
  }
}
