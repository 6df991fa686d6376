import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What lies in a folder.
package enum FolderContents {
  /// A file or folder in a folder.
  package struct Entry: Sendable, Hashable {
    /// The name, without the folder's.
    package let name: String
    /// Whether it is a folder itself; a link to one is none.
    package let isFolder: Bool
  }

  /// Returns what lies in a folder, in the order of the names.
  ///
  /// - Parameter path: The folder.
  /// - Returns: Everything in it, hidden files too.
  /// - Throws: `FileError` when the folder is not there or cannot be listed.
  package static func entries(of path: String) throws(FileError) -> [Entry] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw FileError(.read, path, thrown: error)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      Entry(name: name, isFolder: FileKind.ofLink("\(path)/\(name)") == .folder)
    }
  }

  /// Removes a folder in which there is nothing; any other stays.
  static func removeEmpty(_ path: String) {
    unsafe rmdir(path)
  }
}
