import LayoutDiagnostics

extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default of the last one; items that are there already move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      mistakes.append(.snapshotWithoutSection(mark))
      return
    }
    guard items[section] != nil else {
      mistakes.append(.missing("section", section, in: "appendItems", mark))
      return
    }
    let new = takeNew(identifiers, in: "appendItems", mark)
    put(new, into: section, at: items[section]?.count ?? 0)
  }

  /// Adds items right before another one; items that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    insert(identifiers, besides: beforeIdentifier, offset: 0, mark)
  }

  /// Adds items right behind another one; items that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    insert(identifiers, besides: afterIdentifier, offset: 1, mark)
  }

  /// Removes items; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    take(identifiers)
    let gone = Set(identifiers)
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    let mistakes = mistakes
    self = Self()
    self.mistakes = mistakes
  }

  /// Moves an item right before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    move(identifier, besides: toIdentifier, offset: 0, SourceMark(file: fileID, line: line))
  }

  /// Moves an item right behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    move(identifier, besides: toIdentifier, offset: 1, SourceMark(file: fileID, line: line))
  }

  /// Lets items be loaded again: with new cells, and without selection.
  public mutating func reloadItems(
    _ identifiers: [ItemIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    reloadedItemIdentifiers += present(identifiers, in: "reloadItems", mark)
  }

  /// Lets the cells of items be filled again, which stay as they are otherwise.
  public mutating func reconfigureItems(
    _ identifiers: [ItemIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    reconfiguredItemIdentifiers += present(identifiers, in: "reconfigureItems", mark)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    besides other: ItemIdentifierType,
    offset: Int,
    _ mark: SourceMark
  ) {
    guard let section = sectionOfItem[other] else {
      mistakes.append(.missing("item", other, in: "insertItems", mark))
      return
    }
    guard !identifiers.contains(other) else {
      mistakes.append(.besidesItself("item", other, in: "insertItems", mark))
      return
    }
    let new = takeNew(identifiers, in: "insertItems", mark)
    guard let index = items[section]?.firstIndex(of: other) else { return }
    put(new, into: section, at: index + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    besides other: ItemIdentifierType,
    offset: Int,
    _ mark: SourceMark
  ) {
    for item in [identifier, other] where sectionOfItem[item] == nil {
      mistakes.append(.missing("item", item, in: "moveItem", mark))
      return
    }
    guard identifier != other else {
      mistakes.append(.besidesItself("item", other, in: "moveItem", mark))
      return
    }
    take([identifier])
    guard let section = sectionOfItem[other], let index = items[section]?.firstIndex(of: other)
    else { return }
    put([identifier], into: section, at: index + offset)
  }

  /// Returns each of the items once, out of their present places.
  private mutating func takeNew(
    _ identifiers: [ItemIdentifierType],
    in call: String,
    _ mark: SourceMark
  ) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    var new: [ItemIdentifierType] = []
    for identifier in identifiers {
      if seen.insert(identifier).inserted {
        new.append(identifier)
      } else {
        mistakes.append(.notUnique("item", identifier, in: call, mark))
      }
    }
    if let moved = new.first(where: { sectionOfItem[$0] != nil }) {
      mistakes.append(.itemMoved(moved, in: call, mark))
      take(new)
    }
    return new
  }

  /// Takes items out of their sections.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sectionOfItem[$0] != nil })
    let sections = Set(gone.compactMap { sectionOfItem.removeValue(forKey: $0) })
    for section in sections { items[section]?.removeAll(where: gone.contains) }
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType],
    into section: SectionIdentifierType,
    at index: Int
  ) {
    items[section]?.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  private mutating func present(
    _ identifiers: [ItemIdentifierType],
    in call: String,
    _ mark: SourceMark
  ) -> [ItemIdentifierType] {
    identifiers.filter { identifier in
      if sectionOfItem[identifier] != nil { return true }
      mistakes.append(.missing("item", identifier, in: call, mark))
      return false
    }
  }
}
