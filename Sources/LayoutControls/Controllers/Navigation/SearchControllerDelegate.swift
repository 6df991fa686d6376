/// An object that shows what a search finds: UIKit's `UISearchResultsUpdating`.
public protocol SearchResultsUpdating: AnyObject {
  /// Responds to a search that begins or ends, and to each change of its text.
  func updateSearchResults(for searchController: SearchController)
}

/// A delegate of a search that begins and ends: UIKit's `UISearchControllerDelegate`.
///
/// Every method has a default that does nothing. Of a search that code presents or dismisses itself the delegate does
/// not hear (`UISearchController.h`).
public protocol SearchControllerDelegate: AnyObject {
  /// Presents a search that is about to begin, which comes by itself otherwise.
  func presentSearchController(_ searchController: SearchController)
  /// Prepares for a search that begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Responds to a search that began.
  func didPresentSearchController(_ searchController: SearchController)
  /// Prepares for a search that ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Responds to a search that ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Leaves it to the search.
  public func presentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
