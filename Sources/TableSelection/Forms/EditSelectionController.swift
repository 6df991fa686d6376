public import Foundation
public import LayoutControls
import LayoutInteraction
public import LayoutTables
import LayoutViews

/// The multi-row selection of Mail: an Edit button, check marks, and a toolbar with the count in the title of
/// its action.
///
/// Edit turns into Cancel, the table enters editing mode, and the toolbar slides in. Cancel clears the
/// selection and takes all back, and so does the action when it is done; but then selected rows that may not
/// be edited, with which it had nothing to do, are selected again. The count is the one that the table
/// keeps: nothing is counted again.
///
/// The bars follow the table's editing mode, whoever sets it: two fingers that begin to select bring them too,
/// as in an app whose delegate answers them with `setEditing(true, animated: true)` (UITableViewDelegate,
/// `tableView(_:didBeginMultipleSelectionInteractionAt:)`).
///
/// ```swift
/// controller.action = { rows in
///   for row in rows.reversed() { messages.remove(at: row.row) }
///   tableView.deleteRows(at: rows, with: .automatic)
/// }
/// ```
///
/// Taps and drags change the title by themselves, those of the system too. Who selects rows in code calls
/// ``selectionDidChange()``.
public final class EditSelectionController {
  /// The maker of the action's title from the number of selected rows.
  public var actionTitle: (Int) -> String = { $0 == 0 ? "No Action" : "Delete (\($0))" } {
    didSet { selectionDidChange() }
  }
  /// The title of the button that begins.
  public var editTitle = "Edit" { didSet { showBars() } }
  /// The title of the button that ends.
  public var cancelTitle = "Cancel" { didSet { showBars() } }
  /// The action on the selected rows, from top to bottom: deleting them from the data and the table, for
  /// example.
  public var action: (([IndexPath]) -> Void)?
  /// The action on the selected rows as ranges of numbers, which cost the same however many they are.
  package var rangeAction: (([Range<Int>]) -> Void)?
  /// Whether editing mode ends after the action, true by default.
  ///
  /// So in Mail, and in Apple's sample "TableMultiSelect", which leaves editing mode after it has deleted rows.
  /// Otherwise editing continues with the rows that are still selected.
  public var endsEditingAfterAction = true

  /// The observer of the taps that select rows while the table is edited, of Cancel, and of rows that are
  /// deselected after the action.
  public weak var observer: (any SelectionObserver)?

  /// The number of selected rows.
  public var selectedCount: Int { tableView?.selection.count ?? 0 }
  /// Whether rows are being selected.
  public private(set) var isEditing = false

  private weak var container: NavigationContainer?
  private weak var tableView: TableView?
  /// The button that begins, and ends.
  private let editItem = BarButtonItem()
  private let actionItem = BarButtonItem()

  /// Creates a controller and puts the Edit button into the bar of a screen.
  ///
  /// - Parameters:
  ///   - container: The screen with its bars; it is not kept.
  ///   - tableView: The table; several rows can be selected in its editing mode from now on. One that is
  ///     in editing mode already has the Cancel button and the toolbar at once.
  public init(container: NavigationContainer, tableView: TableView) {
    self.container = container
    self.tableView = tableView
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.addObserver(self)
    editItem.primaryAction = Action { [weak self] _ in
      guard let self else { return }
      if isEditing { cancel() } else { edit() }
    }
    actionItem.primaryAction = Action { [weak self] _ in self?.performAction() }
    container.navigationBar.trailingItems = [editItem]
    isEditing = tableView.isEditing
    showBars()
  }

  /// Begins to edit, as the Edit button does.
  ///
  /// - Parameter animated: Whether the check marks and the toolbar slide in.
  public func edit(animated: Bool = true) {
    guard !isEditing else { return }
    tableView?.setEditing(true, animated: animated)
  }

