import LayoutControls
import LayoutTables
import LayoutViews

extension Interaction: TouchPreparation {
  /// Prepares the views around the view, itself included, for the gestures that they take by themselves: scroll views to be
  /// scrolled by a finger, rows of tables to be swiped and dragged, cards to be pulled, screens to be left.
  func prepareForTouch(on view: View) {
    var next: View? = view
    while let candidate = next {
      if let scrollView = candidate as? ScrollView {
        _ = scrollView.panGestureRecognizer
        scrollView.attachContentTouches()
        (scrollView as? TableView)?.attachRowGestures()
      }
      (candidate as? PresentationView)?.attachPan()
      _ = (candidate.viewController as? NavigationController)?.interactivePopGestureRecognizer
      next = candidate.superview
    }
  }
}
