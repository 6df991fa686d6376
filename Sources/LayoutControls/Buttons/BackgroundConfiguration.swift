public import Foundation
public import LayoutGeometry
public import LayoutViews

/// What is behind the content of a button: UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration {
  /// A view of the application's own, as large as the background.
  public var customView: View?
  /// How far the background lies inside of the bounds.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The color; that of the style until it is set.
  public var backgroundColor: Color? {
    get { ownColor ?? styleColor }
    set { ownColor = newValue }
  }
  /// Changes the color.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The radius of the corners; that of the style until it is set.
  public var cornerRadius: CGFloat {
    get { styleRadius ?? ownRadius ?? 0 }
    set {
      ownRadius = newValue
      styleRadius = nil
    }
  }
  /// The color of the line around the background; nil for the tint color.
  public var strokeColor: Color?
  /// Changes the color of the line.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the line around the background.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside of the background.
  public var strokeOutset: CGFloat = 0

  private var ownColor: Color?
  private(set) var ownRadius: CGFloat?
  /// What the style of a button says in its present state.
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
  /// Returns the color that stands for another one.
  public let transform: (Color) -> Color

  /// Makes a way to change a color.
  public init(_ transform: @escaping (Color) -> Color) { self.transform = transform }

  /// Returns the color that stands for `color`.
  public func callAsFunction(_ color: Color) -> Color { transform(color) }
}

/// A way to change the attributes of a text: UIKit's `UIConfigurationTextAttributesTransformer`.
public struct ConfigurationTextAttributesTransformer {
  /// Returns the attributes that stand for others.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a way to change attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that stand for `attributes`.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }
}
