import LayoutDiagnostics

extension DiffableDataSourceSnapshot {
  /// Adds sections at the end, without items.
  public mutating func appendSections(
    _ identifiers: [SectionIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    insertSections(identifiers, at: sectionIdentifiers.count, in: "appendSections", mark)
  }

  /// Adds sections right before another one, without items.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard let index = existing(toIdentifier, in: "insertSections", mark) else { return }
    insertSections(identifiers, at: index, in: "insertSections", mark)
  }

  /// Adds sections right behind another one, without items.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard let index = existing(toIdentifier, in: "insertSections", mark) else { return }
    insertSections(identifiers, at: index + 1, in: "insertSections", mark)
  }

  /// Removes sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone { deleteItems(items.removeValue(forKey: section) ?? []) }
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Moves a section with its items right before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    moveSection(identifier, besides: toIdentifier, offset: 0, mark)
  }

  /// Moves a section with its items right behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    moveSection(identifier, besides: toIdentifier, offset: 1, mark)
  }

  /// Lets sections be loaded again with all their items.
  public mutating func reloadSections(
    _ identifiers: [SectionIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    reloadedSectionIdentifiers += identifiers.filter {
      existing($0, in: "reloadSections", mark) != nil
    }
  }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    at index: Int,
    in call: String,
    _ mark: SourceMark
  ) {
    var new: [SectionIdentifierType] = []
    for identifier in identifiers {
      guard items[identifier] == nil else {
        mistakes.append(.notUnique("section", identifier, in: call, mark))
        continue
      }
      items[identifier] = []
      new.append(identifier)
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType,
    besides other: SectionIdentifierType,
    offset: Int,
    _ mark: SourceMark
  ) {
    guard let from = existing(identifier, in: "moveSection", mark),
      existing(other, in: "moveSection", mark) != nil
    else { return }
    guard identifier != other else {
      mistakes.append(.besidesItself("section", other, in: "moveSection", mark))
      return
    }
    sectionIdentifiers.remove(at: from)
    guard let index = indexOfSection(other) else { return }
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  private mutating func existing(
    _ identifier: SectionIdentifierType,
    in call: String,
    _ mark: SourceMark
  ) -> Int? {
    let index = indexOfSection(identifier)
    if index == nil { mistakes.append(.missing("section", identifier, in: call, mark)) }
    return index
  }
}
