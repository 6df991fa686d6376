import Foundation

/// Finds scenarios in folders.
enum ScenarioSearch {
  /// How deep folders are searched.
  private static let depthLimit = 32

  /// Returns every `*.sim.yaml` in a folder and those inside it, sorted.
  ///
  /// Folders whose name begins with a period are left out, and links to folders are not followed.
  static func files(below folder: String) -> [String] {
    var files: [String] = []
    search(folder, prefix: folder == "." ? "" : folder + "/", depth: 0, into: &files)
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the files that were named, and of each folder that was named the scenarios below it.
  static func files(named paths: [String]) -> [String] {
    paths.flatMap { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else { return [path] }
      let found = files(below: path.hasSuffix("/") ? String(path.dropLast()) : path)
      // An empty folder stays what it is, so that the reader is told.
      return found.isEmpty ? [path] : found
    }
  }

  private static func search(
    _ folder: String,
    prefix: String,
    depth: Int,
    into files: inout [String]
  ) {
    guard depth <= depthLimit,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names where !name.hasPrefix(".") {
      let path = prefix + name
      // The attributes are those of a link itself.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        search(path, prefix: path + "/", depth: depth + 1, into: &files)
      } else if name.hasSuffix(".sim.yaml") || name.hasSuffix(".sim.yml") {
        files.append(path)
      }
    }
  }
}
