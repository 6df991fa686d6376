import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutViews

extension Simulation {
  /// Plays touches that were recorded on a device, at their own times; with a limit, those until then.
  ///
  /// Events of one time and kind come together, as UIKit delivers those of several fingers.
  func play(
    _ touches: RecordedTouches,
    stoppingAfter limit: Duration?
  ) throws(FailedAction) {
    guard !finger.isDown else { throw .finger("touches", isDown: true) }
    let start = clock.now
    let dispatcher = interaction.dispatcher
    var down: [Int: Touch] = [:]
    var events = touches.events[...]
    while let first = events.first {
      if let limit, first.time > limit {
        clock.advance(to: start.advanced(by: limit))
        return
      }
      clock.advance(to: start.advanced(by: first.time))
      let group = events.prefix { $0.time == first.time && $0.phase == first.phase }
      events = events.dropFirst(group.count)
      let known = group.compactMap { event in down[event.id].map { (event, $0) } }
      switch first.phase {
      case .began:
        for event in group { down[event.id] = dispatcher.press(at: event.location) }
      case .moved:
        dispatcher.move(known.map { (touch: $1, location: $0.location) })
      case .ended, .cancelled:
        // The last place is that of the end.
        dispatcher.move(known.map { (touch: $1, location: $0.location) })
        let ending = known.map(\.1)
        if first.phase == .ended { dispatcher.lift(ending) } else { dispatcher.cancel(ending) }
        for event in group { down[event.id] = nil }
      }
    }
    interaction.displayNow()
  }
}
