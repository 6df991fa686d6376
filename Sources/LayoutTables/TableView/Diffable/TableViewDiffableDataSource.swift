public import Foundation
import LayoutDiagnostics
public import LayoutViews

/// A source of a table's rows that knows them by their identifiers and finds out what changed: UIKit's
/// `UITableViewDiffableDataSource`.
///
/// The table asks the methods of a subclass for all that snapshots do not say: titles, and which rows can be
/// edited or moved, which is none unless it says so.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, TableViewDataSource {
  /// A closure that returns the cell of an item: `UITableViewDiffableDataSource.CellProvider`.
  public typealias CellProvider =
    (_ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    TableViewCell?
  /// A list of sections and items.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The animation of rows and sections that come and go.
  open var defaultRowAnimation = TableView.RowAnimation.automatic

  private final weak var tableView: TableView?
  private final let cellProvider: CellProvider
  private final var current = Snapshot()

  /// Creates an empty source of a table's rows, of which the table must not be the only holder.
  ///
  /// - Parameters:
  ///   - tableView: The table, whose data source this becomes.
  ///   - cellProvider: Returns the cell of an item.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the sections and items that the table shows.
  open func snapshot() -> Snapshot { current }

  /// Shows other sections and items: rows and sections that are in both keep cells, heights and selection.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether rows move to their places over time, for which the window needs a clock.
  ///   - completion: A closure that is called when the rows have arrived, or at once.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.settled
    guard let tableView else {
      completion?()
      return
    }
    report(snapshot.mistakes, in: tableView)
    let difference = SnapshotDifference(from: old, to: snapshot, animation: defaultRowAnimation)
    let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
      .subtracting(snapshot.reloadedItemIdentifiers)
      .filter { old.sectionOfItem[$0] != nil }
    let isShown = tableView.apply(
      difference,
      before: rowCounts(of: old),
      isAnimated: animatingDifferences
    )
    if isShown, !reconfigured.isEmpty {
      tableView.reconfigureRows(at: reconfigured.compactMap(indexPath(for:)).sorted())
    }
    if let completion { tableView.afterMotion { _ in completion() } }
  }

  /// Shows other sections and items, all loaded again, and removes the selection.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.settled
    if let tableView {
      report(snapshot.mistakes, in: tableView)
      tableView.reloadData()
    }
    completion?()
  }

  private func report(_ mistakes: [Diagnostic], in tableView: TableView) {
    for mistake in mistakes { tableView.record(mistake) }
  }

  private func rowCounts(of snapshot: Snapshot) -> [Int] {
    snapshot.sectionIdentifiers.map(snapshot.numberOfItems(inSection:))
  }

  // MARK: Identifiers

  /// Returns the item of a row, or `nil` for a row that does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath[0]) else {
      return nil
    }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  /// Returns the row of an item, or `nil` for one that is not shown.
  ///
  /// - Complexity: O(sections + items of the section).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let number = current.indexOfSection(section),
      let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: number)
  }

  /// Returns the section of a number, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Returns the number of a section, or `nil` for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
  }
  /// Returns the cell of the item in a row.
  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return TableViewCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.record(.noCell(indexPath, item))
    return TableViewCell()
  }
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
  /// Answers false: rows can be edited if a subclass says so.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Answers false: rows can be moved if a subclass says so.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Does nothing.
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
}

extension TableView {
  /// Shows the way to other rows; a table that loads everything anyway does only that.
  ///
  /// - Parameters:
  ///   - difference: The way.
  ///   - before: The number of rows of each section before it.
  ///   - isAnimated: Whether rows move over time.
  /// - Returns: Whether the table shows the other rows already.
  func apply(_ difference: SnapshotDifference, before: [Int], isAnimated: Bool) -> Bool {
    guard !needs.reload, updateDepth == 0, !isTiling,
      storedGeometry.sections.map(\.rows.count) == before
    else {
      setNeedsReload()
      return false
    }
    recordMovedSections(difference.transition)
    let change = { self.follow(difference.transition, counts: difference.counts) }
    if isAnimated {
      moving(difference.updates, difference.transition, change)
    } else {
      change()
    }
    return true
  }

  private func recordMovedSections(_ transition: TableTransition) {
    let kept = transition.sectionOrigins.compactMap(\.self)
    let still = Set(kept.longestIncreasing)
    for (section, origin) in transition.sectionOrigins.enumerated() {
      guard let origin, !still.contains(origin) else { continue }
      window?.host?.record(.lifecycle, "section \(origin) moved to section \(section)")
    }
  }
}
