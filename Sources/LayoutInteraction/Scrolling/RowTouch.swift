import Foundation
import LayoutViews

/// A finger on a row of a table: it lights the row up and, lifted, selects it by the table's rules.
///
/// The row is lit up when the finger has rested for `Thresholds.contentTouchDelay`, since it might be
/// about to scroll; a finger lifted sooner lights it up then. A touch that a recognizer takes away does
/// nothing to the row.
///
/// What the finger is on is the cell, not a number: the row may move meanwhile.
final class RowTouch {
  private weak var table: TableView?
  private weak var cell: TableViewCell?
  private let isOnAccessory: Bool
  private let clock: VirtualClock
  private var press: ScheduledAction?
  private var isPressed = false

  /// Makes the touch of a row; nil where `view` is in no cell of a table.
  init?(of touch: Touch, in view: View, clock: VirtualClock) {
    guard let cell = view.nearest(TableViewCell.self), let table = cell.nearest(TableView.self),
      table.indexPath(for: cell) != nil
    else { return nil }
    self.table = table
    self.cell = cell
    isOnAccessory = view is AccessoryView
    self.clock = clock
  }

  /// The finger went down.
  func begin() {
    guard let table, !isOnAccessory else { return }
    guard table.delaysContentTouches else {
      light()
      return
    }
    press = clock.schedule(after: Thresholds.contentTouchDelay) { [weak self] in self?.light() }
  }

  /// The finger was lifted where it went down.
  func end() {
    press?.cancel()
    guard let table, let cell else { return }
    if isOnAccessory {
      table.userDidTapAccessory(of: cell)
    } else if isPressed {
      table.userDidReleaseRow()
    } else if let indexPath = table.indexPath(for: cell) {
      table.userDidTapRow(at: indexPath)
    }
  }

  /// The touch was taken away.
  func cancel() {
    press?.cancel()
    if isPressed { table?.userDidCancelPress() }
  }

  private func light() {
    guard let table, let cell, let indexPath = table.indexPath(for: cell) else { return }
    isPressed = true
    table.userDidPressRow(at: indexPath)
  }
}

extension View {
  /// Returns this view or the nearest one around it that is of a class.
  fileprivate func nearest<Kind: View>(_ kind: Kind.Type) -> Kind? {
    var next: View? = self
    while let view = next {
      if let found = view as? Kind { return found }
      next = view.superview
    }
    return nil
  }
}
