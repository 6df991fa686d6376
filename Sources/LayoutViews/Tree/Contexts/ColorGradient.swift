public import Foundation
import LayoutGeometry
import ScreenFrames

/// A row of colors that pass into each other: CoreGraphics' `CGGradient`.
public final class ColorGradient {
  let stops: [GradientStop]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - space: The space of the colors, which is always that of sRGB.
  ///   - colors: The colors, `Color` values; `nil` comes of none.
  ///   - locations: The place of each from 0 to 1, or `nil` for even distances.
  public init?(colorsSpace space: ColorSpace?, colors: [Any], locations: [CGFloat]?) {
    stops = [GradientStop](colors.compactMap { $0 as? Color }, at: locations)
    if stops.isEmpty { return nil }
  }

  /// Creates a gradient of channels in a row.
  ///
  /// - Parameters:
  ///   - space: The space, which says how many channels a color has, with its opacity.
  ///   - components: The channels.
  ///   - locations: The place of each color, or `nil` for even distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: ColorSpace,
    colorComponents components: [CGFloat],
    locations: [CGFloat]?,
    count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count >= size * count else { return nil }
    let colors = (0..<count).map { index in
      let channels = components[index * size..<(index + 1) * size].map(\.self)
      let first = channels[0]
      return size == 2
        ? ColorObject(white: first, alpha: channels[1]).value
        : ColorObject(red: first, green: channels[1], blue: channels[2], alpha: channels[3]).value
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// The ends beyond which a gradient goes on: CoreGraphics' `CGGradientDrawingOptions`.
public struct GradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits as in CoreGraphics.
  public let rawValue: UInt32
  /// Creates options from CoreGraphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last color goes on behind the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension [GradientStop] {
  /// Creates stops of colors at their places, or at even distances.
  init(_ colors: [Color], at locations: [CGFloat]?) {
    let last = Swift.max(1, colors.count - 1)
    self = colors.enumerated().map { index, color in
      let even = colors.count == 1 ? 0 : Double(index) / Double(last)
      return GradientStop(
        locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? even,
        color
      )
    }
  }

  /// The color in the middle between all stops, by the width of their parts.
  var mean: Color? {
    guard let first, let last else { return nil }
    var parts: [(weight: Double, color: Color)] = [
      (first.offset, first.color), (1 - last.offset, last.color),
    ]
    for (one, next) in zip(self, dropFirst()) {
      let half = Swift.max(0, next.offset - one.offset) / 2
      parts += [(half, one.color), (half, next.color)]
    }
    func channel(_ style: InterfaceStyle, _ value: (Color) -> Double) -> Double {
      parts.reduce(0.0) { sum, part in sum + part.weight * value(part.color.resolved(in: style)) }
    }
    func color(_ style: InterfaceStyle) -> Color {
      ColorObject(
        red: channel(style) { Double($0.red) / 255 },
        green: channel(style) { Double($0.green) / 255 },
        blue: channel(style) { Double($0.blue) / 255 },
        alpha: channel(style) { $0.opacity }
      ).value
    }
    let (light, dark) = (color(.light), color(.dark))
    return light == dark ? light : Color(light: light, dark: dark)
  }
}
