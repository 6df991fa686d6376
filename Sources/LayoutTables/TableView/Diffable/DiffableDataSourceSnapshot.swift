import LayoutDiagnostics

/// A list of sections and their items at one time: UIKit's `NSDiffableDataSourceSnapshot`.
///
/// Each identifier is in it once. Misuse that UIKit answers with an exception changes nothing, and the table
/// records it when the snapshot is applied; questions about what is not there answer 0, empty or `nil`.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be loaded again, in the order of the calls.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled again, in the order of the calls.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be loaded again, in the order of the calls.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The misuse so far, which the table records when the snapshot is applied.
  var mistakes: [Diagnostic] = []

  /// The items of each section.
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// The same sections and items without anything to load again and without misuse.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.mistakes = []
    return copy
  }
}

// MARK: - Questions

extension DiffableDataSourceSnapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections in order.
  ///
  /// - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the number of items in a section, 0 for one that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the items of a section in order, none for one that is not there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// Returns the section that an item is in, or `nil` for one that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// Returns the position of an item among all items, or `nil` for one that is not there.
  ///
  /// - Complexity: O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var first = 0
    for other in sectionIdentifiers {
      if other == section { return items[other]?.firstIndex(of: identifier).map { first + $0 } }
      first += items[other]?.count ?? 0
    }
    return nil
  }

  /// Returns the position of a section, or `nil` for one that is not there.
  ///
  /// - Complexity: O(sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
}
