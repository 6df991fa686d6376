import LayoutGeometry

/// A list of fonts for what the tables do not have, in the order in which they are asked.
///
/// The files lie beside a scenario: no font of the machine is in it. Two lists are equal if their fonts have the same bytes.
package final class FontCascade: Sendable, Hashable {
  /// The shaper that sets texts with the fonts.
  package let shaper: any TextShaper
  private let keys: [String]

  package init(_ shaper: any TextShaper) {
    self.shaper = shaper
    keys = (0..<shaper.fontCount).map { shaper.key(ofFont: $0) }
  }

  package static func == (first: FontCascade, second: FontCascade) -> Bool {
    first === second || first.keys == second.keys
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// Returns the first font that has all visible code points of a character, or `nil` if none has.
  func font(for points: ArraySlice<UInt32>) -> Int? {
    keys.indices.first { has(glyphsFor: points, inFont: $0) }
  }

  /// Returns whether a font has all visible code points of a character that has some.
  func has(glyphsFor points: ArraySlice<UInt32>, inFont font: Int) -> Bool {
    let visible = points.filter { !Self.isIgnorable($0) }
    return !visible.isEmpty && visible.allSatisfy { shaper.hasGlyph(for: $0, inFont: font) }
  }

  private static func isIgnorable(_ point: UInt32) -> Bool {
    Unicode.Scalar(point)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  /// Returns the beginning of the id that a glyph has in pictures: `s4-3FA9C1012A`.
  func id(ofGlyph glyph: UInt32, inFont font: Int, weight: FontWeight) -> String {
    let digits = String(glyph, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return "s\(weight.rawValue / 100)-\(keys[font])\(padding)\(digits)"
  }
}
