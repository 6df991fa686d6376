import Foundation
import LayoutTables
import LayoutViews

/// The rules by which a drag takes rows, and all that it knows of them, apart from views.
///
/// They are chosen when the drag begins: those that are documented (``DragState``), or some with errata. Rows are
/// always those of the present; whoever asks carries the outcomes out in order, and then settles.
protocol DragRules {
  /// The path of the finger, and the rows that it holds.
  var drag: DraggedRows { get }
  /// Whether rows get selected now; nil until that is decided.
  var selects: Bool? { get }
  /// The rows that were refused, in the order in which the drag came to them.
  var refused: [RefusedRows] { get }
  /// The selected rows by age; nil if ages make no difference.
  var selectionByAge: OrderedSelection? { get }
  /// Whether rows changed since outcomes were last asked for.
  var isOutOfDate: Bool { get }
  /// Whether a scroll that was at the table's end resumes if the table goes on there.
  var resumesScrolling: Bool { get }

  /// Takes the row under the finger as the first one.
  mutating func begin(in rows: some SelectableRows) -> [DragState.Outcome]
  /// Moves the finger without passing rows.
  mutating func moveFinger(to height: CGFloat, isScrolling: Bool) -> FingerTrack.Step
  /// Turns back at a height of the content.
  mutating func turn(at contentHeight: CGFloat, in rows: some SelectableRows)
  /// Passes the rows up to a height of the content.
  mutating func reach(
    _ contentHeight: CGFloat,
    isScrolling: Bool,
    in rows: some SelectableRows
  ) -> [DragState.Outcome]
  /// Follows rows that were inserted, deleted, moved or reloaded.
  mutating func follow(
    _ transition: TableTransition,
    from old: some SelectableRows,
    to new: some SelectableRows
  )

  /// Returns the heights at which rows are looked at on the path to one; those of each row if somebody hears of it.
  func stops(to contentHeight: CGFloat, rowByRow: Bool, in rows: some SelectableRows) -> [CGFloat]
  /// Returns the height up to which rows may come in a direction, and why none does beyond it; nil if they may
  /// come up to the table's end.
  func lastHeight(
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> (height: CGFloat, reason: String)?
  /// Returns what comes of changes since rows were passed last.
  mutating func catchUp(in rows: some SelectableRows) -> [DragState.Outcome]
  /// Returns everything to what it was before the drag.
  mutating func cancel(in rows: some SelectableRows) -> [DragState.Outcome]
  /// Records rows that turned out to be refused as they were changed.
  mutating func record(_ refusal: RefusedRows)
  /// Follows rows that have other heights than before by the distances of what the drag remembers.
  mutating func followHeights(segmentStart: CGFloat, reached: CGFloat)
  /// Looks at what others did to the selection.
  mutating func observe(_ selection: SelectedRows, rowCount: Int)
  /// Forgets the rows because all data were reloaded.
  mutating func reload(with selection: SelectedRows, rowCount: Int)
  /// Accepts what is selected in fact after outcomes were carried out, or could not be to the end.
  mutating func settle(with selection: SelectedRows, rowCount: Int)
}

// What a pan without a limit that gives nothing up need not know.
extension DragRules {
  var selectionByAge: OrderedSelection? { nil }
  var resumesScrolling: Bool { false }
  func stops(to contentHeight: CGFloat, rowByRow: Bool, in rows: some SelectableRows) -> [CGFloat] {
    [contentHeight]
  }
  func lastHeight(
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> (height: CGFloat, reason: String)? {
    nil
  }
  mutating func catchUp(in rows: some SelectableRows) -> [DragState.Outcome] { [] }
  mutating func cancel(in rows: some SelectableRows) -> [DragState.Outcome] { [] }
  mutating func record(_ refusal: RefusedRows) {}
  mutating func followHeights(segmentStart: CGFloat, reached: CGFloat) {}
  mutating func observe(_ selection: SelectedRows, rowCount: Int) {}
  mutating func reload(with selection: SelectedRows, rowCount: Int) {}
  mutating func settle(with selection: SelectedRows, rowCount: Int) {}
}
