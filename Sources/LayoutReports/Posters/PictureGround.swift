import Foundation
import LayoutDevices
import LayoutGeometry

/// The ground around screens on which words and lines stand, with the inks that stand out from it.
struct PictureGround: Hashable {
  /// The color, opaque.
  let color: Color
  /// The appearance whose words can be read on it.
  let style: InterfaceStyle
  /// Whether it is that of an appearance, which no file names.
  let isUsual: Bool

  /// Creates the ground of a color, or without one, or with a clear one, that of an appearance.
  init(_ page: Color?, _ style: InterfaceStyle) {
    let usual = PosterStyle(style: style).page
    guard let page, page.opacity > 0 else {
      (color, self.style, isUsual) = (usual, style, true)
      return
    }
    let color = page.resolved(in: style).over(usual)
    let words = PosterStyle(style: style).text
    let isReadable = words.contrast(with: color) >= Color.leastContrast
    self.color = color
    self.style = isReadable ? style : style == .dark ? .light : .dark
    isUsual = false
  }

  /// Returns a color if it can be read on the ground, or else black or white.
  func ink(_ wanted: Color) -> Color { wanted.readable(on: color) }
}

extension Color {
  /// The least contrast of words of the usual size: level AA of WCAG 2.2, success criterion 1.4.3.
  fileprivate static let leastContrast = 4.5

  /// Returns the color if it can be read on an opaque one, or else black or white, of which one always can.
  func readable(on ground: Self) -> Self {
    guard contrast(with: ground) < Self.leastContrast else { return self }
    return Self.black.contrast(with: ground) >= Self.white.contrast(with: ground) ? .black : .white
  }

  /// Returns the contrast of two opaque colors, from 1 to 21.
  ///
  /// - SeeAlso: "contrast ratio" in WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
  func contrast(with other: Self) -> Double {
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
  fileprivate func over(_ ground: Self) -> Self {
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
