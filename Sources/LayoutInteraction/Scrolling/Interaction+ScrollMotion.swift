package import Foundation
import LayoutGeometry
package import LayoutViews

// The motion of content over time. One movement at a time for each scroll view: a new one, a finger or an
// offset set at once ends the one before.
extension Interaction: ScrollOffsetAnimator {
  /// Moves the offset in `Thresholds.offsetAnimation`, slow at both ends.
  ///
  /// Nothing happens, without notice to the delegate, if the offset is there already.
  package func animateOffset(
    of scrollView: ScrollView,
    to offset: CGPoint,
    following goal: (() -> CGPoint?)?
  ) {
    let isInRange = scrollView.clamped(offset) == offset
    animateOffset(
      of: scrollView,
      to: offset,
      goal: goal.map { .following($0) } ?? (isInRange ? .inRange : .outOfRange)
    )
  }

  func animateOffset(
    of scrollView: ScrollView,
    to offset: CGPoint,
    goal: ScrollMotion.AnimationGoal
  ) {
    stopOffsetAnimation(of: scrollView)
    let start = scrollView.contentOffset
    guard offset != start else { return }
    run(
      ScrollMotion(
        course: .animation(OffsetAnimation(from: start, to: offset), goal: goal),
        beginning: clock.now
      ),
      in: scrollView
    )
    log.record(.scroll, "\(scrollView.logName) scrolls from \(start.logText) to \(offset.logText)")
  }

  /// Ends a movement of the offset at its present value, without notice to the delegate.
  package func stopOffsetAnimation(of scrollView: ScrollView) {
    guard let motion = motions.removeValue(forKey: ObjectIdentifier(scrollView)) else { return }
    motion.link?.invalidate()
    scrollView.isDecelerating = false
    scrollView.indicators.restingSince = clock.now
  }

  /// Continues movements under way after the content moved under the view.
  package func contentDidMove(in scrollView: ScrollView, by distance: CGPoint) {
    let key = ObjectIdentifier(scrollView)
    motions[key]?.goOn(in: scrollView, at: clock.now, shiftedBy: distance)
    scrollView.attachedPan?.contentDidMove(by: distance)
  }
}

extension Interaction {
  /// Turns the pan of a scroll view on or off with `isScrollEnabled`, which cancels a drag under way.
  package func scrollingWasSwitched(of scrollView: ScrollView) {
    scrollView.attachedPan?.isEnabled = scrollView.isScrollEnabled
  }

  /// Releases content to move on by itself from now on.
  func letGo(_ motion: ScrollMotion, in scrollView: ScrollView) {
    stopOffsetAnimation(of: scrollView)
    scrollView.isDecelerating = true
    run(motion, in: scrollView)
    log.record(
      .scroll,
      "\(scrollView.logName) goes on by itself from \(scrollView.contentOffset.logText)"
        + " to \(motion.destination.logText)"
    )
    scrollView.attachedDelegate?.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Brings content back that is held past its end and that nothing moves.
  package func bringBack(_ scrollView: ScrollView) {
    guard !isMoving(scrollView) else { return }
    let motion = ScrollMotion(
      lettingGo: scrollView.contentOffset,
      velocity: .zero,
      in: scrollView,
      at: clock.now
    )
    if !motion.isDone(at: clock.now) { letGo(motion, in: scrollView) }
  }

  /// Stops content that moves on by itself because a finger holds it, and returns whether there was any.
  func catchContent(of scrollView: ScrollView) -> Bool {
    let key = ObjectIdentifier(scrollView)
    guard motions[key]?.isLetGo == true else { return false }
    step(scrollView)
    guard motions[key] != nil else { return false }
    stopOffsetAnimation(of: scrollView)
    log.record(
      .scroll,
      "\(scrollView.logName) was stopped by a finger at \(scrollView.contentOffset.logText)"
    )
    scrollView.attachedDelegate?.scrollViewDidEndDecelerating(scrollView)
    return true
  }

  /// Returns whether something moves the content of a scroll view over time.
  package func isMoving(_ scrollView: ScrollView) -> Bool {
    motions[ObjectIdentifier(scrollView)] != nil
  }

  /// Returns the opacity of the scroll indicators: full while the content moves, then
  /// less and less.
  package func indicatorOpacity(of scrollView: ScrollView) -> Double {
    if scrollView.isDragging || isMoving(scrollView) { return 1 }
    guard let rest = scrollView.indicators.restingSince else { return 0 }
    let share = rest.duration(to: clock.now).inSeconds / Thresholds.indicatorFading.value.inSeconds
    return max(0, 1 - share)
  }

  private func run(_ motion: ScrollMotion, in scrollView: ScrollView) {
    let key = ObjectIdentifier(scrollView)
    var motion = motion
    motion.link = makeDisplayLink { [weak self, weak scrollView] in
      if let scrollView {
        self?.step(scrollView)
      } else {
        self?.motions.removeValue(forKey: key)?.link?.invalidate()
      }
    }
    motions[key] = motion
  }

  /// Moves content to its present place.
  private func step(_ scrollView: ScrollView) {
    let key = ObjectIdentifier(scrollView)
    guard motions[key] != nil else { return }
    guard scrollView.window?.interaction === self else {
      log.record(.scroll, "\(scrollView.logName) stops, since it has left the window")
      return stopOffsetAnimation(of: scrollView)
    }
    // The layout may measure heights, and shift the movement with them.
    scrollView.window?.layoutIfNeeded()
    guard var motion = motions[key] else { return }
    motion.fit(scrollView, at: clock.now)
    motions[key] = motion
    let isDone = motion.isDone(at: clock.now)
    scrollView.moveContent(
      to: isDone ? motion.destination : scrollView.aligned(motion.position(at: clock.now))
    )
    scrollView.window?.layoutIfNeeded()
    if isDone { arrive(scrollView) }
    // The delegate may have started another movement meanwhile, and heights may have been measured.
    guard isDone, let present = motions[key], present.link === motion.link,
      present.isDone(at: clock.now)
    else { return }
    stopOffsetAnimation(of: scrollView)
    finish(motion, in: scrollView)
  }

  /// Moves content on to the present place of its goal, since rows were measured there.
  private func arrive(_ scrollView: ScrollView) {
    // Every round measures a row at least; heights that change all the time come to no end.
    for _ in 0..<100 {
      guard
        case .animation(_, .following(let goal))? = motions[ObjectIdentifier(scrollView)]?.course,
        let place = goal(), place != scrollView.contentOffset
      else { return }
      scrollView.moveContent(to: place)
      scrollView.window?.layoutIfNeeded()
    }
  }

  private func finish(_ motion: ScrollMotion, in scrollView: ScrollView) {
    switch motion.course {
    case .animation(_, goal: .inRange), .animation(_, goal: .outOfRange),
      .animation(_, goal: .following):
      scrollView.attachedDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
    case .animation(_, goal: .top):
      scrollView.attachedDelegate?.scrollViewDidScrollToTop(scrollView)
    case .letGo:
      log.record(
        .scroll,
        "\(scrollView.logName) came to rest at \(scrollView.contentOffset.logText)"
      )
      scrollView.attachedDelegate?.scrollViewDidEndDecelerating(scrollView)
    }
  }
}
