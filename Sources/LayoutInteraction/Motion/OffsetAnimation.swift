package import Foundation
import LayoutGeometry
package import LayoutViews

/// A content offset on its way: a function of time.
struct OffsetAnimation {
  var start: CGPoint
  var end: CGPoint
  let beginning: Instant
  /// What moves the offset at every frame.
  var link: DisplayLink?

  /// Where the offset is at `time`.
  func offset(at time: Instant) -> CGPoint {
    let progress = TimingCurve.easeInOut.progress(at: share(at: time))
    return CGPoint(
      x: start.x + (end.x - start.x) * progress,
      y: start.y + (end.y - start.y) * progress
    )
  }

  /// Whether the movement is over at `time`.
  func isDone(at time: Instant) -> Bool { share(at: time) >= 1 }

  private func share(at time: Instant) -> Double {
    beginning.duration(to: time).inSeconds / Thresholds.offsetAnimation.inSeconds
  }
}

extension Interaction: ScrollOffsetAnimator {
  /// Moves the offset in `Thresholds.offsetAnimation`, slow at both ends.
  ///
  /// Nothing happens, and the delegate is told nothing, where the offset is there already.
  package func animateOffset(of scrollView: ScrollView, to offset: CGPoint) {
    stopOffsetAnimation(of: scrollView)
    guard offset != scrollView.contentOffset else { return }
    var animation = OffsetAnimation(
      start: scrollView.contentOffset,
      end: offset,
      beginning: clock.now
    )
    animation.link = makeDisplayLink { [weak self, weak scrollView] in
      guard let self, let scrollView else { return }
      step(scrollView)
    }
    animations[ObjectIdentifier(scrollView)] = animation
    log.record(
      .scroll,
      "\(scrollView.logName) scrolls from \(animation.start.logText) to \(offset.logText)"
    )
  }

  /// Ends a movement of the offset where it is now.
  package func stopOffsetAnimation(of scrollView: ScrollView) {
    animations.removeValue(forKey: ObjectIdentifier(scrollView))?.link?.invalidate()
  }

  /// Takes over that the content moved under the view: what is under way goes on from there.
  package func contentDidMove(in scrollView: ScrollView, by distance: CGPoint) {
    let key = ObjectIdentifier(scrollView)
    animations[key]?.start.move(by: distance)
    animations[key]?.end.move(by: distance)
    scrollView.attachedPan?.startOffset.move(by: distance)
  }

  private func step(_ scrollView: ScrollView) {
    let key = ObjectIdentifier(scrollView)
    guard let animation = animations[key] else { return }
    let isDone = animation.isDone(at: clock.now)
    scrollView.moveContent(to: isDone ? animation.end : animation.offset(at: clock.now))
    // The delegate may have started another movement meanwhile.
    guard isDone, animations[key]?.link === animation.link else { return }
    stopOffsetAnimation(of: scrollView)
    scrollView.attachedDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

extension CGPoint {
  fileprivate mutating func move(by distance: CGPoint) {
    x += distance.x
    y += distance.y
  }
}
