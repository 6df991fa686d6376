import LayoutGeometry

/// A color of a catalog, which may be another one for a reader who has Increase Contrast on.
struct AssetColor: Sendable, Hashable {
  /// The color in normal contrast, in light and dark appearance.
  let normal: Color
  /// The color in increased contrast, in light and dark appearance.
  let inHighContrast: Color

  /// Returns the color for a contrast.
  func color(in contrast: AccessibilityContrast) -> Color {
    contrast == .high ? inHighContrast : normal
  }
}
