package import LayoutGeometry

/// The colors of pictures of hit-testing.
package enum HitColors {
  /// The strong colors for views that stand out, in the order in which they are used.
  private static let strong: [UInt32] = [
    0x248A3D, 0xC93400, 0x8944AB, 0x0E7A86, 0xB0104C, 0x7A5C36, 0x3634A3,
  ]

  /// The color of rows, of which neighbors differ in strength.
  package static let row = Color(rgb: 0x0A60D0)
  /// The color of headers and footers.
  package static let headerFooter = Color(rgb: 0x46617A)
  /// The color of views that only hold others.
  package static let container = Color(rgb: 0x6E6E73)
  /// The color of covered views.
  package static let covered = Color(rgb: 0xD70015)
  /// The color of the finger's place.
  package static let point = Color(rgb: 0xD70015)
  /// The color of views that refuse.
  package static let refused = Color(rgb: 0x6E6E73)
  /// The color of words.
  package static let text = Color(rgb: 0x1C1C1E)
  /// The color of words of less weight.
  package static let secondaryText = Color(rgb: 0x6E6E73)

  /// Returns a strong color, again the first after the last.
  package static func strong(_ number: Int) -> Color { Color(rgb: strong[number % strong.count]) }

  /// Returns the colors of the views around the one that takes a touch, the outermost first; that one is green.
  package static func path(_ index: Int, of count: Int) -> Color {
    guard index + 1 < count else { return strong(0) }
    let colors: [UInt32] = [0x6E6E73, 0x3634A3, 0x0A60D0, 0x0E7A86, 0x8944AB, 0xC93400]
    return Color(rgb: colors[index % colors.count])
  }
}
