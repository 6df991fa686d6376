import Foundation
import LayoutDevices
import LayoutGeometry

extension Color {
  /// Creates a color of sRGB from channels that are limited to 0 to 1.
  init(channels red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    func channel(_ value: Double) -> UInt32 {
      value >= 0 ? UInt32((min(1, value) * 255).rounded()) : 0
    }
    self.init(
      rgb: channel(red) << 16 | channel(green) << 8 | channel(blue),
      opacity: alpha >= 0 ? min(1, alpha) : 0
    )
  }

  /// Creates a color from its place in the circle of hues.
  ///
  /// As A. R. Smith has it, "Color gamut transform pairs", SIGGRAPH 1978.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func limited(_ value: Double) -> Double { value >= 0 ? min(1, value) : 0 }
    let (saturation, brightness) = (limited(saturation), limited(brightness))
    let sixth = limited(hue) * 6
    let share = sixth - sixth.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * share)
    let rising = brightness * (1 - saturation * (1 - share))
    let channels =
      switch Int(sixth) % 6 {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(channels: channels.0, channels.1, channels.2, alpha: alpha)
  }

  /// Creates a color from channels of Display P3, with the primaries of SMPTE EG 432-1 and the curve of sRGB.
  package init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    func light(_ value: Double) -> Double {
      let value = value >= 0 ? min(1, value) : 0
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func channel(_ light: Double) -> Double {
      light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    let (red, green, blue) = (light(red), light(green), light(blue))
    self.init(
      channels: channel(1.2249401762806 * red - 0.2249401762806 * green),
      channel(-0.0420569547097 * red + 1.0420569547097 * green),
      channel(-0.0196375545903 * red - 0.0786360455506 * green + 1.0982736001410 * blue),
      alpha: alpha
    )
    space = .displayP3
  }

  /// The channels as shares of 1, and the opacity, in light appearance.
  package var channels: (red: Double, green: Double, blue: Double, alpha: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, opacity)
  }

  /// The channels in hexadecimal, with the opacity if it is not 1 and with those of dark appearance if they differ.
  var channelText: String {
    func text(_ color: Color) -> String {
      color.hexadecimal + (color.opacity == 1 ? "" : " \(color.opacity)")
    }
    let light = text(resolved(in: .light))
    let dark = text(resolved(in: .dark))
    return light == dark ? light : "\(light), in dark \(dark)"
  }
}
