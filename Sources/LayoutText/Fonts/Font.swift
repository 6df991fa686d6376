package import Foundation
package import LayoutGeometry

/// A size and a weight of the system font, or a size of a font that an application brings.
///
/// Vertical metrics are those of the system font on iOS (ascender 1950/2048, descender 494/2048 of
/// the size, read from label frames that Interface Builder saved), whatever the glyphs are drawn
/// with.
package struct Font: Sendable, Hashable {
  /// The size in points.
  package let size: CGFloat
  /// The weight.
  package let weight: FontWeight
  /// The text style that the font was made for, or `nil` for a plain system font.
  package let textStyle: TextStyle?
  /// The extra space between two lines, which brings baselines as far apart as the style says.
  ///
  /// Zero for a plain system font; may be a little below zero in the largest accessibility sizes.
  package let leading: CGFloat
  /// The font of a file that sets all letters it has, or `nil` for the system font.
  package let face: FontFace?
  /// The fonts for what the system font has not, or those with the font of a file; `nil` for none.
  package var cascade: FontCascade? { face?.cascade ?? scenarioFonts }
  private var scenarioFonts: FontCascade?
  /// The scaling by the reader's preference, or `nil` for a font that `FontMetrics` did not scale.
  let scaling: FontMetrics.Scaling?

  init(
    size: CGFloat,
    weight: FontWeight,
    textStyle: TextStyle? = nil,
    leading: CGFloat = 0,
    scaling: FontMetrics.Scaling? = nil,
    face: FontFace? = nil
  ) {
    let size = size > 0 ? min(size, 10_000) : 0
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    self.leading = face.map { $0.description.leading * size } ?? leading
    self.scaling = scaling
    self.face = face
  }

  /// Creates a font of a file in a size.
  package init(_ face: FontFace, ofSize size: CGFloat) {
    self.init(size: size, weight: .regular, face: face)
  }

  /// Returns the system font in a size.
  ///
  /// A size that is not a number or is below zero counts as zero.
  package static func systemFont(ofSize size: CGFloat, weight: FontWeight = .regular) -> Self {
    Self(size: size, weight: weight)
  }

  /// Returns the font of a text style in the size that a reader prefers.
  package static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith category: ContentSizeCategory = .large
  ) -> Self {
    let size = style.size(in: category)
    return Self(
      size: size,
      weight: style.weight,
      textStyle: style,
      leading: style.baselineDistance(in: category) - systemFont(ofSize: size).lineHeight
    )
  }

  /// Returns the same font in another weight.
  package func withWeight(_ weight: FontWeight) -> Self {
    Self(
      size: size,
      weight: weight,
      textStyle: textStyle,
      leading: leading,
      scaling: scaling,
      face: face
    )
  }

  /// Returns the font as readers see it who prefer a weight.
  ///
  /// With bold text regular letters are semibold, and heavier ones bold (unverified; UIKit goes on to heavy and
  /// black). Lines are as high as before.
  package func shown(in preference: LegibilityWeight) -> Self {
    guard preference == .bold else { return self }
    return withWeight(weight == .regular ? .semibold : .bold)
  }

  /// Returns the same font with others behind it, or none, for what it has not.
  package func with(_ cascade: FontCascade?) -> Self {
    var font = self
    font.scenarioFonts = cascade
    return font
  }

  /// Returns the same font in another size, which follows nothing any more.
  package func withSize(_ size: CGFloat) -> Self { Self(size: size, weight: weight, face: face) }

  /// Returns the font in the size that a reader prefers.
  ///
  /// Only fonts of a text style and those scaled by `FontMetrics` change.
  package func adjusted(for category: ContentSizeCategory) -> Self {
    if let scaling { return scaling.font(like: self, in: category) }
    guard let textStyle else { return self }
    return .preferredFont(forTextStyle: textStyle, compatibleWith: category).withWeight(weight)
  }
}

extension Font {
  /// The height of the font above the baseline.
  package var ascender: CGFloat { size * (face?.description.ascender ?? 1950 / 2048) }

  /// The end of the font below the baseline: a negative number, as in UIKit.
  package var descender: CGFloat { size * (face?.description.descender ?? -494 / 2048) }

  /// The height of one line: 20.287 at 17 points.
  package var lineHeight: CGFloat { ascender - descender }

  /// The height of capital letters.
  package var capHeight: CGFloat { size * (face?.description.capHeight ?? 1443 / 2048) }

  /// The height of letters without a part above: 0.526 of the size in texts, as practitioners read it.
  package var xHeight: CGFloat { size * (face?.description.xHeight ?? 1078 / 2048) }

  /// Returns the height of a number of lines, not rounded, with leading only between lines.
  package func height(ofLines count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return CGFloat(count) * lineHeight + CGFloat(count - 1) * leading
  }
}
