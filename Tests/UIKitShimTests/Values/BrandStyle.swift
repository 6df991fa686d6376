import UIKitShim

// Colors and fonts as apps extend them.

extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    let channels = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  convenience init?(hexText: String) {
    let digits = hexText.drop { $0 == "#" }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    if digits.count == 6 {
      self.init(hex: number)
    } else {
      self.init(hex: number >> 8, alpha: CGFloat(number & 0xFF) / 255)
    }
  }

  class var brand: UIColor { UIColor(hex: 0x3366CC) }
  static let accent = UIColor(hex: 0xFF8800)
  static var ground: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x101010) : .white }
  }

  func lighter(by share: CGFloat) -> UIColor {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return self
    }
    return UIColor(
      hue: hue,
      saturation: saturation,
      brightness: min(1, brightness + share),
      alpha: alpha
    )
  }

  var hexText: String {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return String(
      format: "#%02X%02X%02X",
      Int((red * 255).rounded()),
      Int((green * 255).rounded()),
      Int((blue * 255).rounded())
    )
  }
}

extension UIFont {
  class var title: UIFont { .systemFont(ofSize: 28, weight: .bold) }
  static let caption = UIFont.preferredFont(forTextStyle: .caption1)

  convenience init(brandSize size: CGFloat) {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    self.init(descriptor: descriptor, size: size)
  }

  func bold() -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

/// A color with the name that a designer gave it.
// Unchecked, since a subclass has to repeat how colors conform.
final class NamedColor: UIColor, @unchecked Sendable {
  let name: String

  init(name: String, red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.name = name
    super.init(red: red, green: green, blue: blue, alpha: 1)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}

/// A style that a sheet of the app keeps.
struct BrandStyle: Hashable {
  var color = UIColor.brand
  var font = UIFont.title
}

/// Colors by their names, as an app keeps them for all its screens.
final class ColorStore {
  private let cache = NSCache<NSString, UIColor>()
  private(set) var misses = 0

  func color(_ hex: String) -> UIColor? {
    if let color = cache.object(forKey: hex as NSString) { return color }
    misses += 1
    guard let color = UIColor(hexText: hex) else { return nil }
    cache.setObject(color, forKey: hex as NSString)
    return color
  }
}
