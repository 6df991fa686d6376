public import Foundation

/// The names of what the asset catalogs of an app hold.
public struct AssetNames: Sendable, Hashable {
  /// The folders of catalogs, in their order.
  public var catalogs: [String] = []
  /// The names of colors, with those of groups that have a namespace before a slash.
  public var colors: [String] = []
  /// The names of pictures and symbols, likewise.
  public var images: [String] = []

  /// Creates no names.
  public init() {}

  /// Creates the names of what catalogs hold, in the order of the files.
  ///
  /// - Parameter catalogs: Folders `.xcassets`.
  public init(of catalogs: [URL]) {
    self.catalogs = catalogs.map(\.path)
    for catalog in catalogs { add(catalog, prefix: "", depth: 0) }
  }

  private mutating func add(_ folder: URL, prefix: String, depth: Int) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in (names ?? []).sorted() where !name.hasPrefix(".") {
      let item = folder.appendingPathComponent(name)
      let plain = prefix + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": colors.append(plain)
      case "imageset", "symbolset": images.append(plain)
      case "" where depth < 32 && item.hasDirectoryPath:
        let isNamespace = Self.isNamespace(item)
        add(item, prefix: isNamespace ? plain + "/" : prefix, depth: depth + 1)
      default: continue
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
