public import Foundation
import LayoutText

/// How a text is measured in a rectangle: UIKit's `NSStringDrawingOptions`.
public struct TextDrawingOptions: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Makes options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps; without it, it is one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// The distance of lines is that of the font; it always is.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis, which changes no size.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What measuring a text says besides: UIKit's `NSStringDrawingContext`, which says nothing here.
public final class TextDrawingContext: NSObject {}

extension NSAttributedString {
  /// Returns the size of the text with its own line breaks only, not rounded.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Returns the rectangle that the text takes, at the origin and not rounded.
  ///
  /// What has no font is in Helvetica of 12 points in UIKit, and in the system font of that size here.
  ///
  /// - Parameters:
  ///   - size: The room; a width of 0 counts as boundless, and the height does not matter.
  ///   - options: Whether the text wraps.
  ///   - context: Nothing.
  /// - Returns: The rectangle.
  /// - Complexity: O(*n*).
  public func boundingRect(
    with size: CGSize,
    options: TextDrawingOptions = [],
    context: TextDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let lines = TextMetrics.lines(
      of: AttributedContent(self).styledText(font: .systemFont(ofSize: 12)),
      width: size.width > 0 && wraps ? size.width : .infinity,
      limit: wraps ? 0 : 1
    )
    return CGRect(
      x: 0,
      y: 0,
      width: lines.usedWidth,
      height: lines.last?.bottom ?? 0
    )
  }
}

extension NSString {
  /// Returns the size of the text with its own line breaks only, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Returns the rectangle that the text takes, at the origin and not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a width of 0 counts as boundless, and the height does not matter.
  ///   - options: Whether the text wraps.
  ///   - attributes: Font, kerning and paragraph style.
  ///   - context: Nothing.
  /// - Returns: The rectangle.
  /// - Complexity: O(*n*).
  public func boundingRect(
    with size: CGSize,
    options: TextDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: TextDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text with its own line breaks only, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle that the text takes, at the origin and not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a width of 0 counts as boundless, and the height does not matter.
  ///   - options: Whether the text wraps.
  ///   - attributes: Font, kerning and paragraph style.
  ///   - context: Nothing.
  /// - Returns: The rectangle.
  /// - Complexity: O(*n*).
  public func boundingRect(
    with size: CGSize,
    options: TextDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: TextDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
