public import Foundation
import LayoutDiagnostics
package import LayoutGeometry
import LayoutText
public import ScreenFrames

/// The state of every view, and the members that the simulator's own views override: nothing of it is for
/// applications, which make subclasses of ``View``.
@safe
open class ViewCore: Responder {
  /// The objects that further parts of the simulator keep with the view.
  package final var attachments = Attachments()

  /// The last drawing of the view with its source, or `nil` for none.
  final var keptDrawing: AnyObject?
  /// Whether hit-testing is asked for once as if the view, with all in it, were absent.
  final var isAbsentFromHitTest = false
  /// The places of the subviews while many points are asked about, or `nil` at all other times.
  package final var subviewIndex: SubviewIndex?
  /// The tint color that was set for this view, or `nil` for the superview's.
  package internal(set) final var ownTintColor: ColorObject?
  /// The way to show the tint color that was set for this view, or `automatic` for the superview's.
  final var ownTintAdjustmentMode = View.TintAdjustmentMode.automatic
  /// Whether something over the window has the tints in this view turn gray.
  final var isTintDimmed = false
  /// The traits of the tree while this view is its root and no window.
  ///
  /// They are those of the main screen when the view was made, or of its last superview.
  final var traitsOutsideOfWindow = TraitCollection.outsideOfWindows
  /// The controller whose view this is, or `nil` for most views.
  package final var controller: (any ViewOwner)? {
    get { unsafe owner }
    set { unsafe owner = newValue }
  }

  // MARK: State of layout

  // Each step of layout reads and writes these, one part at a time and by nobody else meanwhile, so that the
  // check for exclusive access can only cost: a tenth of the way from views to frames.
  @exclusivity(unchecked) private final var state = State()
  @exclusivity(unchecked) private final weak var owner: (any ViewOwner)?

  @safe private struct State {
    // Not weak, for the reason that `LayoutNode` gives: a view that goes away notifies its subviews.
    var superview: Unmanaged<View>?
    var subviews: [View] = []
    var origin = CGPoint.zero
    var bounds = CGRect.zero
    var transform: CGAffineTransform?
    var anchorPoint: CGPoint?
    var layer: Layer?
    var margins = MarginSettings()
    var insetGuides = InsetGuides()
    var layout = LayoutState()
    var constraints = ConstraintState()
    var ownStyle = InterfaceStyle.unspecified
    var controllerStyle = InterfaceStyle.unspecified
    var level = UserInterfaceLevel.unspecified
  }
  /// The observer of frame, bounds and the size of content, or `nil` for none.
  package final var geometryObserver: GeometryObserver?

