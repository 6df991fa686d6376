package import LayoutDevices
package import LayoutGeometry

extension SystemColor {
  private static let objects = allCases.map { $0.dynamicColor.object }

  /// The color that is another one in light and in dark appearance, in increased contrast, and on the elevated
  /// level: always the same object.
  package var object: ColorObject { Self.objects[index] }

  /// Returns the color as it is with some traits.
  package func object(in traits: TraitCollection) -> ColorObject { color(in: traits).object }

  /// Returns the value of the color with some traits.
  package func color(in traits: TraitCollection) -> Color {
    color(
      in: traits.userInterfaceStyle,
      contrast: traits.accessibilityContrast,
      level: traits.userInterfaceLevel,
      palette: traits.palette
    )
  }
}
