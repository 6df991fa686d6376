public import LayoutVocabulary

/// An update of rows that come, go or are loaded again together.
public struct RowUpdate: Sendable, Hashable {
  /// A kind of update.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Rows come, named by their places then.
    case insert
    /// Rows go, named by their places before.
    case delete
    /// Rows are asked for again.
    case reload
  }

  /// The kind of update.
  public var kind: Kind
  /// The rows as ranges, so that millions cost no more than one; ranges that follow each other are one.
  package let ranges: [RowRange]
  /// The contents of the rows that come or are loaded again, in their order, or `nil` for none or the same ones.
  ///
  /// The look of cells, the heights and the actions are those of the table's section, whatever this one says.
  public var content: SectionScene?
  /// The animation.
  public var animation: RowAnimation

  /// Creates an update of ranges of rows.
  package init(
    _ kind: Kind,
    ranges: [RowRange],
    of content: SectionScene? = nil,
    animation: RowAnimation = .automatic
  ) {
    self.kind = kind
    self.content = content
    self.animation = animation
    var joined: [RowRange] = []
    for range in ranges {
      if let last = joined.last, last.section == range.section, last.rows.upperBound < .max,
        last.rows.upperBound + 1 == range.rows.lowerBound
      {
        joined[joined.count - 1].rows = last.rows.lowerBound...range.rows.upperBound
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// Creates an update of single rows.
  public init(
    _ kind: Kind,
    _ rows: [RowAddress],
    of content: SectionScene? = nil,
    animation: RowAnimation = .automatic
  ) {
    self.init(
      kind,
      ranges: rows.map { RowRange(section: $0.section, rows: $0.row...$0.row) },
      of: content,
      animation: animation
    )
  }

  /// The number of rows.
  package var rowCount: Int { ranges.reduce(0) { $0 + $1.rows.count } }

  /// The first repeated row, or `nil` if each is named once.
  public var repeatedRow: RowAddress? {
    var named: [Int: RangeSet<Int>] = [:]
    for range in ranges {
      let rows = RangeSet(range.halfOpen)
      if let again = rows.intersection(named[range.section] ?? RangeSet()).ranges.first {
        return RowAddress(section: range.section, row: again.lowerBound)
      }
      named[range.section, default: RangeSet()].formUnion(rows)
    }
    return nil
  }

  /// The rows of each section.
  package var rowsBySection: [Int: RangeSet<Int>] {
    ranges.reduce(into: [:]) { result, range in
      result[range.section, default: RangeSet()].insert(contentsOf: range.halfOpen)
    }
  }
}

extension RowRange {
  /// The rows without the one after the last; the greatest number there is does not count as a row.
  package var halfOpen: Range<Int> {
    let end = min(rows.upperBound, .max - 1) + 1
    return min(rows.lowerBound, end)..<end
  }
}

/// An update of sections that come, go or are loaded again together.
public struct SectionUpdate: Sendable, Hashable {
  /// The kind of update.
  public var kind: RowUpdate.Kind
  /// The sections: those that come as they are numbered then, others as they were.
  public var sections: [Int]
  /// The content of each section that comes or is loaded again, or `nil` for no rows or the same ones.
  public var content: SectionScene?
  /// The animation.
  public var animation: RowAnimation

  /// Creates an update.
  public init(
    _ kind: RowUpdate.Kind,
    _ sections: [Int],
    of content: SectionScene? = nil,
    animation: RowAnimation = .automatic
  ) {
    self.kind = kind
    self.sections = sections
    self.content = content
    self.animation = animation
  }
}

extension RowAnimation: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("automatic", .automatic), ("fade", .fade), ("left", .left), ("right", .right), ("top", .top),
    ("bottom", .bottom), ("middle", .middle), ("none", .none),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .automatic: "auto default animated true", .none: "false off",
  ]
}

extension FollowedRows {
  /// Follows an update whose rows are all in the table.
  mutating func follow(_ update: RowUpdate) {
    switch update.kind {
    case .insert:
      for range in update.ranges { change(range.section, by: range.rows.count) }
    case .delete:
      for (section, rows) in update.rowsBySection {
        change(section, by: -rows.ranges.reduce(0) { $0 + $1.count })
      }
    case .reload: break
    }
    noteGreatest()
  }

  /// Follows an update whose sections are all in the table.
  mutating func follow(_ update: SectionUpdate) {
    let coming = update.content?.rowCount
    switch update.kind {
    case .insert:
      for section in update.sections.sorted() where section <= counts.count {
        counts.insert(coming ?? 0, at: section)
        total += coming ?? 0
      }
    case .delete:
      for section in Set(update.sections).sorted(by: >) where counts.indices.contains(section) {
        let count = counts.remove(at: section)
        // If the counts are only the greatest possible ones, the rows may be in other sections.
        if isExact { total -= count }
      }
    case .reload:
      guard let coming else { break }
      for section in Set(update.sections).sorted() where counts.indices.contains(section) {
        change(section, by: coming - counts[section])
      }
    }
    noteGreatest()
  }
}
