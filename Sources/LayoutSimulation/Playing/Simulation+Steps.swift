import LayoutInteraction
package import LayoutScenes
import LayoutViews

extension Simulation {
  /// Performs the action of a scenario's step, without the events after a limit if there is one.
  ///
  /// Expectations and snapshots have no effect here.
  package func perform(
    _ action: StepAction,
    stoppingAfter limit: Duration? = nil
  ) throws(FailedAction) {
    switch action {
    case .press(let target):
      try press(target.place, takenBy: target.taker, fingers: target.fingers)
    case .tap(let target): try tap(target, stoppingAfter: limit)
    case .touches(let touches): try play(touches, stoppingAfter: limit)
    case .tapStatusBar: try tapStatusBar()
    case .move(let places, let duration):
      try move(through: places, within: duration, stoppingAfter: limit)
    case .hold(let duration):
      if let limit, limit < duration { stop(after: limit) } else { hold(for: duration) }
    case .release(let fingers): try release(fingers: fingers)
    case .cancel: try cancel()
    case .fling(let movement): try fling(movement, stoppingAfter: limit)
    case .interrupt(let interruption): try interrupt(interruption)
    case .remove(let view): try remove(view)
    case .enable(let isEnabled): setSelectionEnabled(isEnabled)
    case .requestDismissal: try requestDismissal()
    case .requestCancel: try requestCancel()
    case .rotate(let orientation): rotate(to: orientation)
    case .edit(let isEditing): setEditing(isEditing)
    case .update(let rows): try update(rows)
    case .updateSections(let sections): try update(sections)
    case .moveRow(let row, let place): try moveRow(row, to: place)
    case .moveSection(let section, let place): try moveSection(section, to: place)
    case .wait(let duration):
      if let limit, limit < duration { stop(after: limit) } else { advance(by: duration) }
    case .settle(let duration): try settle(within: duration, stoppingAfter: limit)
    case .screen(let action): try perform(action)
    case .expect, .snapshot: break
    }
  }

  /// Lets time pass up to an end within a step: the screen stays as its last frame until then shows it.
  func stop(after duration: Duration) { clock.advance(by: duration) }
}
