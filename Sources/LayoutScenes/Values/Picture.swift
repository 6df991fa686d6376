public import LayoutDiagnostics
public import LayoutGeometry

/// A picture to make of a scenario.
public struct Picture: Sendable, Hashable {
  /// The file, relative to the output folder, which it never leaves, with slashes.
  public var file: String
  /// The kind of file, as its name ends.
  public var format: Format
  /// The snapshots it shows, side by side in a strip, or one alone, never empty.
  public var snapshots: [String]
  /// Whether it is a film strip, also of one snapshot.
  public var isStrip: Bool = false
  /// The light or dark appearance, or `nil` for the scene's own.
  public var theme: InterfaceStyle?
  /// The number of pixels per point of a PNG, or `nil` for the default, without meaning for SVG.
  public var scale: Int?
  /// The guides that are drawn, or `nil` for the scene's own.
  public var guides: Set<ShownGuide>?
  /// The description for people who cannot see it, or `nil` for that of the scenario.
  public var alternativeText: String?
  /// The place in the file, or `nil` for a picture from code.
  public var mark: SourceMark?

  /// A kind of picture file.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// SVG text.
    case svg
    /// A PNG.
    case png
  }

  /// Creates a picture.
  public init(file: String, format: Format, snapshots: [String], mark: SourceMark? = nil) {
    self.file = file
    self.format = format
    self.snapshots = snapshots
    self.mark = mark
  }
}
