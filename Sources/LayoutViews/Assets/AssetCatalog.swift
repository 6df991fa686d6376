import Foundation
import LayoutGeometry

/// The colors and pictures of an app by their names: what is known of a folder `.xcassets`.
///
/// Of a color there is one value in light and one in dark appearance, each for both contrasts. Of a picture or a symbol
/// only sizes are read. Icons, data and sets of other kinds are not known.
struct AssetCatalog: Sendable {
  /// The colors by their names, with those of groups that have a namespace before a slash.
  private(set) var colors: [String: AssetColor] = [:]
  /// The files of each picture, by its name.
  private(set) var pictures: [String: AssetPicture] = [:]
  /// The symbols by their names.
  private(set) var symbols: [String: AssetSymbol] = [:]
  /// The mistakes of the folder, in words, in the order of the files' paths.
  private(set) var mistakes: [String] = []

  /// Creates the catalog of a folder.
  ///
  /// What cannot be read is a mistake, and the rest is there.
  ///
  /// - Parameter path: The path of a folder `.xcassets`.
  /// - Complexity: O(*n*) in the number of files, of whose pictures the beginning is read.
  init(readingFrom path: String) {
    guard let names = Self.names(in: path) else {
      mistakes.append("there is no folder '\(path)'")
      return
    }
    add(names, of: path, prefix: "", depth: 0)
  }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private mutating func add(_ names: [String], of folder: String, prefix: String, depth: Int) {
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let end = (name as NSString).pathExtension
      let plain = prefix + (name as NSString).deletingPathExtension
      switch end {
      case "colorset": addColor(plain, in: path)
      case "imageset": addPicture(plain, in: path)
      case "symbolset": addSymbol(plain, in: path)
      case "":
        // A link may lead back to where it is.
        guard depth < 32, let inner = Self.names(in: path) else { continue }
        let contents = try? contents(GroupContents.self, in: path)
        let isNamespace = contents?.properties?.providesNamespace == true
        add(inner, of: path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      default: continue
      }
    }
  }

  private func contents<Contents: Decodable>(
    _ type: Contents.Type,
    in folder: String
  ) throws -> Contents {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/Contents.json"))
    return try JSONDecoder().decode(type, from: data)
  }

  private mutating func addColor(_ name: String, in folder: String) {
    do {
      let set = try contents(ColorSetContents.self, in: folder)
      if let color = try set.color { colors[name] = color }
    } catch {
      addMistake(error, of: "the color '\(name)'", in: folder)
    }
  }

  private mutating func addPicture(_ name: String, in folder: String) {
    do {
      let set = try contents(ImageSetContents.self, in: folder)
      pictures[name] = AssetPicture(set, in: folder)
    } catch {
      addMistake(error, of: "the picture '\(name)'", in: folder)
    }
  }

  private mutating func addSymbol(_ name: String, in folder: String) {
    do {
      symbols[name] = try AssetSymbol(contents(SymbolSetContents.self, in: folder), in: folder)
    } catch {
      addMistake(error, of: "the symbol '\(name)'", in: folder)
    }
  }

  private mutating func addMistake(_ error: any Error, of subject: String, in folder: String) {
    let reason =
      (error as? AssetMistake)?.words
      ?? (error is DecodingError
        ? "its Contents.json is not of the form that Xcode writes"
        : "its Contents.json cannot be read")
    mistakes.append("\(subject) is left out: \(reason) (\(folder))")
  }
}

/// A reason for which something of a catalog is not understood.
struct AssetMistake: Error {
  let words: String
}

/// The part of a group's `Contents.json` that is read.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  let properties: Properties?
}
