/// The policy of how many options may and must be selected: those of SelectionViewController.
///
/// A maximum is kept while the user selects: where the table of `.all`, or a section of `.sectioned`, is
/// full, the option that was selected first makes room. A minimum, and the greatest number in all of
/// `.sectioned`, show when the selection is validated.
public enum SelectionType: Sendable, Hashable {
  /// The limits for the whole table, wherever in it the options are; no maximum is any number.
  case all(min: Int, max: Int?)
  /// The limits for each section and for the whole table; no maximum is any number.
  case sectioned(sectionMin: Int, sectionMax: Int?, totalMin: Int, totalMax: Int?)

  /// The type of one option in the whole table.
  public static let single = Self.all(min: 1, max: 1)
  /// The type of one option in each section.
  public static let singleSectioned = Self.sectioned(
    sectionMin: 1,
    sectionMax: 1,
    totalMin: 0,
    totalMax: nil
  )
  /// The type of any number of options, at least one.
  public static let multiple = Self.all(min: 1, max: nil)
  /// The type of any number of options, at least one in each section.
  public static let multipleSectioned = Self.sectioned(
    sectionMin: 1,
    sectionMax: nil,
    totalMin: 0,
    totalMax: nil
  )

  /// Returns the limit that is kept while rows are selected.
  ///
  /// With `.replaceOldest` a section evicts its own rows and the total of `.sectioned` is left to the
  /// validation, since a row of one section is not expected to vanish for one of another.
  ///
  /// - Parameter whenFull: What happens with a row for which there is no room.
  /// - Returns: The limit for taps and drags.
  public func limit(whenFull: SelectionLimit.WhenFull = .replaceOldest) -> SelectionLimit {
    switch self {
    case .all(_, let max):
      SelectionLimit(total: max, whenFull: whenFull)
    case .sectioned(_, let sectionMax, _, let totalMax):
      SelectionLimit(
        total: whenFull == .replaceOldest ? nil : totalMax,
        perSection: sectionMax,
        whenFull: whenFull
      )
    }
  }
}

/// A number of selected options that a selection type does not allow.
public struct SelectionShortcoming: Sendable, Hashable {
  /// The scope that is counted.
  public enum Scope: Sendable, Hashable {
    /// The whole table.
    case total
    /// One section.
    case section(Int)
  }

  /// The scope that is counted.
  public let scope: Scope
  /// The number of options that are selected there.
  public let count: Int
  /// The number of options that must be; 0 if the minima do not hold.
  public let min: Int
  /// The number of options that may be; nil for any number.
  public let max: Int?

  /// The section that is counted; nil for the whole table.
  package var section: Int? { if case .section(let section) = scope { section } else { nil } }
}

extension SelectionType {
  /// Returns the shortcomings of a selection.
  ///
  /// - Parameters:
  ///   - counts: The number of selected options in each section.
  ///   - requiresSelection: Whether the minima hold; the maxima do in any case.
  /// - Returns: The shortcomings, sections first, or none.
  public func shortcomings(of counts: [Int], requiresSelection: Bool) -> [SelectionShortcoming] {
    let total = counts.sum
    func judge(
      _ scope: SelectionShortcoming.Scope,
      _ count: Int,
      _ min: Int,
      _ max: Int?
    ) -> SelectionShortcoming? {
      let least = requiresSelection ? min : 0
      guard count < least || count > max ?? .max else { return nil }
      return SelectionShortcoming(scope: scope, count: count, min: least, max: max)
    }
    switch self {
    case .all(let min, let max):
      return [judge(.total, total, min, max)].compactMap(\.self)
    case .sectioned(let sectionMin, let sectionMax, let totalMin, let totalMax):
      let sections = counts.enumerated().compactMap { section, count in
        judge(.section(section), count, sectionMin, sectionMax)
      }
      return sections + [judge(.total, total, totalMin, totalMax)].compactMap(\.self)
    }
  }
}

