package import Foundation

/// A font of a file that an application brings, in all sizes.
///
/// Two are equal if they have one name and one place among the fonts that were registered.
package struct FontFace: Sendable, Hashable {
  /// The names and heights that a font says of itself.
  package struct Description: Sendable, Hashable {
    /// The name of the font, as in `UIFont(name:size:)`: "Lato-Bold".
    package var name = ""
    /// The name of the family: "Lato".
    package var family = ""
    /// The height above the baseline, in em, and so are the others.
    package var ascender: CGFloat = 0
    /// The end below the baseline: a negative number.
    package var descender: CGFloat = 0
    /// The extra space between two lines.
    package var leading: CGFloat = 0
    /// The height of capital letters.
    package var capHeight: CGFloat = 0
    /// The height of letters without a part above.
    package var xHeight: CGFloat = 0

    package init() {}
  }

  /// The names and heights.
  package let description: Description
  /// The fonts that it is one of.
  let cascade: FontCascade
  /// The place among them.
  let index: Int

  /// Creates the last one of some fonts, of which others may be equal to it.
  package init(_ description: Description, lastOf cascade: FontCascade) {
    self.description = description
    self.cascade = cascade
    index = cascade.shaper.fontCount - 1
  }

  /// Returns whether it has all visible code points of a character.
  func hasGlyphs(for points: ArraySlice<UInt32>) -> Bool {
    cascade.has(glyphsFor: points, inFont: index)
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.description == second.description && first.index == second.index
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(description)
    hasher.combine(index)
  }
}
