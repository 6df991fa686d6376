import Foundation
package import LayoutViews

/// A finger on a row of a table: it lights the row up and, lifted, selects it by the table's rules.
///
/// The row is lit up when its cell is told of the touch, which the table puts off while the finger might
/// be about to scroll. A touch that a recognizer takes away does nothing to the row.
///
/// What the finger is on is the cell, not a number: the row may move meanwhile.
final class RowTouch {
  private(set) weak var table: TableView?
  private weak var cell: TableViewCell?
  private let part: Part
  private var isPressed = false

  /// What of a row a finger is on.
  private enum Part {
    case row
    case accessory
    /// The minus or the plus in front of it.
    case editControl

    init(_ view: View) {
      self =
        switch view {
        case is AccessoryView: .accessory
        case is EditControl: .editControl
        default: .row
        }
    }
  }

  /// Makes the touch of a row; nil where `view` is in no cell of a table, or in a control, which has its
  /// touches for itself.
  init?(of touch: Touch, in view: View) {
    guard let cell = view.nearest(TableViewCell.self), let table = cell.nearest(TableView.self),
      table.indexPath(for: cell) != nil, view.nearest(Control.self) == nil
    else { return nil }
    self.table = table
    self.cell = cell
    part = Part(view)
  }

  /// The cell was told of the touch.
  func begin() {
    guard part == .row, let table, let cell, let indexPath = table.indexPath(for: cell) else {
      return
    }
    isPressed = true
    table.userDidPressRow(at: indexPath)
  }

  /// The finger was lifted where it went down.
  func end() {
    guard let table, let cell else { return }
    switch part {
    case .accessory: table.userDidTapAccessory(of: cell)
    case .editControl: table.userDidTapEditControl(of: cell)
    case .row:
      if isPressed { table.userDidReleaseRow() }
    }
  }

  /// The touch was taken away.
  func cancel() {
    if isPressed { table?.userDidCancelPress() }
  }
}

extension View {
  /// Returns this view or the nearest one around it that is of a class.
  package func nearest<Kind: View>(_ kind: Kind.Type) -> Kind? {
    var next: View? = self
    while let view = next {
      if let found = view as? Kind { return found }
      next = view.superview
    }
    return nil
  }
}
