import Foundation
import LayoutGeometry
import LayoutViews

/// An animation of a part on its way in or out, whose progress is a function of time.
struct ProgressAnimation {
  let start: CGFloat
  let end: CGFloat
  let beginning: Instant
  let timing: ProgressTiming
  /// The link that moves it at every frame.
  var link: DisplayLink?

  /// The identity of a moving part: the view with the property that moves.
  struct Key: Hashable {
    let view: ObjectIdentifier
    let progress: AnyKeyPath
  }

  /// Returns the progress at `time`, exactly the end when it is over.
  func progress(at time: Instant) -> CGFloat {
    timing.share(after: beginning.duration(to: time)).map { start + (end - start) * $0 } ?? end
  }

  /// Returns whether the movement is over at `time`.
  func isDone(at time: Instant) -> Bool {
    timing.share(after: beginning.duration(to: time)) == nil
  }
}

extension ProgressTiming {
  /// Returns the share of the way that is done after a time, or `nil` if the movement is over.
  fileprivate func share(after elapsed: Duration) -> CGFloat? {
    switch self {
    case .easeInOut(let duration):
      let share = elapsed.inSeconds / duration.inSeconds
      return share < 1 ? TimingCurve.easeInOut(at: share) : nil
    case .spring(let frequency, let dampingRatio):
      let spring = SpringFromRest(frequency: frequency, dampingRatio: dampingRatio)
      return elapsed < spring.duration ? spring.share(after: elapsed) : nil
    }
  }
}
