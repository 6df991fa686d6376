public import Foundation

/// A picture among letters: UIKit's `NSTextAttachment`.
open class TextAttachment: AttributeObject {
  /// The character that stands for a picture.
  public static let character = 0xFFFC

  /// The picture, or `nil` for room alone.
  open var image: Image?
  /// The frame of the picture, its origin on the baseline and its height upward; of no size for that of the
  /// picture, on the baseline.
  open var bounds = CGRect.zero

  /// Creates an attachment without a picture.
  public override init() { super.init() }

  /// Creates an attachment of a picture.
  public init(image: Image) {
    self.image = image
    super.init()
  }

  final var shownBounds: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// Creates a text of a picture alone.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
