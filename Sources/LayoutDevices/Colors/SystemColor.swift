package import LayoutGeometry

extension SystemColor {
  /// Returns the value of the color in light or dark appearance, on the base level (not elevated).
  package func color(
    in style: InterfaceStyle,
    contrast: AccessibilityContrast = .normal
  ) -> Color {
    let pair = contrast == .high ? generatedContrastPair : generatedPair
    return style == .dark ? pair.dark : pair.light
  }

  /// The color that is another one in light and in dark appearance, and in increased contrast.
  package var dynamicColor: Color {
    var color = Color(light: generatedPair.light, dark: generatedPair.dark)
    color.systemNumber = generatedNumber
    return color
  }
}

extension Color {
  /// Returns the color in one appearance and contrast, without variants.
  ///
  /// A color of the system that was made fainter is so in increased contrast, too.
  package func resolved(in style: InterfaceStyle, contrast: AccessibilityContrast) -> Self {
    let normal = resolved(in: style)
    guard contrast == .high, systemNumber > 0 else { return normal }
    let system = SystemColor.allCases[Int(systemNumber) - 1]
    let whole = system.color(in: style).opacity
    let color = system.color(in: style, contrast: .high)
    return whole > 0 ? color.faded(by: normal.opacity / whole) : normal
  }
}
