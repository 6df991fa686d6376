import LayoutTables
import LayoutViews

extension Interaction: TouchPreparation {
  /// Prepares the scroll views around the view, itself included, to be scrolled by a finger, and the rows of tables to be swiped
  /// and dragged.
  func prepareForTouch(on view: View) {
    var next: View? = view
    while let candidate = next {
      if let scrollView = candidate as? ScrollView {
        _ = scrollView.panGestureRecognizer
        scrollView.attachContentTouches()
        (scrollView as? TableView)?.attachRowGestures()
      }
      next = candidate.superview
    }
  }
}