  /// Clears the selection and ends editing, as the Cancel button does.
  public func cancel() {
    guard isEditing, let tableView else { return }
    // A drag under way gives its rows back first.
    tableView.notifyObservers(of: .willChangeEditing(false))
    log?.record(.selection, "selection cancelled: \(Self.deselected(selectedCount))")
    tableView.deselectAllRows()
    tableView.forgetSelectionBeforeEditing()
    endEditing()
    tableView.notificationQueue.notify { [observer] in observer?.selectionDid(.cancelled) }
  }

  /// Whether the action can be done: rows are selected, and no fewer than must be.
  ///
  /// The minimum is that of the limit that holds in the table.
  public var canPerformAction: Bool {
    selectedCount > 0 && tableView?.selectionShortcomings.isEmpty != false
  }

  /// Performs the action, as the button in the toolbar does, if ``canPerformAction`` is true.
  ///
  /// A drag under way ends first: its rows are counted in the title of the action, and are acted on.
  public func performAction() {
    guard isEditing, let tableView, canPerformAction else { return }
    tableView.notifyObservers(of: .willUseSelection)
    guard isEditing, canPerformAction else { return }
    let count = selectedCount
    let ranges = Array(tableView.selection.ranges)
    let paths = action == nil ? nil : tableView.indexPathsForSelectedRows?.sorted()
    log?.record(.delegate, "action on \(count) \(count == 1 ? "row" : "rows")")
    rangeAction?(ranges)
    if let paths { action?(paths) }
    guard isEditing, endsEditingAfterAction else { return selectionDidChange() }
    let rest = selectedCount
    if rest > 0 { log?.record(.selection, "selection cleared: \(Self.deselected(rest))") }
    tableView.deselectRowsOfEditing()
    endEditing()
    if rest > 0 {
      tableView.notificationQueue.notify { [observer] in observer?.selectionDid(.cleared) }
    }
  }

  private static func deselected(_ count: Int) -> String {
    "\(count) \(count == 1 ? "row" : "rows") deselected"
  }

  /// Brings the bars in line with the table's mode.
  private func follow(_ tableIsEditing: Bool, animated: Bool) {
    guard tableIsEditing != isEditing else { return }
    isEditing = tableIsEditing
    showBars(animated: animated)
  }

  private func endEditing() {
    isEditing = false
    tableView?.setEditing(false, animated: true)
    showBars(animated: true)
  }

  /// Brings the title of the action in line with the number of selected rows.
  public func selectionDidChange() {
    guard isEditing else { return }
    actionItem.title = actionTitle(selectedCount)
    actionItem.isEnabled = canPerformAction
    container?.toolbar.items = [actionItem]
  }

  private var log: EventLog? { tableView?.window?.interaction.log }

  private func showBars(animated: Bool = false) {
    editItem.title = isEditing ? cancelTitle : editTitle
    editItem.style = isEditing ? .done : .plain
    // A toolbar that goes keeps its action until it is away.
    selectionDidChange()
    container?.setToolbarHidden(!isEditing, animated: animated)
  }
}

extension EditSelectionController: SelectionObserver {
  /// Updates the title after a drag or a form.
  public func selectionDid(_ event: SelectionEvent) { selectionDidChange() }
}

extension EditSelectionController: TableViewObserver {
  /// Follows the mode with the bars, whoever set it, and the selected rows with the title.
  package func observe(_ event: TableEvent, of tableView: TableView) {
    switch event {
    case .didMoveRows, .didChangeRowsUnderFinger: selectionDidChange()
    case .didChangeEditing(let isEditing, let isAnimated): follow(isEditing, animated: isAnimated)
    case .didTakeTap(let tap):
      guard isEditing else { return }
      selectionDidChange()
      observer?.didTakeTap(tap, of: tableView)
    case .makesRoomForRow, .willLeaveWindow, .willChangeEditing, .didExchangeSelection,
      .willUseSelection, .willPerform, .didDeselectReloaded, .didReloadData:
      break
    }
  }
}
