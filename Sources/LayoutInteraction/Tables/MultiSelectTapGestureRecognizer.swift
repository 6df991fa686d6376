package import Foundation
import LayoutGeometry
import LayoutTables
package import LayoutViews

/// A tap of two fingers with which the system begins to select rows of a table.
///
/// It is recognized if `allowsMultipleSelectionDuringEditing` is on and the delegate answers yes to
/// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` for the row under the fingers; otherwise the
/// table has the tap. Its actions select the rows.
package final class MultiSelectTapGestureRecognizer: TapGestureRecognizer {
  /// The row under the center of the fingers when they went down, or `nil` off the rows.
  package private(set) var firstRow: IndexPath?

  /// Creates the tap.
  package init() {
    super.init(target: nil, action: nil)
    name = "tapping with two fingers"
    numberOfTouchesRequired = 2
  }

  private var table: TableView? { view as? TableView }

  package override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, numberOfTouches == numberOfTouchesRequired, let table else { return }
    firstRow = table.indexPathForRow(touchedAt: location(in: table))
  }

  package override func shouldBegin() -> Bool {
    guard let table, let firstRow, table.allowsMultipleSelectionDuringEditing else { return false }
    return table.beginsMultipleSelection(at: firstRow)
  }

  package override func reset() {
    super.reset()
    firstRow = nil
  }
}
