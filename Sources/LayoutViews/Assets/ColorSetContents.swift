import Foundation
import LayoutDevices
import LayoutGeometry

/// An appearance that a color or a picture of a catalog is for.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}

/// The `Contents.json` of a color (Apple, "Asset Catalog Format Reference", "Named Color Type").
struct ColorSetContents: Decodable {
  private let colors: [Entry]?

  /// A value of the color for a device and an appearance.
  private struct Entry: Decodable {
    let idiom: String?
    let appearances: [AssetAppearance]?
    let color: Value?
  }

  /// A color by its components, or by the name of one of the system's.
  private struct Value: Decodable {
    let colorSpace: String?
    let components: [String: Component]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }
  }

  /// A component: a share of 1 as in "0.5", a number up to 255 as in "128" or "0x80".
  private struct Component: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        text =
          number == number.rounded() && number > 1 ? String(Int(min(number, 1e9))) : "\(number)"
      } else {
        text = try container.decode(String.self)
      }
    }

    var share: Double? {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }

    /// The share of an opacity, where "1" is whole.
    var opacity: Double? { text == "1" ? 1 : share }
  }

  /// The color in light and dark appearance, for all devices or else for the first kind that has one; `nil` for a set
  /// without a color.
  var color: Color? {
    get throws {
      let entries = (colors ?? []).filter { $0.color != nil }
      let universal = entries.filter { ($0.idiom ?? "universal") == "universal" }
      let shown =
        universal.isEmpty ? entries.filter { $0.idiom == entries.first?.idiom } : universal
      let plain = try Self.value(for: nil, in: shown)
      let light = try Self.value(for: "light", in: shown) ?? plain
      let dark = try Self.value(for: "dark", in: shown) ?? plain
      guard let any = light ?? dark else { return nil }
      return light == dark ? any : Color(light: light ?? any, dark: dark ?? any)
    }
  }

  private static func value(for luminosity: String?, in entries: [Entry]) throws -> Color? {
    let entry = entries.first { entry in
      let appearances = entry.appearances ?? []
      guard let luminosity else { return appearances.isEmpty }
      return appearances.count == 1 && appearances[0].appearance == "luminosity"
        && appearances[0].value == luminosity
    }
    return try entry?.color.map(color)
  }

  private static func color(_ value: Value) throws -> Color {
    if let reference = value.reference {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      guard let system = SystemColor(rawValue: name) else {
        throw AssetMistake(words: "the system's color '\(reference)' is not known")
      }
      return system.dynamicColor
    }
    func share(_ name: String) throws -> Double {
      guard let component = value.components?[name], let share = component.share else {
        throw AssetMistake(words: "its \(name) is \(value.components?[name]?.text ?? "missing")")
      }
      return share
    }
    let alpha = value.components?["alpha"]?.opacity ?? 1
    switch value.colorSpace ?? "srgb" {
    case "srgb", "extended-srgb":
      return Color(channels: try share("red"), try share("green"), try share("blue"), alpha: alpha)
    case "display-p3":
      return Color(
        displayP3: try share("red"),
        try share("green"),
        try share("blue"),
        alpha: alpha
      )
    case "gray-gamma-22", "extended-gray":
      let white = try share("white")
      return Color(channels: white, white, white, alpha: alpha)
    case let other: throw AssetMistake(words: "the color space '\(other)' is not known")
    }
  }
}
