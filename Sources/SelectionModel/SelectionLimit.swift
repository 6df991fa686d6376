/// How many rows may be selected, and what happens when no more may be.
public struct SelectionLimit: Sendable, Hashable {
  /// The most rows in the whole table; nil for any number.
  public var total: Int?
  /// The most rows in each section; nil for any number.
  public var perSection: Int?
  /// What happens with a row for which there is no room.
  public var whenFull: WhenFull

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - total: The most rows in the whole table; nil for any number.
  ///   - perSection: The most rows in each section; nil for any number.
  ///   - whenFull: What happens with a row for which there is no room.
  public init(total: Int? = nil, perSection: Int? = nil, whenFull: WhenFull = .replaceOldest) {
    self.total = total.map { max(0, $0) }
    self.perSection = perSection.map { max(0, $0) }
    self.whenFull = whenFull
  }

  /// No limit.
  public static let none = Self()

  /// Whether any number of rows may be selected.
  public var isNone: Bool { total == nil && perSection == nil }

  /// What happens with a row for which there is no room.
  public enum WhenFull: String, Sendable, Hashable, CaseIterable {
    /// It is selected, and the row that was selected first is deselected.
    ///
    /// Where a section is full, the row is taken from that section.
    case replaceOldest = "replace-oldest"
    /// It is refused; rows in sections that have room may still be selected.
    case skip
    /// It is refused, and a drag selects nothing beyond it.
    case stop
  }
}

/// Why a row was not selected, or not deselected.
public enum RefusalReason: Sendable, Hashable {
  /// The table or its delegate does not let the row be changed.
  case unselectable
  /// As many rows of the table are selected as may be.
  case full(most: Int)
  /// As many rows of the section are selected as may be.
  case sectionFull(most: Int)
  /// The drag stopped at an earlier row for which there was no room.
  case stopped

  /// The reason in a few words.
  public var phrase: String {
    switch self {
    case .unselectable: "it may not be selected"
    case .full(let most): "\(most) \(most == 1 ? "row is" : "rows are") selected, which is the most"
    case .sectionFull(let most):
      "\(most) \(most == 1 ? "row" : "rows") of its section \(most == 1 ? "is" : "are") selected,"
        + " which is the most"
    case .stopped: "the drag stopped at a row for which there was no room"
    }
  }
}

/// Neighboring rows that were refused for one reason.
package struct RefusedRows: Sendable, Hashable {
  /// The rows, at least one.
  package var rows: Range<Int>
  /// Why.
  package var reason: RefusalReason

  /// Makes a refusal.
  package init(rows: Range<Int>, reason: RefusalReason) {
    self.rows = rows
    self.reason = reason
  }
}
