import Foundation
import LayoutGeometry

extension Device {
  /// The known devices in families, older ones first and phones before tablets.
  public static var catalogue: [Self] { generatedCatalogue }

  /// The names that `group(_:)` understands.
  public static let groups = [
    "all", "phones", "pads", "latest", "island", "notch", "home-button", "current",
  ]

  /// Returns the devices of a group in the order of the catalogue, or `nil` if the name is unknown.
  ///
  /// The latest are sold now, and the current ones run one of the newest two systems.
  public static func group(_ name: String) -> [Self]? {
    switch name {
    case "all": catalogue
    case "phones": catalogue.filter { $0.idiom == .phone }
    case "pads": catalogue.filter { $0.idiom == .pad }
    case "latest": catalogue.filter { generatedLatest.contains($0.name) }
    case "island": catalogue.filter { $0.cutout == .island }
    case "notch": catalogue.filter { $0.cutout == .notch }
    case "home-button": catalogue.filter { $0.portraitSafeArea.bottom == 0 }
    case "current": catalogue.filter { $0.systems.upperBound >= SystemVersion.iOS26.number }
    default: nil
    }
  }

  /// Returns the device called `name`.
  ///
  /// An exact name wins; otherwise case, spaces and punctuation do not count, so that "iphone-15" and
  /// "iPhone SE 3rd generation" are found too.
  public static func named(_ name: String) -> Self? {
    if let exact = catalogue.first(where: { $0.name == name }) { return exact }
    let key = key(ofName: name)
    return catalogue.first { Self.key(ofName: $0.name) == key }
  }

  /// Returns the letters and digits of a name in lower case, no more than any name has.
  private static func key(ofName name: String) -> [Character] {
    Array(name.lowercased().lazy.filter { $0.isLetter || $0.isNumber }.prefix(64))
  }
}
