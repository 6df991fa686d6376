#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What lies at a path, at the end of links.
enum FileKind {
  case file
  case folder
  /// A terminal, a pipe, `/dev/null`: something that takes bytes but cannot be replaced.
  case device

  /// Returns what lies at a path; nil for nothing.
  static func of(_ path: String) -> Self? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .device
    }
  }
}
