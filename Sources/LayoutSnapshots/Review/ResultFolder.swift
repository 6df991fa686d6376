import LayoutDiagnostics

/// A folder with the results of a run elsewhere, such as the artifact of a build server.
///
/// Whoever made it: nothing of it is trusted. A result is taken for a golden below the working folder that a scenario
/// or a suite of tests there has, if it is a picture as our writer writes them, and if the golden is still the one
/// that it was compared with.
package struct ResultFolder {
  /// The results, in the order of their paths, and each golden once; some with an objection.
  package private(set) var snapshots: [PendingSnapshot] = []
  /// The errors of folders that cannot be looked at.
  package private(set) var problems: [FileError] = []

  /// Creates the folder at a path.
  ///
  /// Results lie in folders with a note of ours, which may be several in it; without any, in the folder itself.
  ///
  /// - Throws: `FileError` if there is no such folder.
  package init(path: String) throws(FileError) {
    guard let kind = FileKind.of(path) else {
      throw FileError(.read, path, .notFound, "there is no such folder")
    }
    guard kind == .folder else {
      throw FileError(.read, path, .refused, "it is a file; unpack it, and name its folder")
    }
    let path = GoldenFolder(path: path).path
    var files: [FoundFile] = []
    var roots: [String] = []
    search(path, files: &files, roots: &roots)
    if roots.isEmpty { roots = [path] }
    var places: [SnapshotKey: Int] = [:]
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      // The innermost one is meant.
      let root = roots.filter { file.folder == $0 || file.folder.hasPrefix($0 + "/") }
        .max { $0.utf8.count < $1.utf8.count }
      guard let root, let snapshot = ForeignResult(file, below: root).snapshot else { continue }
      let key = SnapshotKey(name: snapshot.name, golden: snapshot.golden)
      guard let place = places[key] else {
        places[key] = snapshots.count
        snapshots.append(snapshot)
        continue
      }
      let other = snapshots[place].path
      guard (try? WholeFile.read(other)) != (try? WholeFile.read(file.path)) else { continue }
      snapshots[place] = snapshots[place].refused(
        "there is another result for it in \(quoted(file.folder))"
      )
    }
  }

  /// The golden of a result: the file, or a text in it.
  private struct SnapshotKey: Hashable {
    let name: SnapshotAddress
    let golden: String
  }

  /// A file in the folder.
  struct FoundFile {
    let folder: String
    let name: String
    let isLink: Bool

    var path: String { "\(folder)/\(name)" }
  }

  /// Finds the files in a folder and those inside, but for hidden ones; links are not followed.
  private mutating func search(_ path: String, files: inout [FoundFile], roots: inout [String]) {
    var open = [path]
    while let folder = open.popLast() {
      do throws(FileError) {
        for entry in try FolderContents.entries(of: folder) where !entry.name.hasPrefix(".") {
          if entry.isFolder {
            open.append("\(folder)/\(entry.name)")
          } else {
            if entry.name == FailurePictures.noteName { roots.append(folder) }
            files.append(FoundFile(folder: folder, name: entry.name, isLink: entry.isLink))
          }
        }
      } catch {
        problems.append(error)
      }
    }
  }
}
