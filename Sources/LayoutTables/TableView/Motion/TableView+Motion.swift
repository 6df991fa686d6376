import Foundation
package import LayoutViews

// Updates take effect at once; what shows of them takes time. Touches, questions and the delegate know
// the end of it only, as in UIKit, where layers move and views are where they are going.
extension TableView {
  /// How a view of the table shows while it moves; nil for one that does not.
  package func presentation(of view: View) -> ViewPresentation? {
    reorderPresentation(of: view)
      ?? motion?.motions[ObjectIdentifier(view)]?.presentation(at: motionProgress)
      ?? swipePresentation(of: view)
  }

  /// Makes what `change` does to the rows show over time, where there is a clock.
  ///
  /// - Parameters:
  ///   - updates: What was told of the rows.
  ///   - transition: Where they come from.
  ///   - change: Makes the updates take effect.
  func moving(_ updates: TableUpdates, _ transition: TableTransition, _ change: () -> Void) {
    guard let tableAnimator, !isTiling, !shownCells.isEmpty else {
      change()
      return
    }
    let before = TablePicture(of: self)
    // Those who wait for the end of a movement under way wait for that of this one.
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
    for shown in shownSupplements {
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
      insertSubview(view, at: 0)
      motion.motions[ObjectIdentifier(view)] = transitions.motion(of: departure, at: frame)
      motion.leaving.append(view)
    }
    self.motion = motion
    motionProgress = 0
    tableAnimator.animate(.rows, of: self, to: 1)
  }

  /// How many views that go off are behind the cells.
  var leavingCount: Int { motion?.leaving.count ?? 0 }

  /// Calls something when the rows are where they are going, or at once.
  func afterMotion(_ completion: @escaping (Bool) -> Void) {
    if motion == nil { completion(true) } else { motion?.completions.append(completion) }
  }

  /// Ends a movement of rows.
  func finishMotion() {
    guard let ended = motion else { return }
    motion = nil
    tableAnimator?.stop(.rows, of: self)
    for view in ended.leaving { view.removeFromSuperview() }
    for departure in ended.departures {
      departure.view.removeFromSuperview()
      keep(departure)
    }
    for completion in ended.completions { completion(true) }
  }

  /// Keeps what left the screen for further rows: now, or when it is gone in a movement of rows.
  func release(_ departure: Departure) {
    departure.view.removeFromSuperview()
    if departures == nil { keep(departure) } else { departures?.append(departure) }
  }

  private func keep(_ departure: Departure) {
    switch departure {
    case .cell(let shown, _): reuse.put(shown.cell)
    case .supplement(let shown):
      if let view = shown.view as? TableViewHeaderFooterView { reuse.put(view) }
    }
  }
}
