import Foundation
public import LayoutViews

/// The pan with which a finger scrolls.
///
/// After the hysteresis the content follows the finger one to one, from where the hysteresis was
/// overcome, and stops at the ends of its range and where the finger is lifted.
final class ScrollViewPan: PanGestureRecognizer {
  /// The offset at which the translation was zero.
  var startOffset = CGPoint.zero

  override func shouldBegin() -> Bool {
    guard let scrollView = view as? ScrollView, scrollView.isScrollEnabled else { return false }
    let low = scrollView.minimumContentOffset
    let high = scrollView.maximumContentOffset
    let way = translation(in: scrollView)
    return abs(way.y) >= abs(way.x)
      ? scrollView.alwaysBounceVertical || high.y > low.y
      : scrollView.alwaysBounceHorizontal || high.x > low.x
  }

  /// Moves the content as the state of the pan asks for.
  func scroll() {
    guard let scrollView = view as? ScrollView else { return }
    switch state {
    case .began:
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
      startOffset = scrollView.contentOffset
      scrollView.isTracking = true
      scrollView.isDragging = true
      scrollView.attachedDelegate?.scrollViewWillBeginDragging(scrollView)
      follow(scrollView)
    case .changed:
      follow(scrollView)
    case .ended:
      endDragging(scrollView)
    case .cancelled, .failed, .possible:
      scrollView.isTracking = false
      scrollView.isDragging = false
      scrollView.attachedDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    }
  }

  private func follow(_ scrollView: ScrollView) {
    let way = translation(in: scrollView)
    let low = scrollView.minimumContentOffset
    let high = scrollView.maximumContentOffset
    var offset = startOffset
    // A direction in which nothing can be scrolled stays as it is.
    if high.x > low.x { offset.x -= way.x }
    if high.y > low.y { offset.y -= way.y }
    scrollView.moveContent(to: scrollView.clamped(offset))
    dispatcher?.log.record(
      .scroll,
      "\(scrollView.logName) at \(scrollView.contentOffset.logText)"
    )
  }

  private func endDragging(_ scrollView: ScrollView) {
    let speed = velocity(in: scrollView)
    var target = scrollView.contentOffset
    // What the delegate is told is the speed of the content, in points per millisecond.
    scrollView.attachedDelegate?.scrollViewWillEndDragging(
      scrollView,
      withVelocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000),
      targetContentOffset: &target
    )
    scrollView.isTracking = false
    scrollView.isDragging = false
    scrollView.attachedDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    if target != scrollView.contentOffset {
      scrollView.setContentOffset(scrollView.clamped(target), animated: true)
    }
  }
}

extension ScrollView {
  /// The recognizer with which a finger scrolls this view.
  public var panGestureRecognizer: PanGestureRecognizer {
    if let attachedPan { return attachedPan }
    let pan = ScrollViewPan()
    pan.name = "scrolling"
    pan.addAction { ($0 as? ScrollViewPan)?.scroll() }
    attachments[ObjectIdentifier(ScrollViewPan.self)] = pan
    addGestureRecognizer(pan)
    return pan
  }

  /// The recognizer, if a finger was ever near.
  var attachedPan: ScrollViewPan? {
    attachments[ObjectIdentifier(ScrollViewPan.self)] as? ScrollViewPan
  }
}

/// What a touch that goes down needs of the scroll views around it.
enum ScrollViewTouches {
  /// Makes sure that the scroll views around `view`, itself included, can be scrolled by a finger.
  static func prepare(around view: View) {
    var next: View? = view
    while let candidate = next {
      if let scrollView = candidate as? ScrollView { _ = scrollView.panGestureRecognizer }
      next = candidate.superview
    }
  }
}
