public import Foundation
import LayoutViews

/// A search in the screen of a navigation controller: UIKit's `UISearchController`.
///
/// It begins when the field gets the keyboard, or when it is presented: the bar takes the place of the title. Its
/// cancel button ends it. While it is active it is presented by the screen if that defines a context, or else by the
/// outermost controller around it; its view lies over the screen below the bars, where its results come. A bar in a view,
/// as the header of a table, comes to the top of the screen, and the navigation bar goes; constraints keep it in its place.
open class SearchController: ViewController {
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
  /// Whether code presents or dismisses the search, of which the delegate does not hear.
  final var isMovedByCode = false
  /// The navigation bar that shows the search bar.
  package final weak var navigationBar: NavigationBar?
  /// The stack over whose screen the view is, or `nil` for none.
  final weak var searchedStack: NavigationContainer?
  /// The screen of a stack over which a search comes whose bar is in a view, or `nil` for another.
  final weak var searchedScreen: ViewController?
  /// The place that the bar has left for the search, or `nil` for none.
  final var barPlace: BarPlace?
  /// The ground behind a bar that has left its place, or `nil` for none.
  final var barGround: SearchGround?
  /// The dark over a screen in which one begins to search, or `nil` for none.
  final var shade: SearchShade?
  /// The controller of results, or `nil` if the screen itself shows them.
  public final let searchResultsController: ViewController?

  /// Creates a search whose results the screen itself shows; the names have no effect, as there are no nib files here.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file in UIKit.
  ///   - nibBundleOrNil: The bundle of the file in UIKit.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }

  /// Creates a search whose results a controller shows over the screen, or with `nil` the screen itself.
  ///
  /// - Parameter searchResultsController: The controller of results.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }

  /// Creates a search whose results the screen itself shows; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepareBar()
  }

  /// Makes a view that lets touches through where it shows nothing.
  open override func loadView() {
    let view = SearchView()
    view.onLayout = { [weak self] in self?.placeResults() }
    self.view = view
  }

  private func prepareBar() {
    let searchBar = searchBar
    searchBar.isOfController = true
    // Whoever makes it the header of a table need not size it (code of many apps).
    searchBar.frame.size = CGSize(width: screenSize.width, height: SearchBar.standaloneHeight)
    searchBar.searchTextField.onFocus = { [weak self] isFocused in
      if isFocused { self?.isActive = true }
    }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
    searchBar.onTextChange = { [weak self] in self?.textDidChange() }
  }

  /// The delegate, unless code presents or dismisses the search itself.
  private var listener: (any SearchControllerDelegate)? { isMovedByCode ? nil : delegate }

  /// Whether the view of results is over the screen.
  final var showsResults: Bool {
    isActive && searchResultsController != nil
      && (showsSearchResultsController || searchBar.text?.isEmpty == false)
  }

  /// Whether the screen is dark.
  final var obscuresScreen: Bool {
    isActive && obscuresBackgroundDuringPresentation && !showsResults
  }

  private func textDidChange() {
    guard isActive else { return }
    showingDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showingDidChange() {
    navigationBar?.superview?.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
  }

  private func activityDidChange() {
    let field = searchBar.searchTextField
    if isActive {
      if !isMovedByCode { delegate?.presentSearchController(self) }
      listener?.willPresentSearchController(self)
      if presenter == nil { comeOverScreen() }
      if !field.isFirstResponder { field.becomeFirstResponder() }
    } else {
      listener?.willDismissSearchController(self)
      field.text = ""
      field.resignFirstResponder()
      leaveScreen()
    }
    searchBar.window?.host?.record(.lifecycle, "the search \(isActive ? "begins" : "ends")")
    let end: CGFloat = isActive ? 1 : 0
    if let navigationBar { navigationBar.moveSearch(to: end) } else { moveCancelButton(to: end) }
    showingDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive {
      let listener = listener
      afterAppearance { [weak self, weak listener] in
        self.map { listener?.didPresentSearchController($0) }
      }
    } else {
      listener?.didDismissSearchController(self)
      isMovedByCode = false
    }
  }
}
