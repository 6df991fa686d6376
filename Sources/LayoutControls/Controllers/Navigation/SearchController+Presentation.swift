import Foundation
import LayoutGeometry
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
    let barStack = navigationBar?.superview as? NavigationContainer
    guard let screen = barStack?.rootView.viewController ?? searchBar.nearestController else {
      return
    }
    let presenter = screen.definesPresentationContext ? screen : screen.outermost
    self.presenter = presenter
    presenter.presentedSearch = self
    if let stack = barStack ?? screen.navigationController?.viewIfLoaded as? NavigationContainer {
      searchedStack = stack
      if barStack == nil {
        (stack.searchInView, searchedScreen) = (self, stack.rootView.viewController)
        stack.setNeedsLayout()
      }
      change(animated: true) { stack.showSearch() }
    } else if let surroundings = presenter.viewIfLoaded?.superview {
      view.frame = surroundings.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      change(animated: true) { surroundings.addSubview(view) }
    }
    if barStack == nil { takeBar() }
  }

  /// Takes the view away.
  func leaveScreen() {
    returnBar()
    if let stack = searchedStack {
      change(animated: true) { stack.showSearch() }
      stack.setNeedsLayout()
    } else {
      change(animated: true) { viewIfLoaded?.removeFromSuperview() }
      placeResults()
    }
    (searchedStack, searchedScreen) = (nil, nil)
    let item = navigationBar?.topItem
    if item?.presentedSearch === self { item?.presentedSearch = nil }
    presenter?.presentedSearch = nil
    presenter = nil
  }

  /// Places the results over the screen, or the dark in front of it; a view with neither is no part of pictures.
  final func placeResults() {
    defer { view.isHidden = view.subviews.isEmpty }
    let top = placeBar()
    let frame = CGRect(origin: .zero, size: view.bounds.size)
    if let results = searchResultsController {
      if showsResults, results.parent !== self {
        addChild(results)
        view.insertSubview(results.view, at: 0)
        results.didMove(toParent: self)
      } else if !showsResults, results.parent === self {
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
      }
      if showsResults {
        if results.view.frame != frame { results.view.frame = frame }
        var safeArea = view.safeAreaInsets
        safeArea.top = max(safeArea.top, top)
        results.view.containedSafeAreaInsets = safeArea
      }
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
    let below = frame.inset(by: EdgeInsets(top: top))
    if shade.frame != below { shade.frame = below }
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

  /// The closure called when the view is laid out.
  var onLayout: () -> Void = {}

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  package override func point(inside point: CGPoint, with event: Event?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
