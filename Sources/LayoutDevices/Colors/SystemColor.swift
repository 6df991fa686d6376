package import LayoutGeometry

extension SystemColor {
  /// Returns the value of the color in light or dark appearance, on the base level (not elevated).
  package func color(in style: InterfaceStyle) -> Color {
    switch style {
    case .light, .unspecified: generatedPair.light
    case .dark: generatedPair.dark
    }
  }

  /// The color that is another one in light and in dark appearance.
  package var dynamicColor: Color { Color(light: generatedPair.light, dark: generatedPair.dark) }
}
