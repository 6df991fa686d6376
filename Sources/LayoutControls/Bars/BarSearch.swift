/// A search whose bar is in a navigation bar.
package protocol BarSearch: AnyObject {
  /// The bar of the search.
  var searchBar: SearchBar { get }
  /// Whether the search is under way.
  var isActive: Bool { get }
  /// Whether the bar takes the place of the title during a search.
  var hidesNavigationBarDuringPresentation: Bool { get }
  /// The navigation bar that shows the search bar.
  var navigationBar: NavigationBar? { get set }
}
