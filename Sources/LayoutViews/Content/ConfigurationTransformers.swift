public import Foundation
import LayoutDevices
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

  /// The change to the color that the reader chose for the system: none, as iOS lets nobody choose one.
  public static var preferredTint: Self { Self { $0 } }

  /// The change to the gray of what stands back, which is that of secondary labels here (unverified).
  public static var monochromeTint: Self { Self { _ in SystemColor.secondaryLabel.object } }

  /// The change to shades of gray, each as light as its color.
  public static var grayscale: Self {
    Self { color in
      let light = color.value.resolved(in: .light).gray
      let dark = color.value.resolved(in: .dark).gray
      return (light == dark ? light : Color(light: light, dark: dark)).object
    }
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
