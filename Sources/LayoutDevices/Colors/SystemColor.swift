package import LayoutGeometry

extension SystemColor {
  /// Returns the value of the color in an appearance and a contrast, on a level, in a generation of the system.
  package func color(
    in style: InterfaceStyle,
    contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base,
    palette: SystemPalette = .classic
  ) -> Color {
    let elevated = palette == .classic ? generatedElevatedPair : generatedElevatedGlassPair
    if style == .dark, level == .elevated, let pair = elevated {
      return contrast == .high ? pair.high : pair.normal
    }
    let pair =
      pair(in: palette, contrast: contrast)
      ?? (contrast == .high ? generatedContrastPair : generatedPair)
    return style == .dark ? pair.dark : pair.light
  }

  /// Returns the values of a generation that differ from the classic ones, or `nil` if they are the same.
  private func pair(
    in palette: SystemPalette,
    contrast: AccessibilityContrast
  ) -> (light: Color, dark: Color)? {
    let pairs: (normal: (light: Color, dark: Color), high: (light: Color, dark: Color))? =
      switch palette {
      case .classic: nil
      case .iOS26: generatedGlassPairs
      case .iOS27: generatedGlassPairsFrom27 ?? generatedGlassPairs
      }
    return contrast == .high ? pairs?.high : pairs?.normal
  }

  /// The place of the color among all, from 0.
  package var index: Int { Int(generatedNumber) - 1 }

  /// The color that is another one in light and in dark appearance, in increased contrast, and on the elevated level.
  package var dynamicColor: Color {
    var color = Color(light: generatedPair.light, dark: generatedPair.dark)
    color.systemNumber = generatedNumber
    return color
  }
}

extension Color {
  /// Returns the color in one appearance, contrast and generation and on one level, without variants.
  ///
  /// A color of the system that was made fainter is so in increased contrast, too.
  package func resolved(
    in style: InterfaceStyle,
    contrast: AccessibilityContrast,
    level: UserInterfaceLevel = .base,
    palette: SystemPalette = .classic
  ) -> Self {
    let normal = resolved(in: style)
    let isPlain =
      contrast != .high && (level != .elevated || style != .dark) && palette == .classic
    if isPlain || systemNumber == 0 { return normal }
    let system = SystemColor.allCases[Int(systemNumber) - 1]
    let whole = system.color(in: style).opacity
    let color = system.color(in: style, contrast: contrast, level: level, palette: palette)
    return whole > 0 ? color.faded(by: normal.opacity / whole) : normal
  }
}
