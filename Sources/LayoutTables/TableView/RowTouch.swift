import Foundation
import LayoutGeometry
import LayoutViews

/// A finger on a row of a table, which highlights the row and, lifted, selects it by the table's rules.
///
/// The table is notified of it when no view between the one under the finger and itself keeps the touch,
/// and not before the touch may be one of the content. A touch that a recognizer takes away does nothing to
/// the row, and neither does a finger that leaves it behind: then the row has gone dark for good.
///
/// The finger is on the cell, not on a number: the row may move meanwhile, also away from the finger.
final class RowTouch {
  private weak var touch: Touch?
  private weak var cell: TableViewCell?
  /// The view under the finger: the cell, or a part of it with a purpose of its own.
  private weak var pressed: View?
  private var isOnRow: Bool { pressed === cell }
  /// The area in the window that the finger may not leave, as large as for controls.
  private let reach: CGRect

  /// Creates the touch of a row, or `nil` if the finger is in no cell of `table`.
  init?(of touch: Touch, in table: TableView) {
    guard let view = touch.view, let cell = view.nearest(TableViewCell.self),
      let indexPath = table.indexPath(for: cell)
    else { return nil }
    self.touch = touch
    self.cell = cell
    let pressed = view is AccessoryView || view is EditControl ? view : cell
    self.pressed = pressed
    let distance = TouchMetrics.reach
    // The row may have moved away before the table learned of the finger.
    reach = pressed.convert(pressed.bounds, to: nil)
      .union(CGRect(origin: touch.locationInWindow, size: .zero))
      .insetBy(dx: -distance, dy: -distance)
    if isOnRow { table.userDidPressRow(at: indexPath) }
    showPress(true)
  }

  /// Whether the finger is gone without notice; one that is up may still wait for a recognizer to decide.
  var isOver: Bool { touch == nil }

  /// Returns whether this is the touch of one of `touches`.
  func isOne(of touches: Set<Touch>) -> Bool { touch.map(touches.contains) ?? false }

  /// Responds to a moved finger.
  func move(in table: TableView) {
    if isOnRow, !isNear { table.userDidCancelPress() }
    showPress(isNear)
  }

  /// Responds to a lifted finger.
  func end(in table: TableView) {
    guard isNear, let cell else { return cancel(in: table) }
    showPress(false)
    switch pressed {
    case is AccessoryView: table.userDidTapAccessory(of: cell)
    case is EditControl: table.userDidTapEditControl(of: cell)
    default: table.userDidReleaseRow()
    }
  }

  /// Responds to a cancelled touch.
  func cancel(in table: TableView) {
    if isOnRow { table.userDidCancelPress() }
    showPress(false)
  }

  /// Dims the button for details under the finger, and only there.
  private func showPress(_ isShown: Bool) { (pressed as? AccessoryView)?.isPressed = isShown }

  /// Whether the finger is still near its first place.
  private var isNear: Bool { touch.map { reach.contains($0.locationInWindow) } ?? false }
}
