public import Foundation
public import LayoutGeometry

/// A rectangle in a tree of rectangles: UIKit's `UIView`.
///
/// A view knows its place in its superview (`frame`, `center`) and the origin of its own coordinates
/// (`bounds`); it is laid out by frames and autoresizing masks, or by constraints when
/// `translatesAutoresizingMaskIntoConstraints` is off. A tree of views belongs to one task.
open class View: AnchoredCore {
  // MARK: Tree

  /// The view that this one is in.
  public internal(set) final var superview: View? {
    get { parent }
    set { parent = newValue }
  }
  /// The views in this one, from back to front.
  public internal(set) final var subviews: [View] {
    get { children }
    @inline(__always) _modify { yield &children }
  }
  /// The layout guides that this view owns, in the order in which they were added.
  public internal(set) final var layoutGuides: [LayoutGuide] = []
  /// The name by which reports, pictures and scenarios call the view.
  open var accessibilityIdentifier: String?
  /// A number for the application's own use.
  open var tag = 0

  // MARK: Looks and touches

  /// Whether the view and all in it is neither seen nor touched.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }
  /// The opacity, 0 to 1; below 0.01 the view and all in it cannot be touched.
  open var alpha: CGFloat = 1
  /// Whether the view and the views in it can be touched.
  open var isUserInteractionEnabled = true
  /// Whether the view gets further touches after its first one.
  open var isMultipleTouchEnabled = false
  /// Whether parts outside the bounds are not drawn; they cannot be touched in any case.
  open var clipsToBounds = false
  /// The color behind the content, or `nil` for none.
  open var backgroundColor: ColorObject?
  /// The appearance of this view and of all in it, `unspecified` for that of the superview.
  open var overrideUserInterfaceStyle: InterfaceStyle {
    get { ownStyle }
    set { setStyles(own: newValue, ofController: controllerStyle) }
  }
  /// The way to place content of another size in the bounds.
  open var contentMode = ContentMode.scaleToFill

  // MARK: Layout

