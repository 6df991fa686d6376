public import Foundation
public import LayoutGeometry

/// A view that shows a part of larger content: UIKit's `UIScrollView`.
///
/// Scrolling is a changed bounds origin: `contentOffset` and `bounds.origin` are the same point, and
/// the frames of subviews stay as they are. At rest the offset is between `minimumContentOffset` and
/// `maximumContentOffset`, which count the insets; a view under bars begins at minus its top inset.
open class ScrollView: View, ScrollViewDelegating {
  /// The delegate as it is stored, for `delegate`.
  public final weak var attachedDelegate: (any ScrollViewDelegate)?

  /// The size of the content.
  open var contentSize: CGSize = .zero {
    didSet {
      guard accepts(contentSize.width, contentSize.height, as: "contentSize") else {
        contentSize = oldValue
        return
      }
      guard contentSize != oldValue else { return }
      updateAdjustedContentInset()
      returnToRange()
      geometryObserver?.onChange()
    }
  }

  /// The room around the content that the application asks for.
  open var contentInset: EdgeInsets = .zero {
    didSet {
      let new = contentInset
      if !accepts(new.top, new.left, new.bottom, new.right, as: "contentInset") {
        contentInset = oldValue
      } else if contentInset != oldValue {
        updateAdjustedContentInset()
      }
    }
  }

