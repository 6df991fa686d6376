import Foundation
import LayoutDiagnostics

// Mistakes that UIKit answers with NSInternalInconsistencyException. Here the updates have no effect and
// everything is loaded again, by the data source in any case.
extension Diagnostic {
  private static func mistakenUpdate(
    _ code: String,
    _ message: String,
    _ mark: SourceMark?,
    hint: String
  ) -> Self {
    Self(
      .error,
      code: code,
      message,
      at: mark,
      notes: [
        Note("UIKit raises NSInternalInconsistencyException here; the table loads everything anew")
      ],
      hint: hint
    )
  }

  static func sectionCountMismatch(
    old: Int,
    new: Int,
    inserted: Int,
    deleted: Int,
    _ mark: SourceMark?
  ) -> Self {
    mistakenUpdate(
      "section-count-mismatch",
      "the table has \(counted(new, "section")) after the update, but the \(old) before it with "
        + "\(inserted) inserted and \(deleted) deleted make \(old + inserted - deleted)",
      mark,
      hint: "let numberOfSections change by exactly the sections that are inserted and deleted"
    )
  }

  static func rowCountMismatch(
    section: Int,
    old: Int,
    new: Int,
    changes: (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int),
    _ mark: SourceMark?
  ) -> Self {
    let (inserted, deleted, movedIn, movedOut) = changes
    return mistakenUpdate(
      "row-count-mismatch",
      "section \(section) has \(counted(new, "row")) after the update, but the \(old) before it with "
        + "\(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out "
        + "make \(old + inserted - deleted + movedIn - movedOut)",
      mark,
      hint: "let numberOfRowsInSection change by exactly the rows that are inserted and deleted"
    )
  }

  static func sectionOutOfRange(
    _ section: Int,
    _ action: String,
    count: Int,
    isAfter: Bool,
    _ mark: SourceMark?
  ) -> Self {
    mistakenUpdate(
      "missing-section",
      "attempt to \(action) section \(section), but there \(count == 1 ? "is" : "are") only "
        + "\(counted(count, "section")) \(isAfter ? "after" : "before") the update",
      mark,
      hint: numbering(isAfter: isAfter, "sections")
    )
  }

  static func rowOutOfRange(
    _ path: IndexPath,
    _ action: String,
    rows: Int?,
    sections: Int,
    isAfter: Bool,
    _ mark: SourceMark?
  ) -> Self {
    let room =
      rows.map { "its section has only \(counted($0, "row"))" }
      ?? "the table has only \(counted(sections, "section"))"
    return mistakenUpdate(
      "missing-row",
      "attempt to \(action) row \(path.slashed), but \(room) \(isAfter ? "after" : "before") the "
        + "update",
      mark,
      hint: numbering(isAfter: isAfter, "rows")
    )
  }

  static func twoUpdates(
    _ thing: String,
    _ one: String,
    _ other: String,
    _ mark: SourceMark?
  ) -> Self {
    mistakenUpdate(
      "two-updates",
      one == other
        ? "\(thing) is \(one) twice in one update"
        : "\(thing) is \(one) and also \(other) in one update",
      mark,
      hint: "do one of the two, or do them in separate updates"
    )
  }

  /// Updates end that never began.
  static func unbalancedUpdates(_ mark: SourceMark?) -> Self {
    Self(
      .error,
      code: "unbalanced-updates",
      "endUpdates without beginUpdates",
      at: mark,
      hint: "use performBatchUpdates, which does both"
    )
  }

  private static func numbering(isAfter: Bool, _ things: String) -> String {
    isAfter
      ? "inserted \(things), and the destinations of moves, are numbered as after the whole update"
      : "deleted, reloaded and moved \(things) are numbered as before the whole update"
  }

  private static func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}

extension IndexPath {
  /// The numbers with slashes between them, as messages name rows: `0/3`.
  var slashed: String { map(String.init).joined(separator: "/") }
}
