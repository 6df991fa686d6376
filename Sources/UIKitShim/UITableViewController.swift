public import Foundation
public import LayoutControls
public import LayoutDevices
public import LayoutTables
public import LayoutViews

/// A controller of a screen that is a table: `UIKit.UITableViewController`.
///
/// The controller is data source and delegate of its table. Methods that a subclass does not override answer
/// as UIKit does for a missing method, but for two, which Swift cannot distinguish: rows can be swiped to
/// delete unless the plugin `RewriteSources`, `canEditRowAt` or the editing style says otherwise, and rows are moved only if
/// `canMoveRowAt` says so.
open class UITableViewController: ViewController, TableViewDataSource, TableViewDelegate,
  TableView.Committing
{
  /// Whether rows can be deleted and inserted: the plugin `RewriteSources` has subclasses say whether they have the method
  /// for that, which Swift cannot see.
  open class var hasCommitMethod: Bool { true }

  /// Whether the selected rows are deselected when the screen appears, true by default.
  open var clearsSelectionOnViewWillAppear = true

  private let style: TableStyle
  /// Whether editing begins or ends with a row that is swiped aside, and not in the whole table.
  private final var isSwiping = false

  /// Creates a screen with a table of a style.
  public init(style: TableStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen with a plain table; the names have no effect, as there are no nib files here.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file in UIKit.
  ///   - nibBundleOrNil: The bundle of the file in UIKit.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a screen with a plain table; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the view; another one gets the controller for data source and delegate where it has
  /// none.
  ///
  /// It is `nil` if a subclass made a view that is no table.
  open var tableView: TableView! {
    get { view as? TableView }
    set {
      view = newValue
      guard let newValue else { return }
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      newValue.setEditing(isEditing, animated: false)
    }
  }

  /// The control that a pull of the table sets off, or `nil` for none.
  open var refreshControl: RefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Makes the table: of the size of the screen, which it follows.
  open override func loadView() {
    super.loadView()
    let table = TableView(frame: view.frame, style: style)
    table.autoresizingMask = view.autoresizingMask
    table.followsKeyboard = true
    tableView = table
  }

  /// Deselects the selected rows, if that is wanted.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? TableView else { return }
    for row in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: row, animated: animated)
    }
  }

  /// Sets the editing mode of the table; with a row that is swiped aside the table stays as it is.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard !isSwiping, let table = viewIfLoaded as? TableView else { return }
    table.setEditing(editing, animated: animated)
  }

  private func setEditingOfSwipe(_ editing: Bool) {
    isSwiping = true
    setEditing(editing, animated: true)
    isSwiping = false
  }

  // MARK: Data source

  /// Returns the number of sections: 1.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns the number of rows in a section: none.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell of a row: an empty one.
  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
  /// Answers `nil`: no header.
  open func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Answers `nil`: no footer.
  open func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Answers false: rows do not move before a subclass says so.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Answers `nil`: no index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Answers the section at the same position as the title.
  open func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  // MARK: Delegate

  open func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: View,
    forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: View,
    forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  ) {}

  /// Leaves the level to the cell.
  open func tableView(
    _ tableView: TableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { TableView.unansweredLevel }

  /// Leaves the height to the table's properties.
  open func tableView(
    _ tableView: TableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { TableView.unanswered }
  /// Leaves the estimate to the table's properties.
  open func tableView(
    _ tableView: TableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { TableView.unanswered }
  /// Answers `nil`: row by row.
  open func tableView(
    _ tableView: TableView,
    rowHeightsInSection section: Int
  ) -> RowHeights? { nil }
  /// Leaves the height to the table's properties.
  open func tableView(
    _ tableView: TableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { TableView.unanswered }
  /// Leaves the height to the table's properties.
  open func tableView(
    _ tableView: TableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { TableView.unanswered }

  /// Leaves the estimate to the table's property.
  open func tableView(
    _ tableView: TableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { TableView.unanswered }
  /// Leaves the estimate to the table's property.
  open func tableView(
    _ tableView: TableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { TableView.unanswered }

  /// Answers `nil`: the title is shown.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Answers `nil`: the title is shown.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

  open func tableView(
    _ tableView: TableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: TableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(
    _ tableView: TableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Answers `nil`: "Delete".
  open func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  open func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  open func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Answers `nil`: there are none.
  open func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Answers `nil`: there are none.
  open func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Answers `nil`: there are none.
  open func tableView(
    _ tableView: TableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]? { nil }
  /// Sets the controller to editing while a row is swiped aside, so that its button says "Done".
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    setEditingOfSwipe(true)
  }
  /// Sets the controller to not editing.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    setEditingOfSwipe(false)
  }

  open func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
