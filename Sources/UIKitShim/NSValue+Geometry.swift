public import Foundation
public import LayoutGeometry

extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: EdgeInsets) {
    let (top, left) = (insets.top, insets.left)
    self.init(
      edgeInsets: NSEdgeInsets(top: top, left: left, bottom: insets.bottom, right: insets.right)
    )
  }
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The insets that the value holds.
  public var uiEdgeInsetsValue: EdgeInsets {
    let insets = edgeInsetsValue
    return EdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}

extension NSCoder {
  /// Returns a rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { pair(point.x, point.y) }
  /// Returns a size as `{width, height}`.
  public class func string(for size: CGSize) -> String { pair(size.width, size.height) }

  // Foundation writes 1 as 1.0 on Linux.
  private class func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    let texts = [first, second].map { number in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{\(texts[0]), \(texts[1])}"
  }

  /// Returns the rectangle of a text, or zero where it has none.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// Returns the point of a text, or zero where it has none.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// Returns the size of a text, or zero where it has none.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
}
