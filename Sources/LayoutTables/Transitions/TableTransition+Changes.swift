// The effects of updates, for observers.
extension TableTransition {
  /// The rows that are new, by their numbers after the update, without those of sections loaded again.
  package var insertedRows: [Range<Int>] {
    let followed = sectionOrigins.indices.filter { !reloadedSections.contains($0) }
      .flatMap(pieces(inSection:))
    return joined(followed.filter { $0.formerRows == nil }.map(\.rows))
  }

  /// The rows that were loaded again, by their numbers before the update.
  package var reloadedRows: [Range<Int>] {
    joined(pieces.compactMap { $0.origin == nil ? $0.formerRows : nil })
  }

  /// Returns the rows that were loaded again, by themselves or with their sections, by their numbers before
  /// the update.
  func allReloadedRows(from old: TableGeometry) -> [Range<Int>] {
    joined(reloadedRows + rowsOfReloadedSections(old))
  }

  private func rowsOfReloadedSections(_ old: TableGeometry) -> [Range<Int>] {
    reloadedSections.compactMap { sectionOrigins[$0] }.map(old.rows(inSection:))
  }

  /// Returns the rows that are gone, by their numbers before the update, without those of sections loaded
  /// again.
  package func deletedRows(from old: TableGeometry) -> [Range<Int>] {
    let present = joined(pieces.compactMap(\.formerRows) + rowsOfReloadedSections(old))
    return Array(RangeSet(0..<old.numberOfRows).subtracting(RangeSet(present)).ranges)
  }

  /// Returns the same rows, in ascending ranges that do not touch.
  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    Array(RangeSet(ranges.sorted { $0.lowerBound < $1.lowerBound }).ranges)
  }
}

extension TableTransition.Piece {
  /// The rows after the update.
  fileprivate var rows: Range<Int> { first..<first + count }
}
