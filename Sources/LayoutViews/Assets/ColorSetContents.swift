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
  ///
  /// What the set leaves out in increased contrast is as in normal contrast.
  var color: AssetColor? {
    get throws {
      let entries = (colors ?? []).filter { $0.color != nil }
      let universal = entries.filter { ($0.idiom ?? "universal") == "universal" }
      let shown =
        universal.isEmpty ? entries.filter { $0.idiom == entries.first?.idiom } : universal
      func value(_ appearances: [String: String]) throws -> Color? {
        try Self.value(for: appearances, in: shown)
      }
      let contrast = ["contrast": "high"]
      let plain = try value([:])
      let light = try value(["luminosity": "light"]) ?? plain
      let dark = try value(["luminosity": "dark"]) ?? plain
      let high = try value(contrast)
      let highLight =
        try value(contrast.merging(["luminosity": "light"]) { $1 }) ?? high ?? light
      let highDark = try value(contrast.merging(["luminosity": "dark"]) { $1 }) ?? high ?? dark
      guard let normal = Self.pair(light, dark), let raised = Self.pair(highLight, highDark)
      else { return nil }
      return AssetColor(normal: normal, inHighContrast: raised)
    }
  }

  private static func pair(_ light: Color?, _ dark: Color?) -> Color? {
    guard let any = light ?? dark else { return nil }
    return light == dark ? any : Color(light: light ?? any, dark: dark ?? any)
  }

  /// Returns the color of the entry for exactly these appearances, by their kinds, or `nil` if none is.
  private static func value(
    for appearances: [String: String],
    in entries: [Entry]
  ) throws -> Color? {
    let entry = entries.first { entry in
      let own = (entry.appearances ?? []).map { ($0.appearance, $0.value) }
      return Dictionary(own) { $1 } == appearances
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
      return ColorObject(white: white, alpha: alpha).value
    case let other: throw AssetMistake(words: "the color space '\(other)' is not known")
    }
  }
}
