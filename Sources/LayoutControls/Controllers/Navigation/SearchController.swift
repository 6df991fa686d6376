public import Foundation
import LayoutViews

/// A search in the screen of a navigation controller: UIKit's `UISearchController`.
///
/// It begins when the field gets the keyboard: the bar takes the place of the title. Its cancel button ends it.
open class SearchController: NSObject {
  /// The bar.
  open var searchBar: SearchBar { ownSearchBar }
  private final let ownSearchBar = SearchBar()
  /// The object that shows what the search finds, held weakly, or `nil` for none.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate of the search's beginning and end, held weakly, or `nil` for none.
  open weak var delegate: (any SearchControllerDelegate)?
  /// Whether the bar takes the place of the title during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the screen is dark during a search that has no results to show yet.
  ///
  /// At first that is so for a search with a controller of results (from knowledge, unverified).
  open var obscuresBackgroundDuringPresentation = false {
    didSet { showingDidChange() }
  }
  /// Whether the controller of results shows without a text, too.
  open var showsSearchResultsController = false { didSet { showingDidChange() } }
  /// Whether a search is under way.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// The navigation bar that shows the search bar.
  package final weak var navigationBar: NavigationBar?
  /// The controller of results, or `nil` if the screen itself shows them.
  public final let searchResultsController: ViewController?

  /// Creates a search whose results the screen itself shows.
  public override init() {
    searchResultsController = nil
    super.init()
    prepareBar()
  }

  /// Creates a search whose results a controller shows over the screen, or with `nil` the screen itself.
  ///
  /// - Parameter searchResultsController: The controller of results.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init()
    prepareBar()
  }

  /// Creates a search whose results the screen itself shows; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init()
    prepareBar()
  }

  private func prepareBar() {
    let searchBar = searchBar
    searchBar.isOfController = true
    searchBar.searchTextField.onFocus = { [weak self] isFocused in
      if isFocused { self?.isActive = true }
    }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
    searchBar.onTextChange = { [weak self] in self?.textDidChange() }
  }

  /// Whether the view of results is over the screen.
  final var showsResults: Bool {
    isActive && searchResultsController != nil
      && (showsSearchResultsController || searchBar.text?.isEmpty == false)
  }

  /// Whether the screen is dark.
  final var obscuresScreen: Bool {
    isActive && obscuresBackgroundDuringPresentation && !showsResults
  }

  /// Ends the search, at once.
  public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    isActive = false
    completion?()
  }

  private func textDidChange() {
    guard isActive else { return }
    showingDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showingDidChange() { navigationBar?.superview?.setNeedsLayout() }

  private func activityDidChange() {
    let field = searchBar.searchTextField
    if isActive {
      delegate?.willPresentSearchController(self)
      if !field.isFirstResponder { field.becomeFirstResponder() }
    } else {
      delegate?.willDismissSearchController(self)
      field.text = ""
      field.resignFirstResponder()
    }
    searchBar.window?.host?.record(.lifecycle, "the search \(isActive ? "begins" : "ends")")
    navigationBar?.moveSearch(to: isActive ? 1 : 0)
    showingDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }
}
