// What updates did, for those who tell of it.
extension TableTransition {
  /// The rows that are new, by their numbers after the update; those of sections loaded anew are not.
  package var insertedRows: [Range<Int>] {
    let followed = sectionOrigins.indices.filter { !reloadedSections.contains($0) }
      .flatMap(pieces(inSection:))
    return joined(followed.filter { $0.formerRows == nil }.map(\.rows))
  }

  /// The rows that were loaded anew, by their numbers before the update.
  package var reloadedRows: [Range<Int>] {
    joined(pieces.compactMap { $0.origin == nil ? $0.formerRows : nil })
  }

  /// The rows that were loaded anew, by themselves or with their sections, by their numbers before the update.
  ///
  /// - Parameter old: Where everything was before the update.
  /// - Returns: Ranges in ascending order that do not touch.
  func allReloadedRows(from old: TableGeometry) -> [Range<Int>] {
    joined(reloadedRows + rowsOfReloadedSections(old))
  }

  private func rowsOfReloadedSections(_ old: TableGeometry) -> [Range<Int>] {
    reloadedSections.compactMap { sectionOrigins[$0] }.map(old.rows(inSection:))
  }

  /// The rows that are gone, by their numbers before the update; those of sections loaded anew are not.
  ///
  /// - Parameter old: Where everything was before the update.
  /// - Returns: Ranges in ascending order that do not touch.
  package func deletedRows(from old: TableGeometry) -> [Range<Int>] {
    let present = joined(pieces.compactMap(\.formerRows) + rowsOfReloadedSections(old))
    return Array(RangeSet(0..<old.numberOfRows).subtracting(RangeSet(present)).ranges)
  }

  /// The same rows, in ascending ranges that do not touch.
  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    Array(RangeSet(ranges.sorted { $0.lowerBound < $1.lowerBound }).ranges)
  }
}

extension TableTransition.Piece {
  /// The rows after the update.
  fileprivate var rows: Range<Int> { first..<first + count }
}
