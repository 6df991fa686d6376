import LayoutGeometry

/// Advances and kerning of one weight of one cut, by code point.
///
/// The numbers are in font units. Kerning is kept by classes: characters of one class kern alike.
struct FaceTable: Sendable {
  /// The text that a table is read from; generated.
  struct Source {
    let unitsPerEm: Int
    let text: String
  }

  /// A character that the table has.
  struct Glyph: Sendable {
    fileprivate let index: Int
  }

  /// Code points up to here have a slot of their own; the replacement character has the last one.
  private static let direct: UInt32 = 0x2800

  /// Font units an em.
  let unitsPerEm: Double
  /// The number of the glyph of each slot plus one, zero for none.
  private var slots = [UInt16](repeating: 0, count: Int(direct) + 1)
  private var advances: [Int16] = []
  private var leftClasses: [UInt16] = []
  private var rightClasses: [UInt16] = []
  /// A row a left class, a column a right class.
  private var kerning: [Int16] = []
  private var rightClassCount = 0

  init(_ source: Source) {
    unitsPerEm = Double(source.unitsPerEm)
    var scanner = TableScanner(source.text)
    while let point = scanner.hexadecimal() {
      advances.append(Int16(scanner.integer()))
      leftClasses.append(UInt16(scanner.integer()))
      rightClasses.append(UInt16(scanner.integer()))
      if let slot = Self.slot(of: point) { slots[slot] = UInt16(advances.count) }
    }
    rightClassCount = Int(rightClasses.max() ?? 0) + 1
    kerning = [Int16](
      repeating: 0,
      count: (Int(leftClasses.max() ?? 0) + 1) * rightClassCount
    )
    scanner.skipLine()
    while let left = scanner.integerOnNewRow() {
      while let (right, value) = scanner.pair() {
        kerning[left * rightClassCount + right] = Int16(value)
      }
    }
  }

  private static func slot(of point: UInt32) -> Int? {
    if point < direct { return Int(point) }
    return point == 0xFFFD ? Int(direct) : nil
  }
}

extension FaceTable {
  /// Returns the glyph of a character, nil where the table has none.
  func glyph(of point: UInt32) -> Glyph? {
    guard let slot = Self.slot(of: point), slots[slot] > 0 else { return nil }
    return Glyph(index: Int(slots[slot]) - 1)
  }

  /// Returns the advance of a glyph in em.
  func advance(of glyph: Glyph) -> Double {
    Double(advances[glyph.index]) / unitsPerEm
  }

  /// Returns what is added between two glyphs, in em.
  func kerning(between left: Glyph, and right: Glyph) -> Double {
    let row = Int(leftClasses[left.index]) * rightClassCount
    return Double(kerning[row + Int(rightClasses[right.index])]) / unitsPerEm
  }
}

extension FaceTable {
  private static let textRegular = Self(textRegularSource)
  private static let textMedium = Self(textMediumSource)
  private static let textSemibold = Self(textSemiboldSource)
  private static let textBold = Self(textBoldSource)
  private static let displayRegular = Self(displayRegularSource)
  private static let displayMedium = Self(displayMediumSource)
  private static let displaySemibold = Self(displaySemiboldSource)
  private static let displayBold = Self(displayBoldSource)

  /// The cut for small sizes, read once when first asked for.
  static func text(_ weight: FontWeight) -> Self {
    switch weight {
    case .regular: textRegular
    case .medium: textMedium
    case .semibold: textSemibold
    case .bold: textBold
    }
  }

  /// The tighter cut for titles, read once when first asked for.
  static func display(_ weight: FontWeight) -> Self {
    switch weight {
    case .regular: displayRegular
    case .medium: displayMedium
    case .semibold: displaySemibold
    case .bold: displayBold
    }
  }
}
