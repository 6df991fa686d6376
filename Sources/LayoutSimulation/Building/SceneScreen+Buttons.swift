import LayoutControls
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews

extension SceneScreen {
  /// The buttons that are places by their titles: those on the screen, and unless an alert lies over them those beside
  /// the row that is swiped aside.
  var placedButtons: [(title: String, view: View)] {
    guard alert == nil, tableView.swipedRow != nil else { return buttons }
    window.layoutIfNeeded()
    return buttons + tableView.swipeActionButtons.map { ($0.title ?? "", $0) }
  }

  /// The buttons on the screen: that of the alert if there is one, else those of the bars, from the top and
  /// from the leading edge.
  var buttons: [(title: String, view: View)] { alert?.view.buttons ?? barButtons }

  /// The buttons of the bars, which an alert dims, from the top and from the leading edge.
  var barButtons: [(title: String, view: View)] {
    guard let container else { return [] }
    window.layoutIfNeeded()
    var items: [BarButtonItem] = []
    if view(named: .navigationBar) != nil {
      let bar = container.navigationBar
      items = bar.shownItems
    }
    if view(named: .toolbar) != nil { items += container.toolbar.buttons }
    return items.map { ($0.name, $0.view) } + (tabBar?.shownTabs ?? []).map { ($0.name, $0) }
  }
}

extension View {
  /// The buttons of swipe actions in the view.
  fileprivate var swipeActionButtons: [SwipeActionButton] {
    (self as? SwipeActionButton).map { [$0] } ?? subviews.flatMap(\.swipeActionButtons)
  }
}
