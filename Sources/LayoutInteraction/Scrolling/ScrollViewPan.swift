import Foundation
import LayoutGeometry
import LayoutTables
public import LayoutViews

/// A pan with which a finger scrolls.
///
/// After the hysteresis the content follows the finger one to one, from the point at which it was
/// overcome; past its ends it gives way less and less. Lifted, the finger leaves the content its speed.
final class ScrollViewPan: PanGestureRecognizer {
  /// The drag under way.
  private var drag: ScrollDrag?

  private var scrollView: ScrollView? { view as? ScrollView }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if let scrollView, state == .possible, scrollView.isScrollEnabled {
      scrollView.isTracking = true
    }
    super.touchesBegan(touches, with: event)
  }

  override func shouldBegin() -> Bool {
    guard let scrollView else { return false }
    return scrollView.isScrollEnabled && mayTakeTouches(from: scrollView)
  }

  /// Returns whether a drag would only pull the content past an end at which it does not always bounce, and
  /// a scroll view around it has more to show on the finger's way.
  ///
  /// Apple's "Scroll View Programming Guide", "Nesting Scroll Views": views that scroll in the same direction
  /// work by themselves, as a zoomed photo in a page does. Which of them moves is not said; that an inner view
  /// that always bounces keeps the drag is what applications meet that turn its bouncing off.
  private func isLeftToOuter(_ scrollView: ScrollView) -> Bool {
    let way = travel
    func goesOn(_ view: ScrollView) -> Bool {
      let (axes, way, offset) = (view.axes, way.asVector(in: view), view.contentOffset)
      return way.goesAcross
        ? axes.x.hasMore(from: offset.x, after: way.x)
        : axes.y.hasMore(from: offset.y, after: way.y)
    }
    let alwaysBounces =
      way.asVector(in: scrollView).goesAcross
      ? scrollView.alwaysBounceHorizontal : scrollView.alwaysBounceVertical
    guard !(alwaysBounces && scrollView.bounces), !goesOn(scrollView) else { return false }
    var outer = scrollView.superview?.nearest(ScrollView.self)
    while let view = outer {
      if view.isScrollEnabled, goesOn(view) { return true }
      outer = view.superview?.nearest(ScrollView.self)
    }
    return false
  }

  /// Returns the point at which the content follows a finger whose first 10 points lead rather along an
  /// axis that scrolls.
  ///
  /// Else the gestures of others may go first; if none begins, the content follows as soon as the way along
  /// such an axis is 10 points by itself, however far the finger goes to the side: UIKit's pan keeps the two
  /// directions apart (`_canPanHorizontally`, `_canPanVertically` in "UIPanGestureRecognizer.h" of the iOS 8
  /// SDK), and a scroll view locks none of them if `isDirectionalLockEnabled` is false.
  override func pointOfRecognition(from old: CGPoint) -> CGPoint? {
    guard let point = super.pointOfRecognition(from: old), let scrollView,
      !isLeftToOuter(scrollView), !scrollView.isLeftToCard(travel.asVector(in: scrollView))
    else { return nil }
    let axes = scrollView.axes
    let before = old.asVector(in: scrollView)
    let way = travel.asVector(in: scrollView)
    if !Self.overcomesHysteresis(old), !(way.goesAcross ? axes.x : axes.y).isFixed { return point }
    let shares = [
      axes.x.isFixed ? nil : Self.share(from: before.x, to: way.x),
      axes.y.isFixed ? nil : Self.share(from: before.y, to: way.y),
    ]
    return shares.compactMap(\.self).min().map { old.point(at: $0, of: travel) }
  }

  /// Returns the share of a step along an axis after which the hysteresis is overcome, or `nil` if it is not.
  private static func share(from old: CGFloat, to new: CGFloat) -> CGFloat? {
    let limit = Thresholds.panHysteresis.value
    let end = new.magnitude
    let start = new < 0 ? -old : old
    guard end >= limit - 1e-9 else { return nil }
    return start >= limit ? 0 : min(1, (limit - start) / (end - start))
  }

  /// Returns whether the views of the content give up the touches that they were notified of.
  private func mayTakeTouches(from scrollView: ScrollView) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, dispatcher?.isDelivered(touch) == true
      else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  override func reset() {
    super.reset()
    drag = nil
    stopTracking()
  }

  /// Releases the content after a finger that does something else.
  override func didFail() { stopTracking() }

  /// Ends the tracking of a finger that went up, or does something else, without a drag.
  private func stopTracking() {
    guard let scrollView, scrollView.isTracking else { return }
    scrollView.isTracking = false
    guard !scrollView.isDragging else { return }
    scrollView.window?.interaction.bringBack(scrollView)
  }

  /// Moves the content as the state of the pan asks for.
  func scroll() {
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
      drag = ScrollDrag(of: scrollView, way: travel.asVector(in: scrollView))
      scrollView.isTracking = true
      scrollView.isDragging = true
      scrollView.attachedDelegate?.scrollViewWillBeginDragging(scrollView)
      scrollView.dragDidBegin()
      follow(scrollView)
    case .changed:
      follow(scrollView)
      scrollView.moveKeyboard(under: location(in: nil))
    case .ended:
      scrollView.leaveKeyboard(goingDown: velocity(in: scrollView).y > 0)
      endDragging(scrollView)
    case .cancelled, .failed, .possible:
      scrollView.leaveKeyboard(goingDown: false)
      drag = nil
      finishDragging(scrollView, nil, madeAt: scrollView.contentOffset)
    }
  }

  /// Takes over that the content moved under the view.
  func contentDidMove(by distance: CGPoint) { drag?.start += distance }

  private func follow(_ scrollView: ScrollView) {
    guard let drag else { return }
    let offset = drag.offset(in: scrollView, way: translation(in: scrollView))
    scrollView.moveContent(to: scrollView.aligned(offset))
    scrollView.window?.layoutIfNeeded()
    dispatcher?.log.record(.scroll, "\(scrollView.logName) at \(scrollView.contentOffset.logText)")
  }

  private func endDragging(_ scrollView: ScrollView) {
    guard let drag, let now = dispatcher?.clock.now else { return }
    self.drag = nil
    let way = translation(in: scrollView)
    let speed = drag.velocity(of: velocity(in: scrollView))
    let shown = scrollView.contentOffset
    let asked = drag.offset(in: scrollView, way: way)
    // The place of the content, without the rounding to pixels.
    let offset = scrollView.aligned(asked) == shown ? asked : shown
    let velocity = drag.contentVelocity(speed, in: scrollView, way: way)
    func motion(_ goal: ScrollMotion.Goal) -> ScrollMotion {
      ScrollMotion(lettingGo: offset, velocity: velocity, goal: goal, in: scrollView, at: now)
    }
    if scrollView.isPagingEnabled {
      let page = drag.page(from: offset, velocity: speed, in: scrollView)
      let decay = Thresholds.bounceFrequency.value
      finishDragging(scrollView, motion(.chosen(page, slowestDecay: decay)), madeAt: shown)
      return
    }
    let free = motion(.free)
    var target = free.destination
    // The delegate gets the speed that the finger asked for, in points per millisecond.
    scrollView.attachedDelegate?.scrollViewWillEndDragging(
      scrollView,
      withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target
    )
    if target.isFinite { target = scrollView.restingOffset(near: target) }
    let isChanged = target != free.destination && target.isFinite
    let decay = Thresholds.slowestTargetDecay.value
    finishDragging(
      scrollView,
      isChanged ? motion(.chosen(target, slowestDecay: decay)) : free,
      madeAt: shown
    )
  }

  /// Ends the drag and releases the content to a motion made when it was at `shown`; nil if the touch was cancelled.
  ///
  /// The delegate may have moved the content meanwhile.
  private func finishDragging(
    _ scrollView: ScrollView,
    _ motion: ScrollMotion?,
    madeAt shown: CGPoint
  ) {
    guard let interaction = scrollView.window?.interaction else {
      scrollView.isDragging = false
      scrollView.isTracking = false
      scrollView.attachedDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
      return
    }
    let now = interaction.clock.now
    var onward =
      motion
      ?? ScrollMotion(lettingGo: scrollView.contentOffset, velocity: .zero, in: scrollView, at: now)
    let goesOn = !onward.isDone(at: now)
    scrollView.isDragging = false
    scrollView.indicators.restingSince = now
    scrollView.attachedDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: goesOn)
    scrollView.isTracking = false
    // The delegate may have sent the content elsewhere.
    guard goesOn, !interaction.isMoving(scrollView) else { return }
    onward.goOn(in: scrollView, at: now, shiftedBy: scrollView.contentOffset - shown)
    interaction.letGo(onward, in: scrollView)
  }
}

extension ScrollView {
  /// The recognizer with which a finger scrolls this view.
  public var panGestureRecognizer: PanGestureRecognizer {
    if let attachedPan { return attachedPan }
    let pan = ScrollViewPan()
    pan.name = "scrolling"
    // As UIKit's prints itself: a finger that goes up is the row's while another one is still down.
    pan.delaysTouchesEnded = false
    pan.isEnabled = isScrollEnabled
    pan.addAction { ($0 as? ScrollViewPan)?.scroll() }
    attachments[ScrollViewPan.self] = pan
    addGestureRecognizer(pan)
    return pan
  }

  /// The recognizer, if a finger was ever near.
  var attachedPan: ScrollViewPan? { attachments[ScrollViewPan.self] }
}
