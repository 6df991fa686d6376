import Foundation
import LayoutDiagnostics

// Mistakes that UIKit answers with NSInternalInconsistencyException. Here the updates have no effect and
// everything is loaded again, by the data source in any case.
extension TableUpdatePlan {
  /// A purpose for which an update names a section or row.
  enum Action: String {
    case delete
    case reload
    case move
    case insert
    case moveTo = "move to"

    /// Whether the number is that after the whole update.
    var isAfter: Bool { self == .insert || self == .moveTo }
  }

  private mutating func report(_ code: String, _ message: String, hint: String) {
    let note = "UIKit raises NSInternalInconsistencyException here; the table loads everything anew"
    mistakes.append(
      Diagnostic(.error, code: code, message, at: mark, notes: [.init(note)], hint: hint)
    )
  }

  mutating func reportSectionCount() {
    let (inserted, deleted) = (updates.inserted.sections.count, updates.deleted.sections.count)
    report(
      "section-count-mismatch",
      "the table has \(counted(new.count, "section")) after the update, but the \(old.count) before it with "
        + "\(inserted) inserted and \(deleted) deleted make \(old.count + inserted - deleted)",
      hint: "let numberOfSections change by exactly the sections that are inserted and deleted"
    )
  }

  mutating func reportRowCount(
    ofSection section: Int,
    _ origin: Int,
    _ leaving: RowEdits,
    _ arriving: RowEdits
  ) {
    let (inserted, deleted) = (arriving.inserted.numberCount, leaving.deleted.numberCount)
    let (movedIn, movedOut) = (arriving.movedIn.count, leaving.movedOut.count)
    let old = old[origin]
    report(
      "row-count-mismatch",
      "section \(section) has \(counted(new[section], "row")) after the update, but the \(old) before it with "
        + "\(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out "
        + "make \(old + inserted - deleted + movedIn - movedOut)",
      hint: "let numberOfRowsInSection change by exactly the rows that are inserted and deleted"
    )
  }

  /// Checks that an update names a section that exists, and returns whether it does.
  @discardableResult
  mutating func checkSection(_ section: Int, _ action: Action) -> Bool {
    let count = action.isAfter ? new.count : old.count
    guard !(0..<count).contains(section) else { return true }
    report(
      "missing-section",
      "attempt to \(action.rawValue) section \(section), but there \(count == 1 ? "is" : "are") only "
        + "\(counted(count, "section")) \(action.isAfter ? "after" : "before") the update",
      hint: numbering(action, "sections")
    )
    return false
  }

  /// Checks that an update names a row that exists, and returns whether it does.
  mutating func checkRow(_ path: IndexPath, _ action: Action) -> Bool {
    let counts = action.isAfter ? new : old
    let rows = path.count == 2 && counts.indices.contains(path[0]) ? counts[path[0]] : nil
    if let rows, (0..<rows).contains(path[1]) { return true }
    let room =
      rows.map { "its section has only \(counted($0, "row"))" }
      ?? "the table has only \(counted(counts.count, "section"))"
    report(
      "missing-row",
      "attempt to \(action.rawValue) row \(path.slashed), but \(room) "
        + "\(action.isAfter ? "after" : "before") the update",
      hint: numbering(action, "rows")
    )
    return false
  }

  mutating func reportTwoUpdates(of thing: String, _ one: String, _ other: String) {
    report(
      "two-updates",
      one == other
        ? "\(thing) is \(one) twice in one update"
        : "\(thing) is \(one) and also \(other) in one update",
      hint: "do one of the two, or do them in separate updates"
    )
  }

  private func numbering(_ action: Action, _ things: String) -> String {
    action.isAfter
      ? "inserted \(things), and the destinations of moves, are numbered as after the whole update"
      : "deleted, reloaded and moved \(things) are numbered as before the whole update"
  }

  private func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}

extension Diagnostic {
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
}

extension IndexPath {
  /// The numbers with slashes between them, as messages name rows: `0/3`.
  var slashed: String { map(String.init).joined(separator: "/") }
}
