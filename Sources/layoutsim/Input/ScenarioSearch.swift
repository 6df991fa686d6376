import Foundation
import LayoutSnapshots

/// A search for scenarios in folders.
struct ScenarioSearch {
  /// The scenarios: those of each folder sorted, in the order in which files and folders were named,
  /// and each once.
  private(set) var files: [String] = []
  /// The folders that were searched, as they were named.
  private(set) var folders: [String] = []
  /// The folders that were named and in which there is no scenario.
  private(set) var emptyFolders: [String] = []
  /// The errors of folders that could not be searched.
  private(set) var problems: [FileError] = []
  /// Whether nothing but folders was named, and all of them were searched.
  var isOfFolders: Bool { hasOnlyFolders && problems.isEmpty }
  private var hasOnlyFolders = true

  /// Creates a search of files and folders, or of this folder if none are named.
  ///
  /// Files are taken as they are, and of folders every `*.sim.yaml` in them and in those inside, however
  /// deep.
  ///
  /// Folders whose name begins with a period are left out, and links to folders are not followed.
  init(named paths: [String]) {
    for path in paths.isEmpty ? ["."] : paths {
      guard FolderContents.isFolder(path) else {
        files.append(path)
        hasOnlyFolders = false
        continue
      }
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      folders.append(folder)
      let problemCount = problems.count
      var found: [String] = []
      search(folder, prefix: folder == "." ? "" : folder + "/", into: &found)
      files += found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      if found.isEmpty, problems.count == problemCount, !paths.isEmpty {
        emptyFolders.append(folder)
      }
    }
    var places: Set<String> = []
    files = files.filter { places.insert(Self.place(of: $0)).inserted }
  }

  /// Returns the place of a file, whatever links lead to its folder.
  ///
  /// A link to a file is followed no further: it has goldens of its own, and is another scenario.
  private static func place(of path: String) -> String {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appendingPathComponent(file.lastPathComponent).path
  }

  private mutating func search(_ folder: String, prefix: String, into found: inout [String]) {
    let entries: [FolderContents.Entry]
    do throws(FileError) {
      entries = try FolderContents.entries(of: folder)
    } catch {
      problems.append(error)
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = prefix + entry.name
      if entry.isFolder {
        search(path, prefix: path + "/", into: &found)
      } else if entry.name.hasSuffix(".sim.yaml") || entry.name.hasSuffix(".sim.yml") {
        found.append(path)
      }
    }
  }
}
