public import Foundation

/// A delegate of what one does in a search bar: UIKit's `UISearchBarDelegate`.
///
/// Every method has a default that allows or does nothing.
public protocol SearchBarDelegate: AnyObject {
  /// Returns whether one may begin to write.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Responds to the beginning of editing.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns whether one may stop.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Responds to the end of editing.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Responds to a text that was written.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Returns whether letters may be replaced.
  func searchBar(
    _ searchBar: SearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Responds to the search key.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Responds to the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Allows.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Allows.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Allows.
  public func searchBar(
    _ searchBar: SearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}

/// The bar's part in the editing of its field.
final class SearchFieldDelegate: TextFieldDelegate {
  private weak var searchBar: SearchBar?

  init(_ searchBar: SearchBar) { self.searchBar = searchBar }

  /// Returns the answer of the bar's delegate, or `nil` without one.
  private func ask<Answer>(_ question: (any SearchBarDelegate, SearchBar) -> Answer) -> Answer? {
    guard let searchBar, let delegate = searchBar.delegate else { return nil }
    return question(delegate, searchBar)
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: TextField) {
    ask { $0.searchBarTextDidBeginEditing($1) }
  }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    ask { $0.searchBarShouldEndEditing($1) } ?? true
  }
  func textFieldDidEndEditing(_ textField: TextField) { ask { $0.searchBarTextDidEndEditing($1) } }
  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true
  }
  /// Leaves the keyboard to the delegate, but for a search in a screen, where it goes.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    ask { $0.searchBarSearchButtonClicked($1) }
    return searchBar?.delegate == nil || searchBar?.isOfController == true
  }
}