  /// The way in which bars count as room around the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// Whether a finger can scroll; turning it off ends a drag under way.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { animator?.scrollingWasSwitched(of: self) } }
  }
  /// Whether the content can be pulled past its end.
  open var bounces = true
  /// Whether content that fits can be pulled up and down all the same.
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  /// Whether content that fits can be pulled sideways all the same.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  /// Whether the content stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one direction moves the content in that one only.
  open var isDirectionalLockEnabled = false
  /// The rate at which flung content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches reach the content only when they turn out not to scroll.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches away from the content.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the bar that shows the vertical place is drawn while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether the bar that shows the horizontal place is drawn while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// The distances that both indicators keep, and the time at which they were last needed.
  package final var indicators = ScrollIndicators()
  /// The condition under which the keyboard goes away during a drag.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger is down on the content.
  public package(set) final var isTracking = false
  /// Whether a finger moves the content.
  public package(set) final var isDragging = false {
    didSet { if oldValue, !isDragging { pullFollower?.dragDidEnd() } }
  }
  /// Whether the content moves on by itself.
  public package(set) final var isDecelerating = false

  /// The animator of this view's offset, or `nil` for the window's host.
  package final weak var offsetAnimator: (any ScrollOffsetAnimator)?

  final var contentGuide: LayoutGuide?
  final var frameGuide: LayoutGuide?
  /// The size of the content guide that was last taken over.
  final var takenContentSize: CGSize?
  deinit {
    contentGuide?.owningView = nil
    frameGuide?.owningView = nil
  }

  override var scrollGuides: [LayoutGuide] { [contentGuide, frameGuide].compactMap(\.self) }
  override var contentGuideForConstraints: LayoutGuide? {
    sizesContentByConstraints ? contentLayoutGuide : nil
  }
  override var sizeOfContentGuide: CGSize { contentSize }
  /// A Boolean value that indicates whether constraints may say how large the content is.
  @_spi(SystemViews) open var sizesContentByConstraints: Bool { true }

  /// The part of the bar above that folds away under the content, or `nil` for none.
  package final var barFold: BarFold? {
    didSet { if barFold != oldValue { updateAdjustedContentInset() } }
  }
  /// The view with that bar, which is laid out as the content scrolls.
  package final weak var barOwner: View?
  /// Whether content that sticks to the bar, such as a section's header, has a veil of its own over the rest.
  package final var hasPinnedVeil = false

  /// Whether the room below the content makes room for the keyboard, as that of a table view controller's table.
  package final var followsKeyboard = false
  /// The height that the keyboard covers at the bottom, in place of the safe area's if that is less.
  package final var keyboardOverlap: CGFloat = 0 {
    didSet { if keyboardOverlap != oldValue { updateAdjustedContentInset() } }
  }

  /// The view that shows how far the content is pulled down, or `nil` for none.
  package final weak var pullFollower: (any PullFollower)?
  /// The room that the follower keeps above the content.
  package final var pullRoom: CGFloat = 0 {
    didSet { if pullRoom != oldValue { updateAdjustedContentInset() } }
  }

  /// The adjusted inset of which the view was last notified, and along with which its content has moved.
  package private(set) final var reportedInset = EdgeInsets.zero
  /// The least offset at rest when the view was last notified.
  private var reportedMinimum = CGPoint.zero
  /// The room that bars had above and at the left when the view was last in a window.
  private var reportedRoomOfBars = CGPoint.zero

  @_spi(SystemViews) open override func prepareView() {
    super.prepareView()
    clipsToBounds = true
  }

  /// The part of the content that shows, in the content's coordinates.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { contentOffsetDidChange() }
    }
  }

  /// Responds to a change of the safe area with room for it.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// Lays out the subviews, and brings the offset back if a new size leaves it out of range.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
    updateAdjustedContentInset()
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      returnToRange()
    }
  }

  private var laidOutSize: CGSize = .zero

  /// Returns whether views of the content are notified of touches, before they are.
  ///
  /// - Parameters:
  ///   - touches: The fingers that went down.
  ///   - event: The state of all fingers.
  ///   - view: The view of the content that was hit.
  /// - Returns: True unless a subclass keeps touches to itself.
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
    true
  }

  /// Returns whether a drag may take touches from a view of the content that was notified of them.
  ///
  /// It is called if `canCancelContentTouches` is on.
  ///
  /// - Parameter view: The view.
  /// - Returns: False for controls, as in UIKit: a drag that begins on a button which knows of its touch does
  ///   not scroll. In tables it does.
  open func touchesShouldCancel(in view: View) -> Bool { !view.keepsTouchesFromScrolling }

  // A scroll view keeps touches to itself, its own and those that its content passes on: UIKit's does not
  // pass them on either, as view controllers that wait for them find out.

  /// Responds to fingers that go down in the view or in content that passes them on; the chain ends here.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  /// Responds to such fingers that move.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Responds to such fingers that go up.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  /// Responds to such touches that are cancelled.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  /// Whether the next offset that is set is a step of a movement under way.
  private final var isStep = false

  /// The point of the content at the view's top-left corner.
  ///
  /// It may be set beyond the range in which it rests; an offset that is not a number is refused. Set under
  /// a finger that drags, or while the content moves by its own speed, it leaves both as they are: they
  /// continue from there, as in Apple's sample StreetScroller, which moves the content back to its middle all
  /// the time. ``setContentOffset(_:animated:)`` stops the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isStep = isStep
      self.isStep = false
      guard accepts(newValue.x, newValue.y, as: "contentOffset") else { return }
      let old = bounds.origin
      let isOnItsWay = isDragging || isDecelerating
      if !isStep, !isOnItsWay { animator?.stopOffsetAnimation(of: self) }
      if newValue != old { bounds = CGRect(origin: newValue, size: bounds.size) }
      guard !isStep, isOnItsWay else { return }
      animator?.contentDidMove(in: self, by: CGPoint(x: newValue.x - old.x, y: newValue.y - old.y))
    }
  }

  /// Moves the content, at once or over time.
  ///
  /// Without a clock, that is outside of a window with a host, an animated movement arrives at once
  /// and the delegate hears of its end.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content for the top-left corner.
  ///   - animated: Whether the movement takes time.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    setContentOffset(contentOffset, animated: animated, following: nil)
  }

  /// Moves the content as little as needed to show a rectangle of it, at once or over time.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// Responds to a change of `adjustedContentInset`; the base class does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Whether content is wider than the view, or can be pulled sideways all the same.
  @_spi(SystemViews) open var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  /// Responds to a change of the offset, and notifies the delegate.
  @_spi(SystemViews) open func contentOffsetDidChange() {
    barOwner?.setNeedsLayout()
    pullFollower?.contentDidMove()
    attachedDelegate?.scrollViewDidScroll(self)
  }
}

// MARK: - Insets

