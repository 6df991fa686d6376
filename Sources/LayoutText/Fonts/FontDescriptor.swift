public import Foundation
public import LayoutGeometry

/// What a font is asked to be: the part of UIKit's `UIFontDescriptor` that says its style, size and traits.
///
/// Slanted letters are as wide as upright ones and are drawn upright.
public struct FontDescriptor: Sendable, Hashable {
  /// What a font looks like: UIKit's `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt32
    /// Makes a set of traits from UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold, or semibold where the style is bold already.
    public static let traitBold = Self(rawValue: 1 << 1)
  }

  /// The font without its traits.
  private let plain: Font
  /// What the font looks like.
  public let symbolicTraits: SymbolicTraits

  /// Describes a font.
  init(_ font: Font) {
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

  /// Describes the same font with other traits; nil in UIKit where there is no such font.
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

  /// Large styles become bold, the others semibold (Human Interface Guidelines, "Typography").
  private var boldWeight: FontWeight {
    switch plain.textStyle {
    case .largeTitle, .title1, .title2, nil: .bold
    default: .semibold
    }
  }

  /// The font; a size of 0 stands for that of the descriptor.
  fileprivate func font(ofSize size: CGFloat) -> Font { size > 0 ? plain.withSize(size) : plain }
}

extension Font {
  /// What the font is.
  public var fontDescriptor: FontDescriptor { FontDescriptor(self) }

  /// Makes the font that a descriptor asks for.
  ///
  /// - Parameters:
  ///   - descriptor: Style, size and traits.
  ///   - pointSize: Another size; 0 for that of the descriptor.
  public init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    self = descriptor.font(ofSize: pointSize)
  }
}
