package import LayoutGeometry

extension SystemColor {
  /// Returns the value of the color in an appearance and a contrast, on a level.
  package func color(
    in style: InterfaceStyle,
    contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base
  ) -> Color {
    if style == .dark, level == .elevated, let pair = generatedElevatedPair {
      return contrast == .high ? pair.high : pair.normal
    }
    let pair = contrast == .high ? generatedContrastPair : generatedPair
    return style == .dark ? pair.dark : pair.light
  }

  /// The color that is another one in light and in dark appearance, in increased contrast, and on the elevated level.
  package var dynamicColor: Color {
    var color = Color(light: generatedPair.light, dark: generatedPair.dark)
    color.systemNumber = generatedNumber
    return color
  }
}

extension Color {
  /// Returns the color in one appearance and contrast and on one level, without variants.
  ///
  /// A color of the system that was made fainter is so in increased contrast, too.
  package func resolved(
    in style: InterfaceStyle,
    contrast: AccessibilityContrast,
    level: UserInterfaceLevel = .base
  ) -> Self {
    let normal = resolved(in: style)
    let isPlain = contrast != .high && (level != .elevated || style != .dark)
    if isPlain || systemNumber == 0 { return normal }
    let system = SystemColor.allCases[Int(systemNumber) - 1]
    let whole = system.color(in: style).opacity
    let color = system.color(in: style, contrast: contrast, level: level)
    return whole > 0 ? color.faded(by: normal.opacity / whole) : normal
  }
}
