import Foundation
import LayoutGeometry
import LayoutTables
import LayoutViews

/// The finger that drags a row by its control.
///
/// It takes hold at once, and near the top or bottom of the table the content moves under it.
final class RowReorderGesture: GestureRecognizer, RecognizerRules {
  /// The place of the finger's grip, in the content.
  private var start = CGPoint.zero
  private var link: DisplayLink?

  init() {
    super.init(target: nil, action: nil)
    name = "moving a row"
    delaysTouchesEnded = false
  }

  private var table: TableView? { view as? TableView }

  var isSilent: Bool { settledState == .possible || settledState == .failed }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard let finger = self.touches.first else { return }
    for touch in touches where touch != finger { ignore(touch, for: event) }
    if touches.contains(finger) { state = finger.view is ReorderControl ? .began : .failed }
  }

  func shouldBegin() -> Bool {
    guard let table, let cell = touches.first?.view?.nearest(TableViewCell.self),
      table.userDidGrab(cell)
    else { return false }
    start = location(in: table)
    link = table.window?.interaction.makeDisplayLink { [weak self] in self?.scroll() }
    return true
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard table?.isReordering == true else { return giveUp() }
    drag()
    state = .changed
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard state == .began || state == .changed else { return }
    table?.userDidDropRow()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    table?.userDidLoseRow()
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    link?.invalidate()
    link = nil
    if table?.isReordering == true { table?.userDidLoseRow() }
  }

  /// Ends the gesture after the table released the row: its rows changed, or editing mode ended.
  private func giveUp() {
    link?.invalidate()
    link = nil
    if state == .began || state == .changed { state = .cancelled }
  }

  private func drag() {
    guard let table else { return }
    table.userDidDragRow(by: location(in: table).y - start.y)
    table.window?.layoutIfNeeded()
  }

  /// Moves the content by the finger's depth in the zones at the ends, for the time of a frame.
  private func scroll() {
    guard let table, table.isReordering else { return giveUp() }
    let y = location(in: table).y
    let area = table.bounds.inset(by: table.adjustedContentInset)
    let zone = Thresholds.reorderScrollZone.value
    let depth = max(0, y - (area.maxY - zone)) - max(0, area.minY + zone - y)
    let share = min(max(depth / zone, -1), 1)
    guard share != 0 else { return }
    let step =
      share * Thresholds.reorderScrollSpeed.value / CGFloat(Thresholds.framesPerSecond.value)
    let offset = table.clamped(CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + step))
    guard offset != table.contentOffset else { return }
    table.moveContent(to: offset)
    let log = table.window?.interaction.log
    log?.record(.scroll, "\(table.logName) at \(table.contentOffset.logText)")
    drag()
  }
}
