public import Foundation
import LayoutGeometry

extension ColorObject {
  /// Writes the channels and the opacity, of which each may be left out; a color of the system has those of light
  /// appearance.
  ///
  /// - Parameters:
  ///   - red: Where red goes, 0 to 1.
  ///   - green: Where green goes.
  ///   - blue: Where blue goes.
  ///   - alpha: Where the opacity goes.
  /// - Returns: True: each color has them.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = value.channels
    unsafe red?.pointee = channels.red
    unsafe green?.pointee = channels.green
    unsafe blue?.pointee = channels.blue
    unsafe alpha?.pointee = channels.alpha
    return true
  }

  /// Writes the lightness of a gray and the opacity, of which each may be left out.
  ///
  /// - Parameters:
  ///   - white: Where the channel goes, 0 to 1.
  ///   - alpha: Where the opacity goes.
  /// - Returns: Whether the color is a gray; nothing is written for any other.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard value.red == value.green, value.green == value.blue else { return false }
    unsafe white?.pointee = value.channels.red
    unsafe alpha?.pointee = value.channels.alpha
    return true
  }

  /// Writes the place in the circle of hues, of which each number may be left out.
  ///
  /// - Parameters:
  ///   - hue: Where the share of the circle goes, 0 for a gray.
  ///   - saturation: Where the share of color goes.
  ///   - brightness: Where the brightest channel goes.
  ///   - alpha: Where the opacity goes.
  /// - Returns: True: each color has one.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = value.channels
    let (red, green, blue) = (channels.red, channels.green, channels.blue)
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    let sixth =
      if range == 0 {
        0.0
      } else if high == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    unsafe hue?.pointee = sixth / 6
    unsafe saturation?.pointee = high == 0 ? 0 : range / high
    unsafe brightness?.pointee = high
    unsafe alpha?.pointee = channels.alpha
    return true
  }
}
