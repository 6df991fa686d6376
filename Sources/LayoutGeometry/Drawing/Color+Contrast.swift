import Foundation

extension Color {
  /// The least contrast of words of the usual size: level AA of WCAG 2.2, success criterion 1.4.3.
  package static let leastContrast = 4.5

  /// Returns the color if it can be read on an opaque one, or else black or white, of which one always can.
  package func readable(on ground: Self) -> Self {
    guard contrast(with: ground) < Self.leastContrast else { return self }
    return Self.black.contrast(with: ground) >= Self.white.contrast(with: ground) ? .black : .white
  }

  /// Returns the contrast of two opaque colors, from 1 to 21.
  ///
  /// - SeeAlso: "contrast ratio" in WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
  package func contrast(with other: Self) -> Double {
    let (one, other) = (relativeLuminance, other.relativeLuminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The brightness from 0 for black to 1 for white, without the opacity.
  ///
  /// - SeeAlso: "relative luminance" in WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance.
  private var relativeLuminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the opaque color that is seen where the color lies over another one.
  package func over(_ ground: Self) -> Self {
    func channel(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8((Double(upper) * opacity + Double(lower) * (1 - opacity)).rounded())
    }
    var seen = ground
    seen.red = channel(red, ground.red)
    seen.green = channel(green, ground.green)
    seen.blue = channel(blue, ground.blue)
    return seen
  }
}
