package import LayoutDiagnostics

/// The places in a file of a scene's keys; of maps that may occur several times, those of the first that has
/// the key.
package struct KeyMarks: Sendable, Hashable {
  private var marks: [KeyGroup: [String: SourceMark]] = [:]

  /// Creates an empty set of marks, for a scene from code.
  package init() {}

  /// The place of a map's key, or `nil` if it is not written.
  package subscript(group: KeyGroup, key: String) -> SourceMark? { marks[group]?[key] }

  /// Records the place of a key, unless one of that name was recorded before.
  mutating func note(_ key: String, of group: KeyGroup, at mark: SourceMark?) {
    guard let mark, marks[group]?[key] == nil else { return }
    marks[group, default: [:]][key] = mark
  }
}
