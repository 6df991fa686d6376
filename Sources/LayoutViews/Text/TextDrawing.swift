public import Foundation
import LayoutText

/// A way to measure a text in a rectangle: UIKit's `NSStringDrawingOptions`.
public struct TextDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: Int
  /// Creates options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option to wrap the text, which is one line otherwise.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// The option to use the distance of lines of the font, which is always so.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis, which changes no size.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// A result of measuring a text: UIKit's `NSStringDrawingContext`, which is empty here.
public final class TextDrawingContext: NSObject {}

extension NSAttributedString {
  /// Returns the size of the text with its own line breaks only, not rounded.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Returns the rectangle that the text takes, at the origin and not rounded.
  ///
  /// Text without a font is in Helvetica of 12 points in UIKit, and in the system font of that size here.
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
      of: AttributedContent(self).styledText(
        font: .systemFont(ofSize: 12),
        traits: TraitCollection.outsideOfWindows.fontTraits
      ),
      width: size.width > 0 && wraps ? size.width : .infinity,
      limit: wraps ? 0 : 1
    )
    return CGRect(x: 0, y: 0, width: lines.usedWidth, height: lines.last?.bottom ?? 0)
  }
}

extension NSString {
  /// Returns the size of the text with its own line breaks only, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Returns the rectangle that the text takes with attributes, as an `NSAttributedString` does.
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

  /// Returns the rectangle that the text takes with attributes, as an `NSAttributedString` does.
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
