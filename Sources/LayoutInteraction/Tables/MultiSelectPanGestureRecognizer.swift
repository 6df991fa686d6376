package import Foundation
import LayoutGeometry
import LayoutTables
package import LayoutViews

/// A pan with which the system selects rows of a table: two fingers anywhere, or one on the check circles
/// while the table is in editing mode.
///
/// It begins if `allowsMultipleSelectionDuringEditing` is on and the delegate, if it is asked, answers
/// yes to `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` for the row under the fingers. Until
/// that is decided the table does not scroll. Its actions select the rows.
package final class MultiSelectPanGestureRecognizer: PanGestureRecognizer {
  /// The number of fingers, or 1 for the pan over the circles.
  package let fingerCount: Int
  /// Whether the table's delegate is asked.
  private let asksDelegate: Bool
  /// The row under the center of the fingers when they went down, or `nil` off the rows.
  package private(set) var firstRow: IndexPath?

  /// Creates the pan of two fingers, for which alone the delegate is asked by default, or of one over the circles.
  package init(fingerCount: Int, asksDelegate: Bool? = nil) {
    self.fingerCount = fingerCount
    self.asksDelegate = asksDelegate ?? (fingerCount > 1)
    super.init(target: nil, action: nil)
    name = fingerCount == 1 ? "selecting over the circles" : "selecting with two fingers"
    minimumNumberOfTouches = fingerCount
    maximumNumberOfTouches = fingerCount
  }

  private var table: TableView? { view as? TableView }

  package override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, numberOfTouches == fingerCount, let table else { return }
    firstRow = table.indexPathForRow(touchedAt: location(in: table))
    if fingerCount == 1, !isOverCircles { fail(because: .notOnTheCircles) }
  }

  package override func shouldBegin() -> Bool {
    guard let table, let firstRow, table.allowsMultipleSelectionDuringEditing else { return false }
    if fingerCount == 1, !table.isEditing || travel.asVector(in: table).goesAcross { return false }
    return !asksDelegate || table.beginsMultipleSelection(at: firstRow)
  }

  package override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other === table?.attachedPan && numberOfTouches == fingerCount
  }

  package override func reset() {
    super.reset()
    firstRow = nil
  }

  /// Whether the finger is on the part of a row that holds its circle.
  private var isOverCircles: Bool {
    guard let table, table.isEditing, table.allowsMultipleSelectionDuringEditing,
      let firstRow, let cell = table.cellForRow(at: firstRow)
    else { return false }
    let place = location(in: cell)
    let width = cell.editColumnInset + Thresholds.circleZone.value
    return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? place.x >= cell.bounds.maxX - width : place.x < cell.bounds.minX + width
  }
}

extension TableView {
  /// Returns whether the delegate lets fingers on a row begin the system's selection, and logs its answer.
  func beginsMultipleSelection(at indexPath: IndexPath) -> Bool {
    guard let delegate else { return false }
    let begins = delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
    if let row = geometry.row(of: indexPath) {
      window?.interaction.log.record(
        .delegate,
        "shouldBeginMultipleSelectionInteractionAt \(geometry.name(ofRow: row)):"
          + " \(begins ? "yes" : "no")"
      )
    }
    return begins
  }
}
