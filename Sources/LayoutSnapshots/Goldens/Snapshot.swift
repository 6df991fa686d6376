/// A picture with the name under which it is kept.
public struct Snapshot: Sendable, Hashable {
  /// The name, unique among the snapshots of one folder.
  public var name: String
  /// The canonical SVG text.
  public var svg: String

  /// Creates a snapshot.
  public init(name: String, svg: String) {
    self.name = name
    self.svg = svg
  }
}
