import Foundation
import LayoutGeometry
import LayoutTables
import LayoutViews

/// Something on its way in or out: how far it has come is a function of time.
struct ProgressAnimation {
  let start: CGFloat
  let end: CGFloat
  let beginning: Instant
  let duration: Duration
  /// What moves it at every frame.
  var link: DisplayLink?

  /// What moves: a movement of a table, or nil for the one that another view has.
  struct Key: Hashable {
    let view: ObjectIdentifier
    let movement: TableMovement?
  }

  /// How far it has come at `time`; the end exactly when it is over.
  func progress(at time: Instant) -> CGFloat {
    isDone(at: time)
      ? end : start + (end - start) * TimingCurve.easeInOut.progress(at: share(at: time))
  }

  /// Whether the movement is over at `time`.
  func isDone(at time: Instant) -> Bool { share(at: time) >= 1 }

  private func share(at time: Instant) -> Double {
    beginning.duration(to: time).inSeconds / duration.inSeconds
  }
}
