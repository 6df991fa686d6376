import LayoutViews

extension SearchController {
  /// Creates a search whose results a controller shows over the screen, or with `nil` the screen itself.
  public convenience init(searchResultsController: ViewController?) {
    self.init()
    resultsOwner = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
  }

  /// The controller of results, or `nil` if the screen itself shows them.
  public final var searchResultsController: ViewController? { resultsOwner as? ViewController }

  /// Ends the search, at once.
  public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    isActive = false
    completion?()
  }
}
