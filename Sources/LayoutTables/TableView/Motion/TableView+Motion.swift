import Foundation
import LayoutDevices
package import LayoutViews

// Updates take effect at once; only their look takes time. Touches, questions and the delegate know
// the end of it only, as in UIKit, whose layers move while views are at their goals.
extension TableView {
  /// Returns the look of a view of the table while it moves, or `nil` for one that does not.
  package func presentation(of view: View) -> ViewPresentation? {
    reorderPresentation(of: view)
      ?? motion?.motions[ObjectIdentifier(view)]?.presentation(at: motionProgress)
      ?? swipePresentation(of: view)
  }

  /// Shows the effect of `change`, which makes the updates take effect, over time, if there is a clock.
  func moving(_ updates: TableUpdates, _ transition: TableTransition, _ change: () -> Void) {
    guard let host = window?.host, !isTiling, !shownCells.isEmpty else {
      change()
      return
    }
    let before = TablePicture(of: self)
    // Completions of a movement under way wait for the end of this one.
    let completions = motion?.completions ?? []
    motion?.completions = []
    finishMotion()
    departures = []
    change()
    layoutIfNeeded()
    let departed = departures ?? []
    departures = nil
    var motion = TableMotion()
    motion.departures = departed
    motion.completions = completions
    let transitions = RowTransitions(
      before: before,
      after: self,
      updates: updates,
      transition: transition
    )
    for shown in shownCells {
      motion.motions[ObjectIdentifier(shown.cell)] = transitions.motion(of: shown)
    }
    for shown in shownHeadersAndFooters {
      motion.motions[ObjectIdentifier(shown.view)] = transitions.motion(of: shown)
    }
    for departure in departed {
      guard let frame = transitions.frame(of: departure) else { continue }
      let view = LeavingView(frame: frame)
      let bounds = departure.view.bounds
      departure.view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.addSubview(departure.view)
      if let actions = transitions.actions(of: departure) {
        actions.frame.origin = CGPoint(x: actions.frame.minX - frame.minX, y: 0)
        view.addSubview(actions)
      }
      insertSubview(view, at: backCount)
      motion.motions[ObjectIdentifier(view)] = transitions.motion(of: departure, at: frame)
      motion.leaving.append(view)
    }
    self.motion = motion
    motionProgress = 0
    host.animate(\.motionProgress, of: self, to: 1, within: metrics.rowAnimationDuration)
  }

  /// The number of outgoing views behind the cells.
  var leavingCount: Int { motion?.leaving.count ?? 0 }

  /// Calls a closure when the rows have arrived at their places, or at once.
  func afterMotion(_ completion: @escaping (Bool) -> Void) {
    if motion == nil { completion(true) } else { motion?.completions.append(completion) }
  }

  /// Ends a movement of rows.
  func finishMotion() {
    guard let ended = motion else { return }
    motion = nil
    window?.host?.stopAnimation(of: \.motionProgress, of: self)
    for view in ended.leaving { view.removeFromSuperview() }
    for departure in ended.departures {
      departure.view.removeFromSuperview()
      keep(departure)
    }
    for completion in ended.completions { completion(true) }
  }

  /// Keeps a part that left the screen for further rows: now, or when it is gone in a movement of rows.
  func release(_ departure: Departure) {
    departure.view.removeFromSuperview()
    if departures == nil { keep(departure) } else { departures?.append(departure) }
  }

  private func keep(_ departure: Departure) {
    switch departure {
    case .cell(let shown, _): cellPool.put(shown.cell)
    case .headerFooter(let shown):
      if let view = shown.view as? TableViewHeaderFooterView { headerFooterPool.put(view) }
    }
  }
}
