import Foundation
public import LayoutGeometry

extension View {
  /// How far bars and the rounded corners of the screen reach into the view.
  ///
  /// A window has the screen's insets and a container's content what the container says. For any other
  /// view each edge says how far the view sticks out of the superview's safe rectangle: in a superview
  /// with 59 at the top, a subview 20 down has 39, and one that is inside the safe rectangle has 0. It is
  /// never more than the superview's: what lies outside of the superview, as a page beside the one that
  /// shows, adds nothing (MartianCraft, "Notes from the Margins", 2019; "UIKit: Apps for Every Size and
  /// Shape", WWDC 2018, session 235).
  /// The view of a controller has its `additionalSafeAreaInsets` besides. A view in no window has none.
  public var safeAreaInsets: EdgeInsets {
    if let own = ownSafeAreaInsets { return own }
    guard let controller, window != nil else { return inheritedSafeAreaInsets }
    return inheritedSafeAreaInsets + controller.additionalSafeAreaInsets
  }

  private var inheritedSafeAreaInsets: EdgeInsets {
    guard let superview else { return .zero }
    if let contained = margins.containedSafeArea { return window == nil ? .zero : contained }
    let insets = superview.safeAreaInsets
    guard insets != .zero else { return .zero }
    let outer = superview.storedBounds
    let inner = untransformedFrame
    func overlap(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat { min(max(0, distance), inset) }
    return EdgeInsets(
      top: overlap(outer.origin.y + insets.top - inner.origin.y, insets.top),
      left: overlap(outer.origin.x + insets.left - inner.origin.x, insets.left),
      bottom: overlap(
        inner.origin.y + inner.size.height - (outer.origin.y + outer.size.height - insets.bottom),
        insets.bottom
      ),
      right: overlap(
        inner.origin.x + inner.size.width - (outer.origin.x + outer.size.width - insets.right),
        insets.right
      )
    )
  }

  /// The safe area that a container gives this view, its content, instead of the superview's.
  ///
  /// Measured in the view's own edges, as everything about safe areas.
  package var containedSafeAreaInsets: EdgeInsets? {
    get { margins.containedSafeArea }
    set {
      guard newValue != margins.containedSafeArea else { return }
      margins.containedSafeArea = newValue
      insetsMayChange()
    }
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = insetGuides.safeArea { return guide }
    let guide = LayoutGuide(role: .safeArea, of: self)
    insetGuides.safeArea = guide
    return guide
  }

  /// The part of the view that the keyboard covers.
  ///
  /// There is no keyboard here: as in UIKit without one, the guide begins where the safe area ends, and
  /// reaches to the bottom of the view.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = insetGuides.keyboard { return guide }
    let guide = KeyboardLayoutGuide(role: .keyboard, of: self)
    insetGuides.keyboard = guide
    return guide
  }
}
