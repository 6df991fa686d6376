import Foundation
import LayoutGeometry
import LayoutTables
import LayoutViews

/// A pan that pulls a row aside and uncovers its actions.
///
/// It begins if a finger moves more across than up or down over a row with actions at that side. While a
/// row is aside, a touch anywhere else closes it and does nothing else.
final class SwipeActionsPan: PanGestureRecognizer {
  /// The distance of the row aside when the finger came.
  private var start: CGFloat = 0
  /// Whether the touch only closes the open row.
  private var isClosing = false

  init() {
    super.init(target: nil, action: nil)
    name = "swiping a row"
    maximumNumberOfTouches = 1
    delaysTouchesEnded = false
  }

  private var table: TableView? { view as? TableView }

  override var isSilent: Bool { settledState == .possible || settledState == .failed }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let table, table.swipedRow != nil else { return }
    let view = touches.earliest?.view
    if table.isSwipeAction(view) {
      state = .failed
    } else if !table.isSwipedRow(view) {
      isClosing = true
      state = .began
    }
  }

  override func shouldBegin() -> Bool {
    guard let table else { return false }
    if isClosing {
      table.closeSwipe()
      return true
    }
    let way = travel.asVector(in: table)
    guard way.goesAcross else { return false }
    let isToTheRight = way.x > 0
    // A finger on a row that is open moves it either way.
    if table.swipedRow == nil || !table.isSwipedRow(touches.first?.view) {
      guard
        table.userWillSwipe(
          at: location(in: table) - CGPoint(x: 0, y: way.y),
          isToTheRight: isToTheRight
        )
      else { return false }
    }
    start = table.swipeDistance
    follow()
    return true
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed, !isClosing { follow() }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    defer { super.touchesEnded(touches, with: event) }
    guard !isClosing, let table, table.swipedRow != nil else { return }
    if state == .began || state == .changed {
      follow()
      table.finishSwipe(goal)
    } else if table.isSwipedRow(touches.earliest?.view) {
      // A tap on the row that is open.
      table.closeSwipe()
    }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    if !isClosing, state == .began || state == .changed { table?.closeSwipe() }
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    isClosing = false
    start = 0
  }

  /// The goal of the row when the finger releases it: a fast finger decides by its direction.
  private var goal: SwipeGoal {
    guard let table else { return .closed }
    if table.isSwipeFull { return .performed }
    let sign: CGFloat = table.swipeOpensToTheRight ? 1 : -1
    if table.swipeDistance <= 0 { return .closed }
    let speed = velocity(in: table).x * sign
    if abs(speed) >= Thresholds.swipeActionsSpeed.value { return speed > 0 ? .open : .closed }
    return table.swipeDistance >= table.swipeOpenDistance / 2 ? .open : .closed
  }

  private func follow() {
    guard let table else { return }
    let sign: CGFloat = table.swipeOpensToTheRight ? 1 : -1
    let wanted = start + translation(in: table).x * sign
    let open = table.swipeOpenDistance
    let band = RubberBand(dimension: table.bounds.width)
    // Beyond its place there are no actions now, and beyond the last action nothing more.
    let distance =
      if wanted < 0 {
        -band.shown(pull: -wanted)
      } else if wanted > open, !table.swipePerformsFirstAction {
        open + band.shown(pull: wanted - open)
      } else {
        wanted
      }
    table.setSwipeDistance(distance)
    table.window?.layoutIfNeeded()
  }
}

extension TableView {
  /// Adds the gestures on rows, without those that select them one by one.
  func attachRowGestures() {
    attachRecognizer(SwipeActionsPan())
    attachRecognizer(RowReorderGesture())
    attachSystemSelection()
  }
}
