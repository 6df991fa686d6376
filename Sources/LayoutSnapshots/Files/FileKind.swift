#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What lies at a path.
enum FileKind {
  case file
  case folder
  case link
  /// A terminal, a pipe, `/dev/null`: something that takes bytes but cannot be replaced.
  case device
  /// A disk, a socket: nothing that is read or written here.
  case other

  /// Returns what lies at a path, at the end of links; nil for nothing.
  static func of(_ path: String) -> Self? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Self(status.st_mode) : nil
  }

  /// Returns what lies at a path itself; nil for nothing.
  static func ofLink(_ path: String) -> Self? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? Self(status.st_mode) : nil
  }

  /// Returns how long a file is, in bytes; nil for nothing.
  static func size(of path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Returns who may do what with a plain file; nil for anything else.
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