  /// The way in which the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { maskLayoutDidChange() } }
  }
  /// Whether the frames of subviews follow their masks when the size changes.
  open var autoresizesSubviews = true
  /// The way to mirror the content in right-to-left layouts.
  open var semanticContentAttribute: SemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// Creates a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    let frame = frame.standardized
    untransformedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    prepareView()
  }

  /// Creates a view without a size; a subclass that overrides `init(frame:)` has it too.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view without a size; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    super.init()
    prepareView()
  }

  deinit { letGoOfTree() }

  // MARK: Geometry to override

  /// The rectangle in the superview's coordinates or, with a transform, the box around the turned bounds.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates, whose origin scrolling moves.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The place of the layer's anchor point, the middle of the frame, in the superview's coordinates, which layout by
  /// constraints sets.
  open var center: CGPoint {
    get { computedCenter }
    set { setCenter(newValue) }
  }

  /// The layer of the view, of the type `layerClass`.
  open var layer: Layer { madeLayer }

  /// The transform of the view about its center, which layout does not see.
  open var transform: CGAffineTransform {
    get { storedTransform ?? .identity }
    set { setTransform(newValue) }
  }

  // MARK: Surroundings to override

  /// The window that the view is in, or `nil` in a tree without one.
  open var window: Window? { root as? Window }

  /// The traits of the view.
  ///
  /// An override counts for the view itself; the views inside have the traits of the tree.
  open var traitCollection: TraitCollection { computedTraits }

  /// The side at which a line of text begins in this view.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection { computedLayoutDirection }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of elements that can be touched: the view's own, or that of the nearest superview that has one,
  /// or the system's blue; `nil` stands for that of the superview.
  open var tintColor: ColorObject! {
    get { computedTintColor }
    set { setTintColor(newValue) }
  }

  // MARK: Safe area and margins to override

  /// The distances that bars and the rounded corners of the screen reach into the view.
  ///
  /// A window has the screen's insets, and a container's content those by the container. For any other
  /// view each edge is the part of the view outside of the superview's safe rectangle: in a superview
  /// with 59 at the top, a subview 20 down has 39, and one that is inside the safe rectangle has 0. It is
  /// never more than the superview's: a part outside of the superview, as a page beside the one that
  /// shows, adds nothing (MartianCraft, "Notes from the Margins", 2019; "UIKit: Apps for Every Size and
  /// Shape", WWDC 2018, session 235).
  /// The view of a controller also has its `additionalSafeAreaInsets`. A view in no window has none.
  /// An override counts for the guide and for the views inside too.
  open var safeAreaInsets: EdgeInsets { computedSafeAreaInsets }

  /// The effective margins on the left and right; setting them sets the view's own ones.
  ///
  /// Margins set here stay on their sides from right to left too; the last setter of the two counts.
  ///
  /// Read, they count the safe area and the margins that the superview preserves, so that a view with
  /// margins of 8 under a bar of 44 answers 52 at the top.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { setOwnMargins(.absolute(newValue)) }
  }

  /// The effective margins at the leading and trailing side; setting them sets the view's own ones.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Whether the margins are measured from the edge of the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMarginSetting(\.insetsFromSafeArea, newValue) }
  }

  /// Whether the superview's margins hold for the part of this view that lies in them.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMarginSetting(\.preservesSuperview, newValue) }
  }

  /// The part of the view that no bar covers.
  open var safeAreaLayoutGuide: LayoutGuide { ownSafeAreaLayoutGuide }

  /// The bounds inside of the effective margins.
  open var layoutMarginsGuide: LayoutGuide { ownLayoutMarginsGuide }

  /// The part of the margins guide in which lines of text are not too long to read.
  open var readableContentGuide: LayoutGuide { ownReadableContentGuide }

  open override var next: Responder? { controller ?? superview }

  /// Returns whether a gesture may begin; asked, before the recognizer's delegate, of the view that the
  /// recognizer belongs to and of those under its fingers.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to recognize its gesture.
  /// - Returns: True unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Takes the keyboard away from the view that has it, if that is this one or in it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    let user = window?.firstResponder as? View
    return user?.isDescendant(of: self) != true || user?.resignFirstResponder() == true
  }

  // MARK: Changes of the tree

  /// Adds `view` in front of all other subviews.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }
  /// Adds `view` at `index` of `subviews`, or at the nearest end.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }
  /// Adds `view` right in front of `sibling`, or in front of all if that is not a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { insert(view, above: sibling) }
  /// Adds `view` right behind `sibling`, or in front of all if that is not a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) { insert(view, below: sibling) }
  /// Changes the places of two subviews.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, with: second)
  }
  /// Moves `view` in front of its siblings.
  open func bringSubviewToFront(_ view: View) { moveToFront(view) }
  /// Moves `view` behind its siblings.
  open func sendSubviewToBack(_ view: View) { moveToBack(view) }
  /// Removes the view from its superview, with the constraints that tie it to the remaining views.
  open func removeFromSuperview() { leaveSuperview() }
  /// Responds to `subview` after it was added; the base class does nothing.
  open func didAddSubview(_ subview: View) {}
  /// Prepares for `subview` to leave; the base class does nothing.
  open func willRemoveSubview(_ subview: View) {}
  /// Prepares for another superview; the base class does nothing.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Responds to another superview; the base class does nothing.
  open func didMoveToSuperview() {}
  /// Prepares for another window; the base class does nothing.
  open func willMove(toWindow newWindow: Window?) {}
  /// Responds to another window; the base class does nothing.
  open func didMoveToWindow() {}
  /// Responds to a change of the traits; the base class does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Responds to a change of the tint color, its own or that of a superview; the base class does nothing.
  open func tintColorDidChange() {}

  // MARK: Hit-testing and touches

  /// Returns the front-most view at `point` that can be touched: this view or one in it.
  ///
  /// Hidden views, views without user interaction and views of an opacity below 0.01 refuse, with all
  /// that is in them; so do views of which `point(inside:with:)` denies the point.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event that asks; `nil` outside of one.
  /// - Returns: The view, or `nil` if there is none.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    defaultHitTest(point, with: event)
  }

  /// Returns whether `point` is in the bounds, without their right and bottom edges.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    storedBounds.containsHalfOpen(point)
  }

  // MARK: Constraints to override

  /// Whether frame and mask place the view, as required constraints if others meet them.
  ///
  /// Turn it off for views that constraints place. On at first.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// Adds `constraint`, whose items must be this view or in it, and makes it active.
  open func addConstraint(_ constraint: LayoutConstraint) { add(constraint) }
  /// Adds all of `constraints`, in their order.
  open func addConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Removes `constraint`, if this view holds it.
  open func removeConstraint(_ constraint: LayoutConstraint) { remove(constraint) }
  /// Takes those of `constraints` away that this view holds.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }
  /// Adds a guide, which constraints can then place in this view.
  open func addLayoutGuide(_ layoutGuide: LayoutGuide) { add(layoutGuide) }
  /// Takes a guide away, with the constraints that name it.
  open func removeLayoutGuide(_ layoutGuide: LayoutGuide) { remove(layoutGuide) }

  /// Returns the priority with which the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    hugging(for: axis)
  }
  /// Returns the priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority { compressionResistance(for: axis) }

  /// Whether the constraints leave the place of the view open.
  ///
  /// Views that frames and masks place are never ambiguous by themselves. Answers for the last layout.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  // MARK: Layout to override

  /// Asks for `layoutSubviews` in the next pass.
  open func setNeedsLayout() { defaultSetNeedsLayout() }
  /// Asks for `updateConstraints` in the next pass.
  open func setNeedsUpdateConstraints() { defaultSetNeedsUpdateConstraints() }
  /// Calls `updateConstraints` here and below on request, the leaves first.
  open func updateConstraintsIfNeeded() { defaultUpdateConstraintsIfNeeded() }
  /// Lays out this view and all below it on request, at once.
  ///
  /// Begins further up if superviews ask for layout too. Within a layout pass the views that are
  /// just being laid out are left for its next round.
  open func layoutIfNeeded() { defaultLayoutIfNeeded() }
  /// Says that `intrinsicContentSize`, the baselines or the alignment insets changed.
  open func invalidateIntrinsicContentSize() { defaultInvalidateIntrinsicContentSize() }
  /// Responds to a change of the safe area; the base class does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Responds to a change of the effective margins; the base class does nothing.
  open func layoutMarginsDidChange() {}
  /// Places the subviews; the base class does so for those laid out by constraints.
  open func layoutSubviews() { applySolvedFramesToSubviews() }
  /// Makes or changes constraints before they are solved; call `super` last.
  open func updateConstraints() {}
  /// Whether the view needs constraints to be of any use, as one that makes them in `updateConstraints` only.
  ///
  /// As in UIKit no view is asked for its constraints before the tree uses some, or has a view that needs them.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size that the content asks for, `View.noIntrinsicMetric` if it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  /// The distances of the rectangle that constraints see from the frame.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// Returns the rectangle that constraints see of a frame: the frame without `alignmentRectInsets`.
  ///
  /// - Parameter frame: A frame of the view.
  /// - Returns: The rectangle in the same coordinates; the two functions undo each other.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for a rectangle that constraints see.
  ///
  /// - Parameter alignmentRect: The rectangle that constraints see.
  /// - Returns: The frame, in the same coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }
  /// The view whose top and first line stand for this view's first baseline.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view whose bottom and last line stand for this view's last baseline.
  open var forLastBaselineLayout: View { forBaselineLayout() }
  /// Returns the view that stands for both baselines: the older way to say it.
  open func forBaselineLayout() -> View { self }
  /// The size that the view keeps whatever constraints give it, or `nil` for none.
  @_spi(SystemViews) open var fixedSize: CGSize? { nil }
  /// Responds to a view below whose content wants another size, or whose constraints have another
  /// constant.
  @_spi(SystemViews) open func contentInsideDidChange() { superview?.contentInsideDidChange() }

  /// Returns the smallest size that the constraints in this view allow, near `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that the constraints in this view give it when it should be near `targetSize`.
  ///
  /// Only the view and those in it count. With a required priority a length of the target is the
  /// length of the view, as a table asks cells for their height at its width.
  ///
  /// - Parameters:
  ///   - targetSize: The size to come near to.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size, raised to whole pixels, outside of a window of the main screen.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittedSize(
      for: FittingTarget(
        size: targetSize,
        horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority
      )
    )
  }

  /// Returns the size that fits best into `size`; the base class returns its own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Changes the size to that of `sizeThatFits(_:)` for the present one; the corner of the frame stays.
  open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }
}
