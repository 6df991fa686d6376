import Foundation
package import LayoutGeometry

extension View {
  var computedSafeAreaInsets: EdgeInsets {
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

  var ownSafeAreaLayoutGuide: LayoutGuide {
    if let guide = insetGuides.safeArea { return guide }
    let guide = LayoutGuide(role: .safeArea, of: self)
    insetGuides.safeArea = guide
    return guide
  }

  /// The part of the view that the keyboard covers.
  ///
  /// Without a keyboard the guide begins at the end of the safe area, and reaches to the bottom of the view.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = insetGuides.keyboard { return guide }
    let guide = KeyboardLayoutGuide(role: .keyboard, of: self)
    insetGuides.keyboard = guide
    return guide
  }
}