extension ScrollView {
  /// The room around the content: `contentInset` and that of bars.
  public var adjustedContentInset: EdgeInsets {
    let safeArea = safeAreaInsets
    var adjusted = contentInset
    adjusted.top += pullRoom
    if adjustsVertically {
      adjusted.top += safeArea.top
      adjusted.bottom += max(safeArea.bottom, keyboardOverlap)
    } else {
      adjusted.bottom += keyboardOverlap
    }
    if adjustsHorizontally {
      adjusted.left += safeArea.left
      adjusted.right += safeArea.right
    }
    return adjusted
  }

  private var adjustsVertically: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: scrollsVertically
    case .automatic: scrollsVertically || isUnderNavigationContainer
    }
  }

  private var adjustsHorizontally: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes, .automatic: scrollsHorizontally
    }
  }

  private var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

  /// The room that bars have above and at the left, a part that folds away included.
  private var roomOfBars: CGPoint {
    CGPoint(
      x: adjustsHorizontally ? safeAreaInsets.left : 0,
      y: barFold?.top ?? (adjustsVertically ? safeAreaInsets.top : 0)
    )
  }

  /// Whether the view is the content of a navigation container or directly in it.
  private var isUnderNavigationContainer: Bool {
    var next = superview
    while let view = next {
      if view.hasBars { return true }
      next = view.superview
    }
    return false
  }

  /// Compares the adjusted inset with the last reported one, and moves the content along with it.
  ///
  /// Content that is at its beginning stays there: it was at minus the old inset and goes to minus
  /// the new one. Other content keeps its distance from bars, as far as those of a window change, so that an offset
  /// which is set before there are bars counts from below them. Content at rest at an end that is nearer now comes
  /// back to it.
  func updateAdjustedContentInset() {
    let new = adjustedContentInset
    let old = reportedInset
    let minimum = minimumContentOffset
    guard new != old || minimum != reportedMinimum else { return }
    let oldMinimum = reportedMinimum
    reportedInset = new
    reportedMinimum = minimum
    // Views that fill the room between the insets have to be laid out again.
    if new.left != old.left || new.right != old.right { setNeedsLayout() }
    let oldRoom = reportedRoomOfBars
    if window != nil { reportedRoomOfBars = roomOfBars }
    var offset = contentOffset
    offset.y = offset.y == oldMinimum.y ? minimum.y : offset.y - (reportedRoomOfBars.y - oldRoom.y)
    offset.x = offset.x == oldMinimum.x ? minimum.x : offset.x - (reportedRoomOfBars.x - oldRoom.x)
    // A finger that only rests on the view does not hold the content.
    if !isDragging, !isDecelerating { moveContent(to: offset) }
    // A view with a new size does that when it is laid out.
    if laidOutSize == bounds.size { returnToRange() }
    guard new != old else { return }
    adjustedContentInsetDidChange()
    attachedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

// MARK: - Offset

extension ScrollView {
  /// Moves the content, over time to the present goal by `goal`.
  package final func setContentOffset(
    _ contentOffset: CGPoint,
    animated: Bool,
    following goal: (() -> CGPoint?)?
  ) {
    guard accepts(contentOffset.x, contentOffset.y, as: "contentOffset") else { return }
    guard animated else {
      animator?.stopOffsetAnimation(of: self)
      moveContent(to: contentOffset)
      return
    }
    if let animator {
      animator.animateOffset(of: self, to: contentOffset, following: goal)
    } else if contentOffset != self.contentOffset {
      moveContent(to: contentOffset)
      attachedDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the content at once, as a step of a movement under way.
  ///
  /// It goes through `contentOffset`, so that a subclass which overrides that sees every step, as in UIKit.
  package func moveContent(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    isStep = true
    contentOffset = offset
    isStep = false
  }

  /// Follows content that moved to other coordinates, so that the same things stay on the screen.
  package func followContent(by distance: CGPoint) {
    guard distance != .zero else { return }
    moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    animator?.contentDidMove(in: self, by: distance)
  }

  /// The animator of the content, or `nil` if there is none.
  package final var animator: (any ScrollOffsetAnimator)? { offsetAnimator ?? window?.host }
}
