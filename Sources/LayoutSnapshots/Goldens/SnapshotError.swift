import LayoutDiagnostics

/// Why a snapshot could not be compared at all.
public enum SnapshotError: Error, Sendable, Hashable {
  /// The name cannot be a file's name; with the reason.
  case unusableName(String, reason: String)
  /// A file could not be read or written.
  case file(FileError)
}

extension SnapshotError: CustomStringConvertible {
  /// The error as one sentence that names the snapshot or the file.
  public var description: String {
    switch self {
    case .unusableName(let name, let reason):
      "no snapshot can be called '\(PrintableText.of(name))': \(reason)"
    case .file(let error): error.description
    }
  }
}
