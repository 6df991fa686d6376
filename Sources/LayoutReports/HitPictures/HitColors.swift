import LayoutGeometry

/// The colors of pictures of hit-testing.
enum HitColors {
  /// Strong colors for views that stand out, in the order in which they are given away.
  private static let strong: [UInt32] = [
    0x248A3D, 0xC93400, 0x8944AB, 0x0E7A86, 0xB0104C, 0x7A5C36, 0x3634A3,
  ]

  /// Rows, of which neighbors differ in strength.
  static let row = Color(rgb: 0x0A60D0)
  /// Headers and footers.
  static let supplement = Color(rgb: 0x46617A)
  /// Views that only hold others.
  static let container = Color(rgb: 0x6E6E73)
  /// What is covered.
  static let covered = Color(rgb: 0xD70015)
  /// Where the finger is.
  static let point = Color(rgb: 0xD70015)
  /// Views that refuse.
  static let refused = Color(rgb: 0x6E6E73)
  /// Words.
  static let text = Color(rgb: 0x1C1C1E)
  /// Words of less weight.
  static let secondaryText = Color(rgb: 0x6E6E73)

  /// A strong color; after the last the first comes again.
  static func strong(_ number: Int) -> Color { Color(rgb: strong[number % strong.count]) }

  /// The colors of the views around the one that takes a touch, the outermost first; that one is green.
  static func path(_ index: Int, of count: Int) -> Color {
    guard index + 1 < count else { return strong(0) }
    let colors: [UInt32] = [0x6E6E73, 0x3634A3, 0x0A60D0, 0x0E7A86, 0x8944AB, 0xC93400]
    return Color(rgb: colors[index % colors.count])
  }
}
