package import LayoutGeometry

/// A set of fonts with the knowledge how letters of their scripts stand together.
///
/// Positions are those of code points in a text: a text is an array of them, so that a font and the order of
/// writing speak of the same places.
package protocol TextShaper: Sendable {
  /// The number of fonts.
  var fontCount: Int { get }

  /// Returns the key of a font, which other bytes do not share: some digits in upper-case hexadecimal.
  func key(ofFont font: Int) -> String

  /// Returns whether a font has a glyph of its own for a code point.
  func hasGlyph(for point: UInt32, inFont font: Int) -> Bool

  /// Returns the levels of a paragraph's code points by Unicode Standard Annex 9.
  ///
  /// - Parameters:
  ///   - paragraph: The code points, without a newline.
  ///   - isRightToLeft: The direction of the paragraph, or `nil` for that of its first letter that has one; left to
  ///     right if none has.
  /// - Returns: A level for each code point, and that of the paragraph.
  func levels(of paragraph: [UInt32], isRightToLeft: Bool?) -> BidiLevels

  /// Returns the code point that stands for one in text from right to left: ")" for "(".
  func mirrored(_ point: UInt32) -> UInt32

  /// Returns the glyphs of a part of a text in one font and one direction, from left to right.
  func glyphs(of part: ShapedPart) -> [ShapedGlyph]

  /// Returns the outline of a glyph.
  func outline(ofGlyph glyph: UInt32, inFont font: Int, weight: FontWeight) -> GlyphOutline
}

/// The levels of a paragraph: an even one is read from left to right, an odd one from right to left.
package struct BidiLevels: Sendable, Hashable {
  /// The level of each code point.
  package let levels: [UInt8]
  /// The level of the paragraph: 0 or 1.
  package let base: UInt8

  package init(levels: [UInt8], base: UInt8) {
    self.levels = levels
    self.base = base
  }
}

/// A part of a text that one font sets in one direction.
package struct ShapedPart: Sendable {
  /// The whole text: letters join with those around the part.
  package let text: [UInt32]
  /// The part.
  package let range: Range<Int>
  /// The index of the font.
  package let font: Int
  /// The weight, for fonts that have several.
  package let weight: FontWeight
  /// Whether the part is read from right to left.
  package let isRightToLeft: Bool

  package init(
    text: [UInt32],
    range: Range<Int>,
    font: Int,
    weight: FontWeight = .regular,
    isRightToLeft: Bool = false
  ) {
    self.text = text
    self.range = range
    self.font = font
    self.weight = weight
    self.isRightToLeft = isRightToLeft
  }
}

/// A glyph of a font as it follows the one before, in em; y grows upward.
package struct ShapedGlyph: Sendable, Hashable {
  /// The number in the font.
  package let glyph: UInt32
  /// The position of the first code point that it stands for.
  package let position: Int
  /// The distance to the next glyph.
  package let advance: Double
  /// The distance by which the glyph is moved to the right.
  package let x: Double
  /// The distance by which the glyph is raised.
  package let y: Double

  package init(glyph: UInt32, position: Int, advance: Double, x: Double = 0, y: Double = 0) {
    self.glyph = glyph
    self.position = position
    self.advance = advance
    self.x = x
    self.y = y
  }
}

/// An outline of a glyph: paths of SVG in font units, y growing downward, back to front.
package struct GlyphOutline: Sendable, Hashable {
  /// A path in one color, or with a gradient.
  package struct Layer: Sendable, Hashable {
    /// The path data.
    package let path: String
    /// The color, or `nil` for that of the text.
    package let color: Color?
    /// The gradient that fills the path in place of a color, or `nil` for none.
    package let gradient: GlyphGradient?

    package init(path: String, color: Color? = nil, gradient: GlyphGradient? = nil) {
      self.path = path
      self.color = color
      self.gradient = gradient
    }

    /// Whether it has the color of the text.
    package var isPlain: Bool { color == nil && gradient == nil }
  }

  /// The layers that draw something.
  package let layers: [Layer]
  /// The number of font units per em.
  package let unitsPerEm: Double

  package init(layers: [Layer], unitsPerEm: Double) {
    self.layers = layers
    self.unitsPerEm = unitsPerEm
  }
}
