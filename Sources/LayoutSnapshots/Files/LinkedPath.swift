import Foundation

/// A namespace for the destinations of paths that go through links.
package enum LinkedPath {
  /// Returns whether a path stays in a folder when every link on the way is followed.
  ///
  /// The folder may be a link itself. A missing part leads nowhere else.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    parts(of: path).starts(with: parts(of: folder))
  }

  /// Returns the destination of a path when every link on the way is followed.
  ///
  /// A missing part leads nowhere else.
  package static func real(_ path: String) -> String {
    "/" + parts(of: path).joined(separator: "/")
  }

  /// Returns the folder that a path is in, `.` for a name alone.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func parts(of path: String) -> [Substring] {
    var url = URL(fileURLWithPath: path)
    var missing: [String] = []
    while url.path != "/" {
      if let real = unsafe realpath(url.path, nil) {
        defer { unsafe free(real) }
        return unsafe String(cString: real).split(separator: "/")
          + missing.reversed().map { $0[...] }
      }
      missing.append(url.lastPathComponent)
      url.deleteLastPathComponent()
    }
    return missing.reversed().map { $0[...] }
  }
}
