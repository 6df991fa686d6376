public import Foundation
public import LayoutGeometry
public import LayoutViews

/// A background of a button's content: UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration {
  /// A view of the application's own, as large as the background.
  public var customView: View?
  /// The distances of the background from the bounds.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The color, that of the style until it is set.
  public var backgroundColor: Color? {
    get { ownColor ?? styleColor }
    set { ownColor = newValue }
  }
  /// The change of the color.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The radius of the corners, that of the style until it is set.
  public var cornerRadius: CGFloat {
    get { styleRadius ?? ownRadius ?? 0 }
    set {
      ownRadius = newValue
      styleRadius = nil
    }
  }
  /// The color of the line around the background, or `nil` for the tint color.
  public var strokeColor: Color?
  /// The change of the line's color.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the line around the background.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line outside of the background.
  public var strokeOutset: CGFloat = 0

  private var ownColor: Color?
  private(set) var ownRadius: CGFloat?
  /// The color that the style of a button has in its present state.
  var styleColor: Color?
  var styleRadius: CGFloat?

  init() {}

  /// Returns a background that is not seen.
  public static func clear() -> Self {
    var clear = Self()
    clear.ownColor = .clear
    return clear
  }
}

/// A way to change a color: UIKit's `UIConfigurationColorTransformer`.
public struct ConfigurationColorTransformer {
  /// The closure that returns the color for another one.
  public let transform: (Color) -> Color

  /// Creates a way to change a color.
  public init(_ transform: @escaping (Color) -> Color) { self.transform = transform }

  /// Returns the color that stands for `color`.
  public func callAsFunction(_ color: Color) -> Color { transform(color) }
}

/// A way to change the attributes of a text: UIKit's `UIConfigurationTextAttributesTransformer`.
public struct ConfigurationTextAttributesTransformer {
  /// The closure that returns the attributes for others.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a way to change attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that stand for `attributes`.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }
}
