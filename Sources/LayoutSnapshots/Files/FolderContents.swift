import Foundation

/// A namespace for the contents of folders.
package enum FolderContents {
  /// A file or folder in a folder.
  package struct Entry: Sendable, Hashable {
    /// The name without the folder's, in which bytes that are not UTF-8 are replaced.
    package let name: String
    /// Whether it is a folder itself and not a link to one.
    package let isFolder: Bool
    /// Whether it is a link, to whatever.
    let isLink: Bool
  }

  /// Returns the contents of a folder, hidden files too, in the order of the names.
  ///
  /// Each entry is asked for by the bytes of its name in the open folder: so neither a name that is no text
  /// nor a path that is too long makes a folder look like a file.
  ///
  /// - Throws: `FileError` if the folder is missing or cannot be listed.
  package static func entries(of path: String) throws(FileError) -> [Entry] {
    guard let folder = unsafe opendir(path) else { throw FileError(.read, path, code: errno) }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let found = unsafe readdir(folder) {
      guard let bytes = unsafe UnsafeRawPointer(found.pointer(to: \.d_name)) else { continue }
      let start = unsafe bytes.assumingMemoryBound(to: CChar.self)
      let name = unsafe String(cString: start)
      if name == "." || name == ".." { continue }
      var status = stat()
      let isKnown = unsafe fstatat(dirfd(folder), start, &status, AT_SYMLINK_NOFOLLOW) == 0
      let code = errno
      if isKnown {
        let kind = status.st_mode & S_IFMT
        entries.append(Entry(name: name, isFolder: kind == S_IFDIR, isLink: kind == S_IFLNK))
      } else if code != ENOENT {
        throw FileError(.read, "\(path)/\(name)", code: code)
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Returns whether there is a folder at a path, also at the end of links.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Removes a folder if it is empty, and returns whether it was.
  @discardableResult
  package static func removeEmpty(_ path: String) -> Bool { unsafe rmdir(path) == 0 }
}
