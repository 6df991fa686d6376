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

  /// A number of selected rows that is greater than it may be.
  package struct Surplus: Sendable, Hashable {
    /// How many rows are selected.
    package let count: Int
    /// How many may be.
    package let most: Int
    /// In which section; nil for the whole table.
    package let section: Int?
  }

  /// Judges how many rows are selected.
  ///
  /// - Parameter counts: How many rows of each section are selected; no more than a table can have.
  /// - Returns: The first number that is greater than it may be; nil where none is.
  package func surplus(of counts: [Int]) -> Surplus? {
    if let perSection {
      for (section, count) in counts.enumerated() where count > perSection {
        return Surplus(count: count, most: perSection, section: section)
      }
    }
    let count = counts.reduce(0, +)
    guard let total, count > total else { return nil }
    return Surplus(count: count, most: total, section: nil)
  }

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
  /// The table is in editing mode, and its data source does not let the row be edited.
  case uneditable
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
    case .uneditable: "it may not be edited"
    case .full(let most): "no more than \(most) row\(most == 1 ? "" : "s") may be selected"
    case .sectionFull(let most):
      "no more than \(most) row\(most == 1 ? "" : "s") of its section may be selected"
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
