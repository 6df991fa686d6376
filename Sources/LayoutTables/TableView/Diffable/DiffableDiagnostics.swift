import Foundation
import LayoutDiagnostics

// Misuse of snapshots. UIKit answers it with an exception but for items that move.
extension Diagnostic {
  private static func snapshot(
    _ code: String,
    _ message: String,
    _ mark: SourceMark?,
    hint: String
  ) -> Self {
    let note = "UIKit raises NSInternalInconsistencyException here; the call has no effect"
    return Self(.error, code: code, message, at: mark, notes: [.init(note)], hint: hint)
  }

  /// Returns the mistake of items that are added before there is a section.
  static func snapshotWithoutSection(_ mark: SourceMark) -> Self {
    snapshot(
      "snapshot-without-section",
      "items are added to a snapshot that has no sections",
      mark,
      hint: "append a section first"
    )
  }

  /// Returns the mistake of a call that names an identifier that is not in the snapshot.
  static func missing(
    _ thing: String,
    _ identifier: some Any,
    in call: String,
    _ mark: SourceMark
  ) -> Self {
    snapshot(
      "snapshot-missing",
      "\(call) names the \(thing) '\(identifier)', which is not in the snapshot",
      mark,
      hint: "add it first, or leave it out here"
    )
  }

  /// Returns the mistake of a call that adds an identifier a second time.
  static func notUnique(
    _ thing: String,
    _ identifier: some Any,
    in call: String,
    _ mark: SourceMark
  ) -> Self {
    snapshot(
      "snapshot-duplicate",
      "\(call) adds the \(thing) '\(identifier)' a second time",
      mark,
      hint:
        "give each \(thing) an identifier of its own, such as the id of a record rather than its name"
    )
  }

  /// Returns the mistake of a thing that is to be placed beside itself.
  static func besidesItself(
    _ thing: String,
    _ identifier: some Any,
    in call: String,
    _ mark: SourceMark
  ) -> Self {
    snapshot(
      "snapshot-beside-itself",
      "\(call) puts the \(thing) '\(identifier)' beside itself",
      mark,
      hint: "name another \(thing) as the neighbor"
    )
  }

  /// Returns the warning of an item that is there already and is added again.
  static func itemMoved(_ identifier: some Any, in call: String, _ mark: SourceMark) -> Self {
    Self(
      .warning,
      code: "snapshot-item-moved",
      "\(call) adds the item '\(identifier)', which is in the snapshot already and moves",
      at: mark,
      notes: [.init("UIKit's console warns here too")],
      hint: "move items with moveItem"
    )
  }

  /// Returns the mistake of a cell provider that answers `nil`.
  static func noCell(_ indexPath: IndexPath, _ identifier: some Any) -> Self {
    Self(
      .error,
      code: "no-cell-provided",
      "the cell provider has no cell for the item '\(identifier)' in row \(indexPath.slashed)",
      notes: [
        .init("UIKit raises NSInternalInconsistencyException here; the row has an empty cell")
      ],
      hint: "return a cell for every item"
    )
  }
}
