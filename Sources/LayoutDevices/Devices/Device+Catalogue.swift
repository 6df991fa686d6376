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
  ///
  /// - Parameters:
  ///   - name: The group's name, one of `groups`.
  ///   - others: Devices that the catalogue does not have, which come after its own.
  /// - Returns: The devices, or `nil` for another name.
  public static func group(_ name: String, with others: [Self] = []) -> [Self]? {
    let devices = catalogue + others
    return switch name {
    case "all": devices
    case "phones": devices.filter { $0.idiom == .phone }
    case "pads": devices.filter { $0.idiom == .pad }
    case "latest": devices.filter { generatedLatest.contains($0.name) }
    case "island": devices.filter { $0.cutout == .island }
    case "notch": devices.filter { $0.cutout == .notch }
    case "home-button": devices.filter { $0.portraitSafeArea.bottom == 0 }
    case "current": devices.filter { $0.systems.upperBound >= SystemVersion.iOS26.number }
    default: nil
    }
  }

  /// Returns the device called `name`.
  ///
  /// An exact name wins; otherwise case, spaces and punctuation do not count, so that "iphone-15" and
  /// "iPhone SE 3rd generation" are found too.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - others: Devices that the catalogue does not have.
  /// - Returns: The device, or `nil` if none has the name.
  public static func named(_ name: String, with others: [Self] = []) -> Self? {
    let devices = catalogue + others
    if let exact = devices.first(where: { $0.name == name }) { return exact }
    let key = key(ofName: name)
    return devices.first { Self.key(ofName: $0.name) == key }
  }

  /// Returns the letters and digits of a name in lower case, no more than any name has.
  package static func key(ofName name: String) -> [Character] {
    Array(name.lowercased().lazy.filter { $0.isLetter || $0.isNumber }.prefix(64))
  }
}
