import Foundation
import LayoutGeometry
import LayoutInteraction
package import LayoutTables
import LayoutViews

// What a drag asks of the controller that it belongs to, and tells it.
extension RowSelectionController: DragSessionOwner {
  var asksDelegate: Bool { true }

  var dragScrolling: DragScrolling? {
    switch autoScroll {
    case .none: nil
    case .constant(let rows):
      rows > 0
        ? .constant(rowsPerSecond: min(rows, 1_000_000), usesEstimatedHeights: false) : nil
    case .byDepth(let fastest):
      fastest > 0 && fastest.isFinite
        ? .byDepth(DepthScroll.Zone(depth: max(1, autoScrollZone), greatestSpeed: fastest)) : nil
    }
  }

  var scrollingEdges: (top: CGFloat?, bottom: CGFloat?) {
    guard let tableView, let superview = tableView.superview else { return (nil, nil) }
    let shown = superview.convert(
      tableView.bounds.inset(by: tableView.adjustedContentInset),
      from: tableView
    )
    return (
      shown.minY + autoScrollTopOffset + autoScrollZone,
      shown.maxY - autoScrollBottomOffset - autoScrollZone
    )
  }

  var log: EventLog? { tableView?.window?.interaction.log }

  func debug(_ text: @autoclosure () -> String) {}

  func endDrag(_ drag: DragSession, _ event: SelectionEvent, because reason: String) {
    if self.drag === drag { endDrag(event, because: reason) }
  }

  func dragDidSettle(_ drag: DragSession) {
    if self.drag === drag { self.drag = nil }
  }

  func dragDidUpdate(_ drag: DragSession) {
    tellPress()
  }

  func drag(
    _ drag: DragSession,
    didFollow transition: TableTransition,
    holding rows: Range<Int>
  ) {
    // The same rows at other places are news.
    if toldRows != nil, transition.following(rows) != [rows] { toldRows = 0..<0 }
  }
}

extension RowSelectionController: TableViewObserver {
  /// Plain taps are told too, while the gestures are followed.
  package func tableView(_ tableView: TableView, didTakeTap tap: RowTap) {
    if isEnabled { observer?.tell(tap, of: tableView) }
  }
}
