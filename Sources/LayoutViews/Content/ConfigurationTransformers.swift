public import Foundation
import LayoutGeometry

/// A way to change a color: UIKit's `UIConfigurationColorTransformer`.
public struct ConfigurationColorTransformer {
  /// The closure that returns the color for another one.
  public let transform: (ColorObject) -> ColorObject

  /// Creates a way to change a color.
  public init(_ transform: @escaping (ColorObject) -> ColorObject) {
    self.transform = transform
  }

  /// Returns the color that stands for `color`.
  public func callAsFunction(_ color: ColorObject) -> ColorObject { transform(color) }

  /// The change to shades of gray, each as light as its color.
  public static var grayscale: Self {
    Self { color in
      let light = gray(color.value.resolved(in: .light))
      let dark = gray(color.value.resolved(in: .dark))
      return (light == dark ? light : Color(light: light, dark: dark)).object
    }
  }

  /// Returns the gray of a color, with the weights of ITU-R BT.709.
  private static func gray(_ color: Color) -> Color {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let channel = UInt32((0.2126 * red + 0.7152 * green + 0.0722 * blue).rounded())
    return Color(rgb: channel << 16 | channel << 8 | channel, opacity: color.opacity)
  }
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
