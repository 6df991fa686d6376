package import LayoutText

/// A picture with the name under which it is kept.
public struct Snapshot: Sendable, Hashable {
  /// The name, unique among the snapshots of one folder.
  public var name: String
  /// The canonical SVG text.
  public var svg: String
  /// The fonts that pictures of a failure draw its texts with, behind the system's, or `nil` for none.
  package var fonts: FontCascade?

  /// Creates a snapshot.
  public init(name: String, svg: String) {
    self.name = name
    self.svg = svg
  }

  /// Creates a snapshot of a screen with fonts behind the system's.
  package init(name: String, svg: String, fonts: FontCascade?) {
    self.init(name: name, svg: svg)
    self.fonts = fonts
  }
}
