public import Foundation

/// A source of a table's rows: UIKit's `UITableViewDataSource`.
///
/// All methods but two have defaults, which do what UIKit assumes if a method is left out.
public protocol TableViewDataSource: AnyObject {
  /// The answer of ``tableView(_:commit:forRowAt:)``: nothing, or that the source has no such method.
  ///
  /// Never written out. By it a table knows whether the source has the method, which UIKit asks as well:
  /// only rows of one that has it can be deleted by a swipe.
  associatedtype CommitAnswer = MissingMethod
  /// The answer of ``tableView(_:moveRowAt:to:)``: nothing, or that the source has no such method.
  ///
  /// Without the method rows stay in place.
  associatedtype MoveAnswer = MissingMethod

  /// Returns the number of sections, 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell that shows a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the text above a section, or `nil` for no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section, or `nil` for no footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row has an edit control in editing mode, true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved in editing mode, by a source that has
  /// ``tableView(_:moveRowAt:to:)``; true by default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index at the trailing edge, or `nil` for none.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section that a title of the index goes to.
  func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int
  /// Responds to a finger that moved a row: the source moves its data.
  @discardableResult
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> MoveAnswer
  /// Responds to a user who deletes a row, or inserts one: the source changes its data and notifies the table.
  @discardableResult
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> CommitAnswer
}

extension TableView {
  /// A data source whose class says whether it has ``TableViewDataSource/tableView(_:commit:forRowAt:)``.
  ///
  /// Not in UIKit. A class that has the method for its subclasses to override says no, and they say yes.
  public protocol Committing: AnyObject {
    /// Whether the class has the method.
    static var hasCommitMethod: Bool { get }
  }

  /// A data source whose class says whether it has ``TableViewDataSource/tableView(_:moveRowAt:to:)``.
  ///
  /// Not in UIKit. A class that has the method for its subclasses to override says no, and they say yes.
  public protocol Moving: AnyObject {
    /// Whether the class has the method.
    static var hasMoveMethod: Bool { get }
  }
}

/// An answer for a method of a data source that the source leaves out.
public struct MissingMethod: Sendable {}

extension TableViewDataSource {
  /// Answers 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Answers `nil`: no header.
  public func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Answers `nil`: no footer.
  public func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Answers `nil`: no index.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Answers the section at the same position as the title.
  public func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
  /// Answers true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Answers true.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
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
  var commitsEdits: Bool {
    CommitAnswer.self != MissingMethod.self
      && (type(of: self) as? any TableView.Committing.Type)?.hasCommitMethod != false
  }

  /// Returns whether a row can be moved: the source has a method for it and says so.
  func moves(rowAt indexPath: IndexPath, of tableView: TableView) -> Bool {
    MoveAnswer.self != MissingMethod.self
      && (type(of: self) as? any TableView.Moving.Type)?.hasMoveMethod != false
      && self.tableView(tableView, canMoveRowAt: indexPath)
  }
}
