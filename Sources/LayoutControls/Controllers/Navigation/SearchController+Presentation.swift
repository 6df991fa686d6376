import Foundation
@_spi(SystemViews) import LayoutViews

// A search that is active is presented, as in UIKit: it appears, and nothing else can be presented by its screen.
extension SearchController {
  /// Begins the search for a controller that presents it; a bar that is nowhere comes into the navigation bar.
  ///
  /// - Returns: The reason why it cannot, or `nil` if it did.
  func begin(from source: ViewController, completion: (() -> Void)?) -> String? {
    guard presenter == nil else { return "it is shown already" }
    if searchBar.window == nil {
      let stack = source as? NavigationController ?? source.navigationController
      guard let item = stack?.topViewController?.navigationItem, item.searchController == nil
      else { return "its bar is in no view, and there is no navigation bar for it" }
      item.presentedSearch = self
    }
    isMovedByCode = true
    // A delegate may present a search that has begun.
    if isActive { comeOverScreen() } else { isActive = true }
    afterAppearance { [weak self] in
      self?.isMovedByCode = false
      completion?()
    }
    return nil
  }

  /// Ends the search for code that dismisses it.
  func end(completion: (() -> Void)?) {
    isMovedByCode = true
    isActive = false
    completion?()
  }

  /// Puts the view over the screen whose bar has the search, and makes the screen its presenter.
  func comeOverScreen() {
    let container = navigationBar?.superview as? NavigationContainer
    guard let screen = container?.rootView.viewController ?? searchBar.nearestController else {
      return
    }
    presenter = screen.definesPresentationContext ? screen : screen.outermost
    presenter?.presentedSearch = self
    guard let container else {
      // A bar in a view stays there, with nothing over the screen.
      beginAppearanceTransition(true, animated: true)
      return endAppearanceTransition()
    }
    change(animated: true) { container.showSearch() }
  }

  /// Takes the view away.
  func leaveScreen() {
    if let container = viewIfLoaded?.superview?.superview as? NavigationContainer {
      change(animated: true) { container.showSearch() }
    } else if appearanceStage == .there {
      beginAppearanceTransition(false, animated: true)
      endAppearanceTransition()
    }
    let item = navigationBar?.topItem
    if item?.presentedSearch === self { item?.presentedSearch = nil }
    presenter?.presentedSearch = nil
    presenter = nil
  }

  /// Places the results over the screen, or the dark in front of it; a view with neither is no part of pictures.
  final func placeResults() {
    defer { view.isHidden = view.subviews.isEmpty }
    let frame = CGRect(origin: .zero, size: view.bounds.size)
    if let results = searchResultsController {
      if showsResults, results.parent !== self {
        addChild(results)
        view.addSubview(results.view)
        results.didMove(toParent: self)
      } else if !showsResults, results.parent === self {
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
      }
      if showsResults, results.view.frame != frame { results.view.frame = frame }
    }
    guard obscuresScreen else {
      shade?.removeFromSuperview()
      shade = nil
      return
    }
    let shade = shade ?? SearchShade()
    shade.onTap = { [weak self] in self?.isActive = false }
    self.shade = shade
    if shade.superview !== view { view.addSubview(shade) }
    if shade.frame != frame { shade.frame = frame }
  }
}

extension ViewController {
  /// The search that this controller, or one that it is in, presents, or `nil` for none.
  var activeSearch: SearchController? {
    guard let search = presentedSearch, search.isActive, search.searchBar.window != nil else {
      return parent?.activeSearch
    }
    return search
  }

  /// The search that a dismissal ends: the one in which the controller is, or that it presents.
  var searchToEnd: SearchController? {
    var next: ViewController? = self
    while let controller = next {
      if let search = controller as? SearchController { return search.isActive ? search : nil }
      next = controller.parent
    }
    return activeSearch
  }
}

extension View {
  /// The controller of the nearest view around this one that has one.
  fileprivate var nearestController: ViewController? {
    var next = next
    while let responder = next {
      if let controller = responder as? ViewController { return controller }
      next = responder.next
    }
    return nil
  }
}

/// The view of a search: what it shows, and nothing around that.
final class SearchView: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "search" }

  package override func point(inside point: CGPoint, with event: Event?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
