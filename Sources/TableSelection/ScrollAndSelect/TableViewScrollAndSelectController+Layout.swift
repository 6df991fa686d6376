import Foundation
import LayoutInteraction
package import LayoutViews

extension TableViewScrollAndSelectController {
  /// The distance by which the touch view hangs over the superview's edges by default: 10 pt, by the released pod.
  static let bleed: CGFloat = 10

  /// The view that the table and the touch view share.
  ///
  /// A table directly in the window is the view of a bare table view controller: it has no superview
  /// when the application sets it up.
  package var sharedSuperview: View? {
    guard let superview = tableView?.superview, !(superview is Window) else { return nil }
    return superview
  }

  /// Whether the touch view may be there: with the erratum also while the controller is disabled.
  var mayHaveTouchView: Bool { enabled || errata.addsTouchViewWhileDisabled }

  /// Puts the touch view in front of the table; if it lies there already only `isAnew` replaces it.
  func layOutTouchView(anew isAnew: Bool) {
    guard mayHaveTouchView, let superview = sharedSuperview else { return }
    guard isAnew || touchView?.superview !== superview else { return }
    endDrag()
    removeTouchView()
    let view = View()
    view.accessibilityIdentifier = "touchView"
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = touchViewColor
    view.alpha = 0.5
    superview.addSubview(view)
    touchView = view
    let (constraints, source) = makeConstraints(of: view, in: superview)
    LayoutConstraint.activate(constraints)
    touchViewConstraints = constraints
    constraintSource = source
    superview.bringSubviewToFront(view)
    superview.layoutIfNeeded()
    addRecognizers(to: view)
    reporter.debug("touch view laid out with \(source.phrase)")
  }

  /// Takes the touch view and its recognizers away.
  func removeTouchView() {
    for recognizer in recognizers { touchView?.removeGestureRecognizer(recognizer) }
    recognizers = []
    touchView?.removeFromSuperview()
    touchView = nil
    touchViewConstraints = []
    constraintSource = nil
  }

  private func makeConstraints(
    of view: View,
    in superview: View
  ) -> ([LayoutConstraint], TouchViewConstraintSource) {
    let defaults = defaultConstraints(of: view, in: superview)
    let plain: TouchViewConstraintSource =
      touchViewRespectsSafeArea ? .safeAreaDefaults : .defaults
    guard let customConstraintClosure else { return (defaults, plain) }
    guard let custom = view.onItsScreen({ customConstraintClosure(view) }) else {
      return (defaults, .defaultsForNil)
    }
    return custom.isEmpty ? (defaults, .defaultsForEmpty) : (custom, .custom)
  }

  /// Returns the default constraints, with the names by which reports call them.
  private func defaultConstraints(of view: View, in superview: View) -> [LayoutConstraint] {
    let margins = superview.layoutMarginsGuide
    let (leading, top, bottom) =
      touchViewRespectsSafeArea
      ? (margins.leadingAnchor, margins.topAnchor, margins.bottomAnchor)
      : (superview.leadingAnchor, superview.topAnchor, superview.bottomAnchor)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: leading, constant: -Self.bleed),
      view.trailingAnchor.constraint(equalTo: margins.leadingAnchor, constant: touchViewWidth),
      view.topAnchor.constraint(equalTo: top),
      view.bottomAnchor.constraint(equalTo: bottom, constant: Self.bleed),
    ]
    for (constraint, edge) in zip(constraints, ["leading", "trailing", "top", "bottom"]) {
      constraint.identifier = "default \(edge) of touchView"
    }
    return constraints
  }
}