/// A selection type that no selection can satisfy, or that the one at the start does not.
public enum SelectionTypeError: Error, Hashable {
  /// A number is below 0.
  case negative(Int)
  /// More must be selected than may be.
  case minimumAboveMaximum(min: Int, max: Int)
  /// More must be selected than there is.
  case tooFewOptions(min: Int, available: Int, SelectionShortcoming.Scope)
  /// More are selected at the start than may be.
  case tooManySelected(count: Int, max: Int, SelectionShortcoming.Scope)

  /// The mistake in one sentence without a period.
  public var message: String { message(counting: "option") }

  /// Returns the mistake in one sentence without a period, counting a noun in the singular.
  package func message(counting noun: String) -> String {
    func counted(_ count: Int) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return switch self {
    case .negative(let number):
      "\(counted(number)) cannot be selected"
    case .minimumAboveMaximum(let min, let max):
      "at least \(counted(min)) must be selected but at most \(max) may be"
    case .tooFewOptions(let min, let available, .total):
      "at least \(counted(min)) must be selected but there \(available == 1 ? "is" : "are") \(available)"
    case .tooFewOptions(let min, let available, .section(let section)):
      "at least \(counted(min)) of section \(section) must be selected but it has \(available)"
    case .tooManySelected(let count, let max, .total):
      "\(counted(count)) \(count == 1 ? "is" : "are") selected but at most \(max) may be"
    case .tooManySelected(let count, let max, .section(let section)):
      "\(counted(count)) of section \(section) \(count == 1 ? "is" : "are") selected but at most"
        + " \(max) may be"
    }
  }
}

extension SelectionType {
  /// Checks that the type can be satisfied.
  ///
  /// - Parameters:
  ///   - counts: The number of options in each section.
  ///   - requiresSelection: Whether the minima hold.
  /// - Throws: `SelectionTypeError` for the first thing that is wrong.
  public func check(against counts: [Int], requiresSelection: Bool) throws(SelectionTypeError) {
    switch self {
    case .all(let min, let max):
      try Self.check(min, max, counts.sum, .total, requiresSelection)
    case .sectioned(let sectionMin, let sectionMax, let totalMin, let totalMax):
      // Of a table without sections too.
      try Self.check(sectionMin, sectionMax)
      for (section, count) in counts.enumerated() {
        try Self.check(sectionMin, sectionMax, count, .section(section), requiresSelection)
      }
      try Self.check(totalMin, totalMax, counts.sum, .total, requiresSelection)
      // No more can be selected than all sections together allow.
      let most = counts.map { Swift.min($0, sectionMax ?? .max) }.sum
      if requiresSelection, totalMin > most { throw .minimumAboveMaximum(min: totalMin, max: most) }
      let least = counts.map { _ in sectionMin }.sum
      if requiresSelection, let totalMax, least > totalMax {
        throw .minimumAboveMaximum(min: least, max: totalMax)
      }
    }
  }

  private static func check(
    _ min: Int,
    _ max: Int?,
    _ available: Int,
    _ scope: SelectionShortcoming.Scope,
    _ requiresSelection: Bool
  ) throws(SelectionTypeError) {
    try check(min, max)
    if requiresSelection, min > available {
      throw .tooFewOptions(min: min, available: available, scope)
    }
  }

  /// Checks two limits without knowing the options.
  private static func check(_ min: Int, _ max: Int?) throws(SelectionTypeError) {
    for number in [min, max].compactMap(\.self) where number < 0 { throw .negative(number) }
    if let max, min > max { throw .minimumAboveMaximum(min: min, max: max) }
  }
}

extension [Int] {
  /// The sum of numbers that are not negative, or the greatest number there is if the sum is greater.
  fileprivate var sum: Int {
    reduce(0) { sum, number in
      let (result, overflows) = sum.addingReportingOverflow(number)
      return overflows ? .max : result
    }
  }
}
