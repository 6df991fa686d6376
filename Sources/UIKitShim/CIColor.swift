#if !canImport(CoreImage)
public import Foundation
public import LayoutGeometry
public import LayoutViews

/// `CoreImage.CIColor`: the channels of a color, in light appearance.
open class CIColor: NSObject {
  /// The share of red, 0 to 1.
  public final let red: CGFloat
  /// The share of green, 0 to 1.
  public final let green: CGFloat
  /// The share of blue, 0 to 1.
  public final let blue: CGFloat
  /// The opacity, 0 to 1.
  public final let alpha: CGFloat

  /// Creates a color from channels.
  ///
  /// - Parameters:
  ///   - red: Red.
  ///   - green: Green.
  ///   - blue: Blue.
  ///   - alpha: The opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque color from channels.
  ///
  /// - Parameters:
  ///   - red: Red.
  ///   - green: Green.
  ///   - blue: Blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates the color of another one.
  public convenience init(color: ColorObject) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the color of another one.
  public convenience init(cgColor: Color) { self.init(color: ColorObject(cgColor: cgColor)) }

  /// The number of channels with the opacity.
  open var numberOfComponents: Int { 4 }

  /// Returns whether another object is a color of the same channels.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return [red, green, blue, alpha] == [other.red, other.green, other.blue, other.alpha]
  }

  /// The number for sets and dictionaries.
  open override var hash: Int { [red, green, blue, alpha].hashValue }
}

extension ColorObject {
  /// Creates the color of another one.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color by its channels; UIKit's raises an exception unless it was made of such a one.
  public final var ciColor: CIColor { CIColor(color: self) }
}
#endif
