import Foundation

/// A kind of thing at a path.
enum FileKind {
  case file
  case folder
  case link
  /// A terminal, a pipe, `/dev/null`: something that takes bytes but cannot be replaced.
  case device
  /// A disk, a socket: nothing that is read or written here.
  case other

  /// Returns the kind at a path, at the end of links, or `nil` if there is nothing.
  static func of(_ path: String) -> Self? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Self(status.st_mode) : nil
  }

  /// Returns the kind at a path itself, or `nil` if there is nothing.
  static func ofLink(_ path: String) -> Self? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? Self(status.st_mode) : nil
  }

  /// Returns the permissions of a plain file, or `nil` for anything else.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o777
  }

  private init(_ mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFCHR, S_IFIFO: .device
      default: .other
      }
  }
}
