import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

// The results of a search lie over its screen, below the bars; a dark screen without results ends it by a tap.
extension NavigationContainer {
  /// Places the results of a search over the screen, or the dark in front of it.
  func placeSearchResults(in frame: CGRect) {
    let search = navigationBar.searchController
    let results = search.flatMap { $0.showsResults ? $0.searchResultsController : nil }
    if shownResults !== results {
      if let old = shownResults {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      shownResults = results
      if let results, let screen = rootView.viewController {
        screen.addChild(results)
        contentView.addSubview(results.view)
        results.didMove(toParent: screen)
      }
    }
    if let view = results?.view {
      if view.frame != frame { view.frame = frame }
      contentView.bringSubviewToFront(view)
    }
    guard let search, search.obscuresScreen else {
      searchShade?.removeFromSuperview()
      searchShade = nil
      return
    }
    let shade = searchShade ?? SearchShade()
    shade.onTap = { [weak search] in search?.isActive = false }
    searchShade = shade
    if shade.superview !== contentView { contentView.addSubview(shade) }
    if shade.frame != frame { shade.frame = frame }
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
