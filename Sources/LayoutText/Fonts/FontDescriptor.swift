public import Foundation
public import LayoutGeometry

/// A description of a font: the part of UIKit's `UIFontDescriptor` that has style, size and traits.
///
/// Slanted letters are as wide as upright ones and are drawn upright.
public struct FontDescriptor: Sendable, Hashable {
  /// The traits of a font's look: UIKit's `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt32
    /// Creates a set of traits from UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The trait of a slanted font.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// The trait of a bold font, semibold if the style is bold already.
    public static let traitBold = Self(rawValue: 1 << 1)
  }

  /// The font without its traits.
  private let plain: Font
  /// The traits of the font's look.
  public let symbolicTraits: SymbolicTraits

  /// Creates the description of a font.
  package init(_ font: Font) {
    let isBold = font.weight == .bold || font.weight == .semibold
    plain = font
    symbolicTraits = isBold ? .traitBold : []
  }

  private init(plain: Font, traits: SymbolicTraits) {
    self.plain = plain
    symbolicTraits = traits
  }

  /// Describes the font of a text style in the size that a reader prefers.
  public static func preferredFontDescriptor(
    withTextStyle style: TextStyle,
    compatibleWith category: ContentSizeCategory = .large
  ) -> Self {
    Self(.preferredFont(forTextStyle: style, compatibleWith: category))
  }

  /// The size in points.
  public var pointSize: CGFloat { plain.size }
  /// The text style, or `nil` for a font of a size.
  package var textStyle: TextStyle? { plain.textStyle }

  /// Returns the same description with other traits, which is `nil` in UIKit if there is no such font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> Self? {
    guard symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) else {
      return Self(plain: plain, traits: symbolicTraits)
    }
    let weight: FontWeight = symbolicTraits.contains(.traitBold) ? boldWeight : .regular
    return Self(plain: plain.withWeight(weight), traits: symbolicTraits)
  }

  /// Describes the same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> Self {
    Self(plain: plain.withSize(newPointSize), traits: symbolicTraits)
  }

  /// The bold weight of the style (Human Interface Guidelines, "Typography").
  ///
  /// Large styles become bold, the others semibold.
  private var boldWeight: FontWeight {
    switch plain.textStyle {
    case .largeTitle, .title1, .title2, nil: .bold
    default: .semibold
    }
  }

  /// Returns the font in a size, or in that of the descriptor if the size is 0.
  package func font(ofSize size: CGFloat) -> Font { size > 0 ? plain.withSize(size) : plain }
}
