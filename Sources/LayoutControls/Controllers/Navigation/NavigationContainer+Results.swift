import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

// The view of a search lies over its screen, below the bars.
extension NavigationContainer {
  /// The search that is active in the screen, or `nil` for none.
  private var activeSearch: SearchController? {
    if let search = navigationBar.searchController, search.isActive { return search }
    return activeSearchInView
  }

  /// The search that is active in the screen and whose bar is in a view, or `nil` for none.
  ///
  /// While another screen is on top it waits below.
  private var activeSearchInView: SearchController? {
    guard let search = searchInView, search.isActive, let screen = search.searchedScreen,
      screen === rootView.viewController
    else { return nil }
    return search
  }

  /// Whether the bar at the top is away: the application has hidden it, or the bar of a search takes its place.
  var isNavigationBarAway: Bool {
    isNavigationBarHidden || activeSearchInView?.hidesNavigationBarDuringPresentation == true
  }

  /// Puts the view of an active search over the screen, or takes it away.
  func showSearch() {
    let search = activeSearch
    guard shownSearch !== search else { return }
    shownSearch?.viewIfLoaded?.removeFromSuperview()
    shownSearch?.placeResults()
    shownSearch = search
    if let view = search?.view {
      view.frame = rootFrame
      contentView.addSubview(view)
    }
  }

  /// Places the view of a search over the screen, with what it shows.
  func placeSearch(in frame: CGRect) {
    showSearch()
    guard let search = shownSearch, let view = search.view else { return }
    if view.frame != frame { view.frame = frame }
    contentView.bringSubviewToFront(view)
    search.placeResults()
  }
}

/// The dark in front of a screen in which one begins to search.
final class SearchShade: Control {
  var onTap: () -> Void = {}

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    addAction(Action { [weak self] _ in self?.onTap() }, for: .touchUpInside)
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "search-shade" }

  /// The dark (seen, not measured).
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    return [.fill(.rectangle(rect), Color.black.faded(by: 0.2))]
  }
}
