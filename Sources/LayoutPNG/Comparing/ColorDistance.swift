import Foundation

/// A namespace for the difference between two colors as people see it, by CIEDE2000.
///
/// The formula is that of CIE 142-2001, in the order of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula:
/// Implementation Notes, Supplementary Test Data, and Mathematical Observations" (2005), whose test data it is held to.
package enum ColorDistance {
  /// A color of CIELAB under D65.
  package struct Lab: Sendable, Hashable {
    /// The lightness, 0 to 100.
    package var lightness: Double
    /// The place between green and red.
    package var a: Double
    /// The place between blue and yellow.
    package var b: Double

    /// Creates a color.
    package init(_ lightness: Double, _ a: Double, _ b: Double) {
      (self.lightness, self.a, self.b) = (lightness, a, b)
    }
  }

  /// Returns the difference of two pixels over white, `0xAARRGGBB` each with the colors multiplied by the opacity.
  ///
  /// It is rounded to a thousandth, so that hosts whose mathematics round differently agree. 1 is about the least that
  /// people see; black and white are 100 apart.
  package static func of(_ first: UInt32, _ second: UInt32) -> Double {
    (of(lab(first), lab(second)) * 1000).rounded() / 1000
  }

  /// Returns the difference of two colors.
  package static func of(_ first: Lab, _ second: Lab) -> Double {
    let meanChroma = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
    let seventh = pow(meanChroma, 7)
    let grayShift = 1.5 - 0.5 * (seventh / (seventh + pow(25, 7))).squareRoot()
    let (a1, a2) = (first.a * grayShift, second.a * grayShift)
    let (chroma1, chroma2) = (hypot(a1, first.b), hypot(a2, second.b))
    let (hue1, hue2) = (hue(a1, first.b), hue(a2, second.b))
    let isGray = chroma1 * chroma2 == 0
    var hueStep = isGray ? 0 : hue2 - hue1
    if hueStep > 180 { hueStep -= 360 }
    if hueStep < -180 { hueStep += 360 }
    let lightnessChange = second.lightness - first.lightness
    let chromaChange = chroma2 - chroma1
    let hueChange = 2 * (chroma1 * chroma2).squareRoot() * sin(radians(hueStep / 2))
    let lightness = (first.lightness + second.lightness) / 2
    let chroma = (chroma1 + chroma2) / 2
    var hue = hue1 + hue2
    if !isGray {
      if abs(hue1 - hue2) > 180 { hue += hue < 360 ? 360 : -360 }
      hue /= 2
    }
    let weight =
      1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
      + 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    let middle = (lightness - 50) * (lightness - 50)
    let lightnessScale = 1 + 0.015 * middle / (20 + middle).squareRoot()
    let chromaScale = 1 + 0.045 * chroma
    let hueScale = 1 + 0.015 * chroma * weight
    let chromaSeventh = pow(chroma, 7)
    let turn = 30 * exp(-((hue - 275) / 25) * ((hue - 275) / 25))
    let rotation =
      -2 * (chromaSeventh / (chromaSeventh + pow(25, 7))).squareRoot() * sin(radians(2 * turn))
    let (l, c, h) = (
      lightnessChange / lightnessScale, chromaChange / chromaScale, hueChange / hueScale
    )
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// Returns the angle of a color in degrees from 0, which is 0 for gray.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  /// Returns a pixel over white in CIELAB: sRGB by IEC 61966-2-1, with the white of D65.
  static func lab(_ pixel: UInt32) -> Lab {
    let missing = 255 - (pixel >> 24)
    func linear(_ shift: UInt32) -> Double {
      linearLevels[Int(min((pixel >> shift & 255) + missing, 255))]
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    let x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let (fx, fy, fz) = (root(x / 0.95047), root(y), root(z / 1.08883))
    return Lab(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  private static let linearLevels: [Double] = (0...255).map { level in
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
