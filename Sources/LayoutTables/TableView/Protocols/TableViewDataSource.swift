public import Foundation

/// What a table shows: UIKit's `UITableViewDataSource`.
///
/// All methods but two have defaults, which say what UIKit assumes where a method is left out.
public protocol TableViewDataSource: AnyObject {
  /// What ``tableView(_:commit:forRowAt:)`` answers: nothing, or that the source has no such method.
  ///
  /// Never written out. By it a table knows whether the source has the method, which UIKit asks as well:
  /// only rows of one that has it can be deleted by a swipe.
  associatedtype CommitAnswer = MissingMethod
  /// What ``tableView(_:moveRowAt:to:)`` answers: nothing, or that the source has no such method, and rows
  /// then stay where they are.
  associatedtype MoveAnswer = MissingMethod

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
  /// Whether a row can be moved in editing mode, by a source that has ``tableView(_:moveRowAt:to:)``; true by
  /// default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A finger moved a row: the source moves its data.
  @discardableResult
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> MoveAnswer
  /// The user deletes a row, or inserts one there: the source changes its data and tells the table.
  @discardableResult
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> CommitAnswer
}

/// What a method of a data source answers that the source leaves out.
public struct MissingMethod: Sendable {}

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
  /// Answers true.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing, and says so.
  @discardableResult
  public func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> MissingMethod { MissingMethod() }
  /// Does nothing, and says so.
  @discardableResult
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> MissingMethod { MissingMethod() }

  /// Whether the source has a method of its own to delete and insert rows.
  var commitsEdits: Bool { CommitAnswer.self != MissingMethod.self }

  /// Whether a row can be moved: the source has a method for it and says so.
  func moves(rowAt indexPath: IndexPath, of tableView: TableView) -> Bool {
    MoveAnswer.self != MissingMethod.self
      && self.tableView(tableView, canMoveRowAt: indexPath)
  }
}
