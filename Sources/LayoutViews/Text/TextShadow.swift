public import Foundation

/// A shadow of letters, which is kept and not drawn: UIKit's `NSShadow`.
open class TextShadow: NSObject, NSCopying {
  /// The distance from the letters, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, or `nil` for none.
  open var shadowColor: Any?

  /// Creates a shadow without a blur.
  public override init() { super.init() }

  /// Returns the shadow itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
