import LayoutTables
import LayoutViews

extension PlaceResolver {
  /// Returns the button with a title: of an alert, of a bar, or of a row that is swiped aside.
  func button(titled title: String) throws(Simulation.ImpossiblePlace) -> View {
    let buttons = screen.placedButtons
    if let button = buttons.first(where: { $0.title == title }) { return button.view }
    throw Simulation.ImpossiblePlace(
      message: "there is no button '\(title)' on this screen",
      hint: buttons.isEmpty
        ? "there are no buttons"
        : "the buttons are \(buttons.map { "'\($0.title)'" }.joined(separator: ", "))"
    )
  }
}

extension SceneScreen {
  /// The buttons that are places by their titles: those on the screen, and unless an alert lies over them those beside
  /// the row that is swiped aside.
  var placedButtons: [(title: String, view: View)] {
    guard alert == nil, tableView.swipedRow != nil else { return buttons }
    window.layoutIfNeeded()
    return buttons + tableView.swipeActionButtons.map { ($0.title ?? "", $0) }
  }
}

extension View {
  /// The buttons of swipe actions in the view.
  fileprivate var swipeActionButtons: [SwipeActionButton] {
    (self as? SwipeActionButton).map { [$0] } ?? subviews.flatMap(\.swipeActionButtons)
  }
}
