package import Foundation
import LayoutDevices
import LayoutViews

// A row that a finger has released goes to its goal by itself. In the design of iOS 26 it hangs on a spring, and the circles
// of its actions grow a little too large for a moment (films of iOS 26).
extension TableView {
  /// Sets the distance of the row aside, below 0 the other way, with the consequences of its arrival.
  package func setSwipeDistance(_ distance: CGFloat) {
    guard var swipe else { return }
    swipe.distance = distance
    self.swipe = swipe
    setNeedsLayout()
    guard let goal = swipe.goal, distance == end(of: goal, swipe) else { return }
    self.swipe?.goal = nil
    switch goal {
    case .open: swipe.cell.endTransition()
    case .closed: endSwipe()
    case .performed:
      // What the row leaves behind is what shows now, however long ago somebody looked.
      layoutIfNeeded()
      if let button = swipe.view.buttons.first { perform(button) }
    }
  }

  /// Covers the actions again.
  package func closeSwipe() { finishSwipe(.closed) }

  /// Moves a row that the finger released to a goal.
  package func finishSwipe(_ goal: SwipeGoal) {
    guard var swipe, swipe.goal != .performed else { return }
    swipe.goal = goal
    swipe.isClosing = goal == .closed
    self.swipe = swipe
    swipe.cell.beginTransition()
    let end = end(of: goal, swipe)
    guard let host = window?.host else {
      swipeDistance = end
      return
    }
    growCircles(to: goal, host)
    host.animate(\.swipeDistance, of: self, to: end, timing: timing(of: goal))
  }

  private func timing(of goal: SwipeGoal) -> ProgressTiming {
    guard metrics.hasRoundSwipeActions else { return .easeInOut(metrics.swipeAnimationDuration) }
    let isFull = goal == .performed
    return .spring(frequency: isFull ? metrics.fullSwipeFrequency : metrics.swipeFrequency)
  }

  /// Lets circles that come to light grow a little too large for a moment.
  private func growCircles(to goal: SwipeGoal, _ host: any WindowHost) {
    stopCircles()
    guard let swipe, goal == .open, metrics.hasRoundSwipeActions else { return }
    let share = swipe.view.share(of: swipe.distance)
    guard share < 1 else { return }
    self.swipe?.growth = share
    host.animate(
      \.swipeGrowth,
      of: self,
      to: 1,
      timing: .spring(
        frequency: metrics.swipeFrequency,
        dampingRatio: metrics.swipeCircleDampingRatio
      )
    )
  }

  /// Has circles grow with the room beside the row again.
  func stopCircles() {
    window?.host?.stopAnimation(of: \.swipeGrowth, of: self)
    swipe?.growth = nil
  }

  /// The size of the circles that grow by themselves.
  private var swipeGrowth: CGFloat {
    get { swipe?.growth ?? 1 }
    set {
      swipe?.growth = newValue
      setNeedsLayout()
    }
  }

  private func end(of goal: SwipeGoal, _ swipe: RowSwipe) -> CGFloat {
    switch goal {
    case .closed: 0
    case .open: swipe.view.openWidth
    case .performed: swipe.cell.frame.width - metrics.fullSwipeRest
    }
  }
}
