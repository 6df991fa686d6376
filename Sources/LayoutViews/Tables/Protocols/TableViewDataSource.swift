public import Foundation

/// What a table shows: UIKit's `UITableViewDataSource`.
///
/// All methods but two have defaults, which say what UIKit assumes where a method is left out.
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The cell that shows a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// The text above a section; nil for no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil for no footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row has an edit control in editing mode; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved in editing mode; false by default.
  ///
  /// UIKit takes a source that implements ``tableView(_:moveRowAt:to:)`` for one that says true.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A finger moved a row: the source moves its data.
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension TableViewDataSource {
  /// Answers 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Answers nil: no header.
  public func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Answers nil: no footer.
  public func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Answers true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Answers false.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
