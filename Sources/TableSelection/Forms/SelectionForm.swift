public import Foundation
import LayoutInteraction
public import LayoutTables
@_spi(SystemViews) import LayoutViews

/// A table of options to select from, with a say in how many: SelectionViewController's part.
///
/// The form is the data source and the delegate of its table. A tap selects an option or deselects it;
/// what happens at a maximum the selection type and ``whenFull`` say, and drags of other controllers over
/// the table keep to it. ``requestDismissal()`` validates and notifies the delegate.
open class SelectionForm<Key: Hashable & Sendable>: TableViewDataSource, LimitingTableViewDelegate,
  TableViewObserver
{
  /// The delegate, which is notified when the user is done.
  public weak var delegate: (any SelectionFormDelegate)?
  /// The observer of everything that becomes of rows.
  public weak var observer: (any SelectionObserver)?
  /// The table.
  public let tableView: TableView
  /// The options.
  public let options: SelectionOptions<Key>
  /// The numbers of options that may and must be selected.
  public let selectionType: SelectionType
  /// Whether the minima of the selection type hold.
  public let requiresSelection: Bool
  /// The fate of an option for which there is no room.
  public let whenFull: SelectionLimit.WhenFull

  package let limitedSelection: LimitedSelection?

  /// Creates a form and puts its options into a table.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - tableView: The table; it lets several rows be selected from now on.
  ///   - selectionType: How many options may and must be selected.
  ///   - requiresSelection: Whether the minima of the selection type hold.
  ///   - whenFull: What happens with an option for which there is no room.
  /// - Throws: `SelectionTypeError` where no selection can satisfy the type.
  public required init(
    _ options: SelectionOptions<Key>,
    in tableView: TableView,
    selectionType: SelectionType,
    requiresSelection: Bool = false,
    whenFull: SelectionLimit.WhenFull = .replaceOldest
  ) throws(SelectionTypeError) {
    try selectionType.check(
      against: options.order.map(\.count),
      requiresSelection: requiresSelection
    )
    self.options = options
    self.tableView = tableView
    self.selectionType = selectionType
    self.requiresSelection = requiresSelection
    self.whenFull = whenFull
    limitedSelection = LimitedSelection(
      of: tableView,
      limit: selectionType.limit(whenFull: whenFull)
    )
    tableView.allowsMultipleSelection = true
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.dataSource = self
    tableView.delegate = self
    tableView.addObserver(self)
    tableView.reloadData()
  }

  // MARK: Selection

  /// The keys of the selected options, in the order of the table.
  public var selectedKeys: [Key] {
    (tableView.indexPathsForSelectedRows ?? []).sorted().compactMap { options.key(at: $0) }
  }

  /// The keys of the selected options, the one that was selected first at the beginning.
  public var selectedKeysByAge: [Key] {
    let geometry = tableView.geometry
    return (limitedSelection?.current.rowsByAge ?? []).compactMap {
      options.key(at: geometry.indexPath(ofRow: $0))
    }
  }

  /// Selects options as the application does: without asking and notifying, whatever the maximum.
  ///
  /// - Parameter keys: The keys; unknown ones are left out.
  /// - Returns: The unknown ones.
  @discardableResult
  public func select(_ keys: [Key]) -> [Key] {
    var unknown: [Key] = []
    for key in keys {
      guard let path = options.indexPath(of: key) else {
        unknown.append(key)
        continue
      }
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      _ = limitedSelection?.current
    }
    return unknown
  }

  // MARK: Being done

  /// The shortcomings of the selection; empty if it is valid.
  public var shortcomings: [SelectionShortcoming] {
    let geometry = tableView.geometry
    let counts = options.order.indices.map {
      tableView.selection.count(in: geometry.rows(inSection: $0))
    }
    return selectionType.shortcomings(of: counts, requiresSelection: requiresSelection)
  }

  /// Asks for the selection to be taken: the delegate is notified if the selection is valid.
  ///
  /// A drag under way ends first, with the rows that it holds.
  ///
  /// - Returns: The alert to show if it is not; nil if it is.
  @discardableResult
  public func requestDismissal() -> SelectionAlert? {
    tableView.notifyObservers(of: .willUseSelection)
    guard shortcomings.isEmpty else {
      let alert = SelectionAlert(
        title: errorTitle(),
        message: errorMessageForInvalidSelection(),
        dismissButtonTitle: errorDismissButtonTitle()
      )
      log?.record(.selection, "dismissal refused: \(alert.message)")
      return alert
    }
    log?.record(.delegate, "selectionFormRequestsDismissal")
    delegate?.selectionFormRequestsDismissal()
    return nil
  }

  /// Asks for the selection to be ignored.
  public func requestCancel() {
    log?.record(.delegate, "selectionFormRequestsCancel")
    delegate?.selectionFormRequestsCancel()
  }

  /// Returns the title of the alert, for overrides.
  open func errorTitle() -> String { "Selection Incomplete" }
  /// Returns the message of the alert, for overrides.
  open func errorMessageForInvalidSelection() -> String {
    shortcomings.message(sectionTitles: options.sectionTitles)
  }
  /// Returns the title of the alert's button, for overrides.
  open func errorDismissButtonTitle() -> String { "OK" }

  // MARK: Data source

  open func numberOfSections(in tableView: TableView) -> Int { options.order.count }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    options.order[section].count
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    options.sectionTitles.isEmpty ? nil : options.sectionTitles[section]
  }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let key = options.key(at: indexPath)
    let detail = key.flatMap { options.details[$0] }
    // The two kinds of cell that the storyboard of an application has.
    let identifier = detail == nil ? "Basic" : "Detail"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? SelectionFormCell(style: detail == nil ? .default : .subtitle, reuseIdentifier: identifier)
    cell.textLabel?.text = key.flatMap { options.titles[$0] }
    cell.detailTextLabel?.text = detail
    return cell
  }

  // MARK: Delegate

  /// Returns whether two fingers may begin to select, false by default.
  open func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  /// Notifies that a drag with two fingers, or with one over the check marks, begins; to be overridden.
  open func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Notifies that the drag ended; to be overridden.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  open func tableView(
    _ tableView: TableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  package func observe(_ event: TableEvent, of tableView: TableView) {
    if case .didTakeTap(let tap) = event { observer?.didTakeTap(tap, of: tableView) }
  }

  private var log: EventLog? { tableView.window?.interaction.log }
}

/// A delegate of a selection form, which is notified when the user is done.
public protocol SelectionFormDelegate: AnyObject {
  /// Notifies that the selection is valid and to be taken; the form is to go.
  func selectionFormRequestsDismissal()
  /// Notifies that the selection is to be ignored; the form is to go.
  func selectionFormRequestsCancel()
}

/// A cell that shows a check mark while it is selected.
final class SelectionFormCell: TableViewCell {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    accessoryType = selected ? .checkmark : .none
  }
}
