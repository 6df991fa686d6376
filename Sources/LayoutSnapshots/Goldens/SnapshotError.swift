import LayoutDiagnostics
public import LayoutPNG
public import LayoutSVG

/// An error of a snapshot that could not be compared at all.
public enum SnapshotError: Error, Sendable, Hashable {
  /// The name cannot be a file's name, with the reason.
  case unusableName(String, reason: String)
  /// A file could not be read or written.
  case file(FileError)
  /// The golden at this path is of a version that only a newer layoutsim reads.
  case newerVersion(String, version: String)
  /// The frame of a snapshot cannot be written as SVG.
  case unwritable(String, SVGWritingError)
  /// The frame cannot be drawn in pixels, as without the package trait `PNG`.
  case undrawable(PNGError)
}

extension SnapshotError: CustomStringConvertible {
  /// The error as one sentence that names the snapshot or the file.
  public var description: String {
    switch self {
    case .unusableName(let name, let reason):
      "no snapshot can be called '\(PrintableText.of(name))': \(reason)"
    case .file(let error): error.description
    case .newerVersion(let path, let version):
      "'\(PrintableText.of(path))' was written by a newer layoutsim: it has version \(version), and this"
        + " one reads \(PictureVersion.current)"
    case .unwritable(let name, let error):
      "the frame '\(PrintableText.of(name))' cannot be drawn: \(error.description)"
    case .undrawable(let error): error.description
    }
  }
}
