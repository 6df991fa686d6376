public import Foundation
public import LayoutGeometry
public import LayoutText

/// A font as an object: UIKit's `UIFont`.
///
/// A font never changes; what changes one answers another. Views answer the very object that they were given. Two
/// are equal if size, weight, style and scaling are the same.
///
/// Tasks may share a font; a subclass answers for what it adds.
// Unchecked, since an open class cannot conform otherwise: all that this one holds is
// `value`, which is a constant of a type that may be sent.
open class FontObject: AttributeObject, NSCopying, @unchecked Sendable {
  /// The font by its numbers, which texts are measured with.
  package final let value: Font

  /// Creates the object of a font.
  package init(_ value: Font) {
    self.value = value
    super.init()
  }

  /// Creates the font that a descriptor asks for.
  ///
  /// - Parameters:
  ///   - descriptor: Style, size and traits.
  ///   - pointSize: Another size; 0 for that of the descriptor.
  public init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    value = descriptor.font(ofSize: pointSize)
    super.init()
  }

  /// Creates nothing: archives are not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether both are the same in size, weight, style and scaling.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FontObject else { return false }
    return self === other || value == other.value
  }

  /// A number for size, weight, style and scaling.
  open override var hash: Int { value.hashValue }

  /// Returns the font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the system font in a size.
  ///
  /// A size that is not a number or is below zero counts as zero.
  open class func systemFont(ofSize size: CGFloat) -> FontObject {
    FontObject(Font.systemFont(ofSize: size))
  }

  /// Returns the system font in a size and a weight.
  ///
  /// A size that is not a number or is below zero counts as zero.
  open class func systemFont(ofSize size: CGFloat, weight: FontWeight) -> FontObject {
    FontObject(Font.systemFont(ofSize: size, weight: weight))
  }

  /// Returns the font of a text style in the standard size.
  open class func preferredFont(forTextStyle style: TextStyle) -> FontObject {
    FontObject(Font.preferredFont(forTextStyle: style))
  }

  /// Returns the font of a text style in the size that the traits ask for.
  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> FontObject {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return FontObject(Font.preferredFont(forTextStyle: style, compatibleWith: category))
  }

  /// Returns the same font in another size, which follows nothing any more.
  open func withSize(_ size: CGFloat) -> FontObject { FontObject(value.withSize(size)) }

  /// The size in points.
  open var pointSize: CGFloat { value.size }
  /// The height of the font above the baseline.
  open var ascender: CGFloat { value.ascender }
  /// The end of the font below the baseline: a negative number, as in UIKit.
  open var descender: CGFloat { value.descender }
  /// The height of one line: 20.287 at 17 points.
  open var lineHeight: CGFloat { value.lineHeight }
  /// The height of capital letters.
  open var capHeight: CGFloat { value.capHeight }
  /// The height of letters without a part above.
  open var xHeight: CGFloat { value.xHeight }
  /// The extra space between two lines, which brings baselines as far apart as the style says.
  open var leading: CGFloat { value.leading }
  /// The description of the font.
  open var fontDescriptor: FontDescriptor { FontDescriptor(value) }
}

extension FontObject {
  /// Returns the font of a text style in the size that a reader prefers.
  package class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith category: ContentSizeCategory
  ) -> FontObject {
    FontObject(Font.preferredFont(forTextStyle: style, compatibleWith: category))
  }

  /// Returns the same font in another weight.
  package final func withWeight(_ weight: FontWeight) -> FontObject {
    FontObject(value.withWeight(weight))
  }

  /// Returns the font in the size that a reader prefers; only fonts of a text style and scaled ones change.
  package final func adjusted(for category: ContentSizeCategory) -> FontObject {
    let adjusted = value.adjusted(for: category)
    return adjusted == value ? self : FontObject(adjusted)
  }
}
