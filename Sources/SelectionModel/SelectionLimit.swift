/// A limit of how many rows may and must be selected, and what happens when no more may be.
///
/// A maximum is kept while the user selects. Nothing is refused for a minimum: taps and drags may fall below
/// it, and ``shortcomings(of:)`` says whether a selection does.
public struct SelectionLimit: Sendable, Hashable {
  /// The most rows in the whole table, or `nil` for any number.
  public var total: Int?
  /// The most rows in each section, or `nil` for any number.
  public var perSection: Int?
  /// The least number of rows in the whole table, or 0 for no minimum.
  public var min: Int
  /// The least number of rows in each section, one without rows included, or 0 for no minimum.
  public var minPerSection: Int
  /// The fate of a row for which there is no room.
  public var whenFull: WhenFull

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - total: The most rows in the whole table; nil for any number.
  ///   - perSection: The most rows in each section; nil for any number.
  ///   - min: The least rows in the whole table; 0 for no minimum.
  ///   - minPerSection: The least rows in each section; 0 for no minimum.
  ///   - whenFull: What happens with a row for which there is no room.
  public init(
    total: Int? = nil,
    perSection: Int? = nil,
    min: Int = 0,
    minPerSection: Int = 0,
    whenFull: WhenFull = .replaceOldest
  ) {
    self.total = total.map { max(0, $0) }
    self.perSection = perSection.map { max(0, $0) }
    self.min = max(0, min)
    self.minPerSection = max(0, minPerSection)
    self.whenFull = whenFull
  }

  /// The limit that is none.
  public static let none = Self()

  /// Whether as many rows may be selected as there are.
  public var isNone: Bool { total == nil && perSection == nil }
  /// Whether fewer rows may be selected than must be in the end.
  package var hasMinimum: Bool { min > 0 || minPerSection > 0 }

  /// Returns the shortcomings of a number of selected rows.
  ///
  /// - Parameter counts: The number of selected rows in each section.
  /// - Returns: The shortcomings, sections first, or none.
  public func shortcomings(of counts: [Int]) -> [SelectionShortcoming] {
    guard hasMinimum else { return [] }
    return type.shortcomings(of: counts, requiresSelection: true).filter { $0.count < $0.min }
  }

  /// Checks that the minima can be met by sections with these numbers of rows.
  ///
  /// - Throws: `SelectionTypeError` for the first thing that is wrong.
  package func check(against counts: [Int]) throws(SelectionTypeError) {
    guard hasMinimum else { return }
    try type.check(against: counts, requiresSelection: true)
  }

  /// The same numbers as those of a form.
  private var type: SelectionType {
    .sectioned(sectionMin: minPerSection, sectionMax: perSection, totalMin: min, totalMax: total)
  }

  /// Returns the first number of selected rows in the sections that is greater than it may be, or `nil` if none is.
  package func excess(of counts: [Int]) -> SelectionShortcoming? {
    type.shortcomings(of: counts, requiresSelection: false).first
  }

  /// The fate of a row for which there is no room.
  public enum WhenFull: String, Sendable, Hashable, CaseIterable {
    /// The row is selected, and the row that was selected first is deselected.
    ///
    /// Where a section is full, the row is taken from that section.
    case replaceOldest = "replace-oldest"
    /// The row is refused; rows in sections that have room may still be selected.
    case skip
    /// The row is refused, and a drag selects nothing beyond it.
    case stop
  }
}

/// A reason why a row was not selected, or not deselected.
public enum RefusalReason: Sendable, Hashable {
  /// The table or its delegate does not let the row be changed.
  case unselectable
  /// The table is in editing mode, and its data source does not let the row be edited.
  case uneditable
  /// As many rows of the table are selected as may be.
  case full(most: Int)
  /// As many rows of the section are selected as may be.
  case sectionFull(most: Int)
  /// The drag stopped at an earlier row without room.
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

/// A run of neighboring rows that were refused for one reason.
package struct RefusedRows: Sendable, Hashable {
  /// The rows, at least one.
  package var rows: Range<Int>
  /// The reason.
  package var reason: RefusalReason

  /// Creates a refusal.
  package init(rows: Range<Int>, reason: RefusalReason) {
    self.rows = rows
    self.reason = reason
  }
}
