public import Foundation
public import LayoutViews

/// `UIKit.UIHoverStyle`: the look of a view that a pointer or a glance is over, which none is here.
public final class UIHoverStyle: NSObject {
  /// The outline of the look, or `nil` for the view's own.
  public var shape: UIShape?
  /// Whether the look is shown.
  public var isEnabled = true

  /// Creates a look that the system chooses.
  ///
  /// - Parameter shape: The outline, or `nil` for the view's own.
  public init(shape: UIShape? = nil) { self.shape = shape }

  /// Returns the look that the system chooses.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// `UIKit.UIShape`: an outline, which is kept.
public struct UIShape: Sendable, Hashable {
  private let name: String
  private let cornerRadius: CGFloat?

  private init(_ name: String, cornerRadius: CGFloat? = nil) {
    (self.name, self.cornerRadius) = (name, cornerRadius)
  }

  /// The outline of a circle.
  public static let circle = Self("circle")
  /// The outline with half circles at its ends.
  public static let capsule = Self("capsule")
  /// The outline of the bounds.
  public static let rect = Self("rect")
  /// Returns the outline of the bounds with round corners.
  public static func rect(cornerRadius: CGFloat) -> Self {
    Self("rect", cornerRadius: cornerRadius)
  }
}

extension View {
  /// The look under a pointer or a glance, or `nil` for none.
  public final var hoverStyle: UIHoverStyle? {
    get { kept("hoverStyle") }
    set { keep(newValue, "hoverStyle") }
  }
}
