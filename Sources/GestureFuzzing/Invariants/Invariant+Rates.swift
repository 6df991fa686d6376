import LayoutInteraction
import LayoutScenes
import LayoutTables
import SelectionModel
import TableSelection

extension Invariant {
  /// The invariant that the rate of reports decides nothing.
  ///
  /// Gestures are compared in which a drag began on the same row at both rates, and a press under a finger at rest:
  /// whether a tap, a press or the scrolling of the table wins, where a finger is as a press is one, and how far a table
  /// scrolls on by itself may well depend on when a report comes, on devices too.
  static let rates = Invariant(
    "rate-dependent-rows",
    "The same rows are selected at every rate of touch events.",
    unless: { $0.dragMode == nil ? "no drag selects here" : nil },
    { run in
      guard let other = run.twinSampling else { return nil }
      for (index, (gesture, twin)) in zip(run.gestures, run.twin).enumerated() {
        guard gesture.gesture == twin.gesture, gesture.before.ranges == twin.before.ranges,
          gesture.moments.first?.height == twin.moments.first?.height
        else { return nil }
        // How far a table scrolls on by itself depends on the speed of the finger, which reports tell.
        guard !gesture.beginsOnMovingTable, !twin.beginsOnMovingTable else { continue }
        let differing = gesture.after.rows.symmetricDifference(twin.after.rows)
        guard gesture.firstDrag == twin.firstDrag, !gesture.beginsOnTheWay else { return nil }
        guard gesture.firstDrag != nil, !gesture.changesRows, !differing.isEmpty else { continue }
        return Violation(
          gesture: index,
          "whether \(gesture.names(differing)) \(differing.numberCount == 1 ? "is" : "are") "
            + "selected depends on the rate: \(gesture.names(gesture.after.rows)) with "
            + "\(run.sampling), \(twin.names(twin.after.rows)) with \(other)",
          promise: .selected(gesture.after.rows),
          rate: other.eventsPerSecond
        )
      }
      return nil
    }
  )
}

extension PlayedGesture {
  /// The event with which the first drag began, or `nil` if none did.
  fileprivate var firstDrag: SelectionEvent? {
    events.lazy.map(\.event).first { if case .began = $0 { true } else { false } }
  }
}
