import Foundation
import LayoutGeometry
import LayoutViews

/// A finger on a row of a table: it lights the row up and, lifted, selects it by the table's rules.
///
/// The table learns of it when nobody between the view under the finger and itself keeps the touch, and not
/// before the touch may be one of the content. A touch that a recognizer takes away does nothing to the row,
/// and neither does a finger that leaves it behind: then the row has gone dark for good.
///
/// What the finger is on is the cell, not a number: the row may move meanwhile, also away from the finger.
final class RowTouch {
  private weak var touch: Touch?
  private weak var cell: TableViewCell?
  /// What the finger is on: the cell, or what has a purpose of its own in it.
  private weak var pressed: View?
  private var isOnRow: Bool { pressed === cell }
  /// Where the finger may go without leaving that behind, in the window: as far as for controls.
  private let reach: CGRect

  /// Makes the touch of a row; nil where the finger is in no cell of `table`.
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

  /// Whether the finger is gone without a word; one that is up may still wait for a recognizer to decide.
  var isOver: Bool { touch == nil }

  /// Whether this is the touch of one of `touches`.
  func isOne(of touches: Set<Touch>) -> Bool { touch.map(touches.contains) ?? false }

  /// The finger moved.
  func move(in table: TableView) {
    if isOnRow, !isNear { table.userDidCancelPress() }
    showPress(isNear)
  }

  /// The finger was lifted.
  func end(in table: TableView) {
    guard isNear, let cell else { return cancel(in: table) }
    showPress(false)
    switch pressed {
    case is AccessoryView: table.userDidTapAccessory(of: cell)
    case is EditControl: table.userDidTapEditControl(of: cell)
    default: table.userDidReleaseRow()
    }
  }

  /// The touch was taken away.
  func cancel(in table: TableView) {
    if isOnRow { table.userDidCancelPress() }
    showPress(false)
  }

  /// Makes the button for details pale under the finger, and only there.
  private func showPress(_ isShown: Bool) { (pressed as? AccessoryView)?.isPressed = isShown }

  /// Whether the finger is still near where it went down.
  private var isNear: Bool { touch.map { reach.contains($0.locationInWindow) } ?? false }
}
