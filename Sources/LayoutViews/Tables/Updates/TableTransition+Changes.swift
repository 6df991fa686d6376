// What updates did, for those who tell of it.
extension TableTransition {
  /// The rows that are new, by their numbers after the update; those of sections loaded anew are not.
  package var insertedRows: [Range<Int>] {
    joined(
      zip(sectionOrigins.indices, sectionOrigins).flatMap { section, _ in
        reloadedSections.contains(section)
          ? [] : pieces(inSection: section).filter { $0.formerRows == nil }.map(\.rows)
      }
    )
  }

  /// The rows that were loaded anew, by their numbers before the update.
  package var reloadedRows: [Range<Int>] {
    joined(
      pieces.compactMap { $0.origin == nil ? $0.formerRows : nil }
        .sorted { $0.lowerBound < $1.lowerBound }
    )
  }

  /// The rows that are gone, by their numbers before the update; those of sections loaded anew are not.
  ///
  /// - Parameter old: Where everything was before the update.
  /// - Returns: Ranges in ascending order that do not touch.
  package func deletedRows(from old: TableGeometry) -> [Range<Int>] {
    let reloaded = reloadedSections.compactMap { sectionOrigins[$0] }.sorted()
      .map(old.rows(inSection:))
    let present = (pieces.compactMap(\.formerRows) + reloaded)
      .sorted { $0.lowerBound < $1.lowerBound }
    var gone: [Range<Int>] = []
    var next = 0
    for rows in present {
      if rows.lowerBound > next { gone.append(next..<rows.lowerBound) }
      next = max(next, rows.upperBound)
    }
    if old.numberOfRows > next { gone.append(next..<old.numberOfRows) }
    return gone
  }

  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
  }
}

extension TableTransition.Piece {
  /// The rows after the update.
  fileprivate var rows: Range<Int> { first..<first + count }
}
