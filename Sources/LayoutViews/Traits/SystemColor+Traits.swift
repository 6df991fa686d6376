package import LayoutDevices
package import LayoutGeometry

extension SystemColor {
  /// Returns the value of the color with the appearance and the contrast of some traits.
  package func color(in traits: TraitCollection) -> Color {
    color(in: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
  }
}
