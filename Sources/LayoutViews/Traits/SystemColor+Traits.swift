package import LayoutDevices
package import LayoutGeometry

extension SystemColor {
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
