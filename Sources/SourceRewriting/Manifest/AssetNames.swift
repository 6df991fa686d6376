public import Foundation

/// The names of what the asset catalogs of an app hold.
public struct AssetNames: Sendable, Hashable {
  /// A color, a picture or a symbol.
  public struct Asset: Sendable, Hashable {
    /// The name, with those of groups that have a namespace before a slash.
    public let name: String
    /// The path of its folder.
    public let path: String

    /// Creates an asset.
    ///
    /// - Parameters:
    ///   - name: The name, with those of groups before a slash.
    ///   - path: The path of its folder.
    public init(name: String, path: String) { (self.name, self.path) = (name, path) }
  }

  /// The folders of catalogs, in their order.
  public var catalogs: [String] = []
  /// The colors, in the order of their names, one for each name.
  public var colors: [Asset] = []
  /// The pictures and symbols, likewise.
  public var images: [Asset] = []

  /// Creates no names.
  public init() {}

  /// Creates the names of what catalogs hold.
  ///
  /// - Parameter catalogs: Folders `.xcassets`.
  public init(of catalogs: [URL]) {
    self.catalogs = catalogs.map(\.path)
    for catalog in catalogs { add(catalog, prefix: "", depth: 0) }
    (colors, images) = (Self.sorted(colors), Self.sorted(images))
  }

  /// Returns assets in the order of their names, of several with one name the first alone.
  private static func sorted(_ assets: [Asset]) -> [Asset] {
    let first = Dictionary(assets.map { ($0.name, $0) }) { first, _ in first }
    return first.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func add(_ folder: URL, prefix: String, depth: Int) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in (names ?? []).sorted() where !name.hasPrefix(".") {
      let item = folder.appendingPathComponent(name)
      let plain = prefix + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": colors.append(Asset(name: plain, path: item.path))
      case "imageset", "symbolset": images.append(Asset(name: plain, path: item.path))
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