  /// The view that this one is in.
  final var parent: View? {
    @inline(__always) get { unsafe state.superview?.takeUnretainedValue() }
    set { unsafe state.superview = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }
  /// The views in this one, from back to front.
  final var children: [View] {
    @inline(__always) get { unsafe state.subviews }
    @inline(__always) _modify { yield unsafe &state.subviews }
  }
  /// The origin of the frame without the transform, in the superview's coordinates.
  final var untransformedOrigin: CGPoint {
    @inline(__always) get { unsafe state.origin }
    @inline(__always) _modify { yield unsafe &state.origin }
  }
  package final var storedBounds: CGRect {
    @inline(__always) get { unsafe state.bounds }
    @inline(__always) _modify { yield unsafe &state.bounds }
  }
  final var storedTransform: CGAffineTransform? {
    @inline(__always) get { unsafe state.transform }
    @inline(__always) set { unsafe state.transform = newValue }
  }
  /// The share of the size at which the center is, or `nil` for the middle.
  final var ownAnchorPoint: CGPoint? {
    @inline(__always) get { unsafe state.anchorPoint }
    @inline(__always) set { unsafe state.anchorPoint = newValue }
  }
  /// The layer, or `nil` if it was not used.
  package internal(set) final var layerIfUsed: Layer? {
    @inline(__always) get { unsafe state.layer }
    set { unsafe state.layer = newValue }
  }
  package final var margins: MarginSettings {
    @inline(__always) get { unsafe state.margins }
    @inline(__always) _modify { yield unsafe &state.margins }
  }
  package final var insetGuides: InsetGuides {
    @inline(__always) get { unsafe state.insetGuides }
    @inline(__always) _modify { yield unsafe &state.insetGuides }
  }
  final var layoutState: LayoutState {
    @inline(__always) get { unsafe state.layout }
    @inline(__always) _modify { yield unsafe &state.layout }
  }
  /// The watch that records causes of further rounds, or `nil` but in the last rounds of an endless layout.
  final var layoutWatch: LayoutWatch? { unsafe state.layout.watch }
  final var constraintState: ConstraintState {
    @inline(__always) get { unsafe state.constraints }
    @inline(__always) _modify { yield unsafe &state.constraints }
  }
  /// The object that constraints point at; nil if none does.
  final var existingNode: LayoutNode? { unsafe state.constraints.node }
  /// The appearance that was set for this view.
  final var ownStyle: InterfaceStyle {
    @inline(__always) get { unsafe state.ownStyle }
    @inline(__always) set { unsafe state.ownStyle = newValue }
  }
  /// The appearance that the controller has for its view.
  final var controllerStyle: InterfaceStyle {
    @inline(__always) get { unsafe state.controllerStyle }
    @inline(__always) set { unsafe state.controllerStyle = newValue }
  }
  /// The visual level of this view and of those in it, `unspecified` for that of the superview.
  final var ownLevel: UserInterfaceLevel {
    @inline(__always) get { unsafe state.level }
    @inline(__always) set { unsafe state.level = newValue }
  }
  /// The misuse and conflicts found in the tree of which this view is the root.
  final var recordedDiagnostics: [RecordedDiagnostic] {
    get { constraintState.recordedDiagnostics }
    set { constraintState.recordedDiagnostics = newValue }
  }
  /// The top of the tree that the view is in, or `nil` for that itself.
  final var outermostSuperview: View? {
    // Only the last one of them has its references counted.
    guard var view = unsafe state.superview else { return nil }
    while let next = unsafe view._withUnsafeGuaranteedRef({ unsafe $0.state.superview }) {
      unsafe view = next
    }
    return unsafe view.takeUnretainedValue()
  }
  /// Returns whether this view is right in `view`.
  @inline(__always) final func isSubview(of view: View) -> Bool {
    unsafe state.superview?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }
  /// Returns the nearest view that contains both of two views that are the same, one in the other or side by
  /// side, or `nil` for all others.
  @unsafe
  static func ancestor(ofNeighbors view: Unmanaged<View>, _ other: Unmanaged<View>) -> View? {
    let outer = unsafe view._withUnsafeGuaranteedRef { unsafe $0.state.superview }
    if unsafe view.toOpaque() == other.toOpaque() || outer?.toOpaque() == other.toOpaque() {
      return unsafe other.takeUnretainedValue()
    }
    let otherOuter = unsafe other._withUnsafeGuaranteedRef { unsafe $0.state.superview }
    if unsafe otherOuter?.toOpaque() == view.toOpaque() { return unsafe view.takeUnretainedValue() }
    let areSiblings = unsafe outer?.toOpaque() == otherOuter?.toOpaque()
    return unsafe areSiblings ? outer?.takeUnretainedValue() : nil
  }

  // MARK: Overrides of the simulator's own views

  /// The file of the class, which a class of the simulator states if its superclass is of another module.
  ///
  /// An application's class has the file of the superclass, and so is in another module than its file.
  @_spi(SystemViews) open class var ownFile: String { #fileID }
  /// Whether the simulator declares the class of the view, whose name and touches are as in UIKit.
  package final var isOwnView: Bool { OwnModule(fileID: Self.ownFile).declares(Self.self) }
  /// Sets a new view up, whichever initializer makes it; an override calls that of the superclass first.
  @_spi(SystemViews) open func prepareView() {}
  /// The role of the view on the screen ("row", "check-circle"), for pictures and reports, or `nil` if it is
  /// nothing but a view.
  @_spi(SystemViews) open var role: String? { nil }
  /// The elements that the view draws over its background and under its subviews, back to front, in its own
  /// coordinates; ids count from the view's, and colors may differ between appearances.
  @_spi(SystemViews) open var drawing: [ScreenElement] { [] }
  /// Whether ``drawing`` shows the subviews as well, which are then no elements of their own.
  @_spi(SystemViews) open var drawsSubviews: Bool { false }
  /// Whether a picture fills the view, which casts its shadow then.
  var isFilledByContent: Bool { false }
  /// Whether a window that the view comes into uses constraints from then on, as the bars and tables of the
  /// system do.
  @_spi(SystemViews) open var bringsConstraints: Bool { false }
  /// The insets of the screen for a window, or `nil` for all other views.
  package var ownSafeAreaInsets: EdgeInsets? { nil }
  /// The traits that this view hands down as the root of its tree.
  package var rootTraits: TraitCollection { traitsOutsideOfWindow }
  /// The guides of a scroll view that were asked for.
  var scrollGuides: [LayoutGuide] { [] }
  /// The guide that stands for the edges of a scroll view where something inside is tied to them; nil if none.
  var contentGuideForConstraints: LayoutGuide? { nil }
  /// The size of a scroll view's content while no constraint needs it.
  var sizeOfContentGuide: CGSize { .zero }
  /// The font of a text whose baselines constraints see; nil for a view without text.
  var baselineFont: Font? { nil }
  /// The text by which the console calls the view; nil for none.
  @_spi(SystemViews) open var consoleText: String? { nil }
  /// The name of UIKit's private class that the view stands for; nil for the name of its own class.
  @_spi(SystemViews) open var consoleClassName: String? { nil }
  /// Returns whether the view gives a subview its size, as a table cell does with its content.
  ///
  /// UIKit's console calls such constraints `UIView-Encapsulated-Layout-Width` and `-Height`.
  @_spi(SystemViews) open func encapsulatesLayout(of subview: View) -> Bool { false }
  /// A Boolean value that indicates whether a drag leaves the view its touches, as it does with controls.
  @_spi(SystemViews) open var keepsTouchesFromScrolling: Bool { false }
  /// A Boolean value that indicates whether scroll views inside keep clear of bars even if they do not scroll.
  @_spi(SystemViews) open var hasBars: Bool { false }
  /// The distance from the top of the alignment rectangle to the first line's baseline.
  ///
  /// Zero for a view without text: its top edge stands for the first baseline, its bottom edge for the last.
  package var firstBaselineOffset: CGFloat { 0 }
  /// The distance from the last line's baseline to the bottom of the alignment rectangle.
  package var lastBaselineOffset: CGFloat { 0 }
  /// The width at which text wraps for the intrinsic size, or `nil` without wrapping text.
  @_spi(SystemViews) open var wrappingWidth: CGFloat? {
    get { nil }
    set {}
  }

  /// Responds to a solved frame from the layout pass.
  @_spi(SystemViews) open func solvedFrameDidApply() {}
  /// Responds to a change of the bounds, by whatever way.
  package func boundsDidChange(from oldBounds: CGRect) {}
  /// Responds to a subview whose content changes its size or its resistance.
  @_spi(SystemViews) open func subviewContentSizeDidChange(_ subview: View) {}
  /// Whether it matters that the baselines of the view may be those of a subview.
  package var tracksBaselines: Bool { true }
  /// Responds to a subview that is hidden or shown.
  package func subviewVisibilityDidChange(_ subview: View) {}
}
