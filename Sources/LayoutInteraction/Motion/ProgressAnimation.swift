import Foundation
import LayoutGeometry
import LayoutViews

/// An animation of a part on its way in or out, whose progress is a function of time.
struct ProgressAnimation {
  let start: CGFloat
  let end: CGFloat
  let beginning: Instant
  let duration: Duration
  /// The link that moves it at every frame.
  var link: DisplayLink?

  /// The identity of a moving part: the view with the property that moves.
  struct Key: Hashable {
    let view: ObjectIdentifier
    let progress: AnyKeyPath
  }

  /// Returns the progress at `time`, exactly the end when it is over.
  func progress(at time: Instant) -> CGFloat {
    isDone(at: time)
      ? end : start + (end - start) * TimingCurve.easeInOut(at: share(at: time))
  }

  /// Returns whether the movement is over at `time`.
  func isDone(at time: Instant) -> Bool { share(at: time) >= 1 }

  private func share(at time: Instant) -> Double {
    beginning.duration(to: time).inSeconds / duration.inSeconds
  }
}
