public import LayoutDiagnostics

/// Where a file writes the keys of a scene; of maps that may be there several times, those of the first that has
/// the key.
public struct KeyMarks: Sendable, Hashable {
  private var marks: [KeyGroup: [String: SourceMark]] = [:]

  /// Marks of nothing, for a scene that comes from code.
  public init() {}

  /// Where a key of a map stands; nil where it is not written.
  public subscript(group: KeyGroup, key: String) -> SourceMark? { marks[group]?[key] }

  /// Notes where a key stands, unless one of that name was noted before.
  mutating func note(_ key: String, of group: KeyGroup, at mark: SourceMark?) {
    guard let mark, marks[group]?[key] == nil else { return }
    marks[group, default: [:]][key] = mark
  }
}
