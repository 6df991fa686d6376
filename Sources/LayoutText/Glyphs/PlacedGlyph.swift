package import Foundation

/// A glyph at its place on a line.
package struct PlacedGlyph: Sendable, Hashable {
  /// The name of the outline, fit for an SVG id: `g4-0041` is the regular A.
  package let id: String
  /// The distance from the beginning of the line to the glyph's origin, in points.
  package let x: CGFloat
  /// The number of points per font unit.
  package let scale: CGFloat
}
