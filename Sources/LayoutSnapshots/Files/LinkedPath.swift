import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where paths lead that go through links.
package enum LinkedPath {
  /// Whether a path stays in a folder when every link on the way is followed.
  ///
  /// - Parameters:
  ///   - path: The path; what is not there yet leads nowhere else.
  ///   - folder: The folder; it may be a link itself.
  /// - Returns: Whether it stays inside.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    parts(of: path).starts(with: parts(of: folder))
  }

  /// Returns where a path leads when every link on the way is followed; what is not there yet leads nowhere else.
  package static func real(_ path: String) -> String {
    "/" + parts(of: path).joined(separator: "/")
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

extension GoldenFolder {
  /// Whether the goldens of a scenario would be kept outside by a link: neither below the working folder nor
  /// beside the scenario.
  package var leadsOut: Bool {
    let beside = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return !LinkedPath.isInside(path, ".") && !LinkedPath.isInside(path, beside)
  }
}
