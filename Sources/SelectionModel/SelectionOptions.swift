public import Foundation

/// A list of options to select from: keyed by identifiers, in sections, with titles and details.
///
/// The key stays the same whatever language the title is in.
public struct SelectionOptions<Key: Hashable & Sendable>: Sendable, Hashable {
  /// The title of each option.
  public let titles: [Key: String]
  /// The details of some options.
  public let details: [Key: String]
  /// The titles of the sections, empty for sections without titles.
  public let sectionTitles: [String]
  /// The keys of each section, in order.
  public let order: [[Key]]

  private let places: [Key: IndexPath]

  /// Creates a list of options.
  ///
  /// - Parameters:
  ///   - titles: The title of each option.
  ///   - details: What else is said of some options.
  ///   - sectionTitles: The titles of the sections; empty for sections without titles.
  ///   - order: The keys of each section, in order.
  /// - Throws: `SelectionOptionsError` with every mistake in the data.
  public init(
    _ titles: [Key: String],
    details: [Key: String] = [:],
    sectionTitles: [String] = [],
    order: [[Key]]
  ) throws(SelectionOptionsError) {
    var mistakes: [SelectionOptionsError.Mistake] = []
    if !sectionTitles.isEmpty, sectionTitles.count != order.count {
      mistakes.append(.sectionTitles(count: sectionTitles.count, sections: order.count))
    }
    var places: [Key: IndexPath] = [:]
    for (section, keys) in order.enumerated() {
      for (row, key) in keys.enumerated() {
        if places[key] != nil { mistakes.append(.duplicateKey("\(key)", section: section)) }
        if titles[key] == nil { mistakes.append(.keyWithoutTitle("\(key)", section: section)) }
        places[key] = places[key] ?? IndexPath(indexes: [section, row])
      }
    }
    let lost = titles.keys.filter { places[$0] == nil }.map { "\($0)" }.sorted()
    mistakes += lost.map { .keyWithoutPlace($0) }
    let unknown = details.keys.filter { titles[$0] == nil }.map { "\($0)" }.sorted()
    mistakes += unknown.map { .detailOfUnknownKey($0) }
    guard mistakes.isEmpty else { throw SelectionOptionsError(mistakes: mistakes) }
    self.titles = titles
    self.details = details
    self.sectionTitles = sectionTitles
    self.order = order
    self.places = places
  }

  /// The empty options.
  package static var none: Self { Self() }

  private init() { (titles, details, sectionTitles, order, places) = ([:], [:], [], [], [:]) }

  /// Returns the key of an option; nil if there is none.
  public func key(at indexPath: IndexPath) -> Key? {
    guard indexPath.count == 2, order.indices.contains(indexPath[0]),
      order[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return order[indexPath[0]][indexPath[1]]
  }

  /// Returns the place of an option; nil for a key that there is not.
  public func indexPath(of key: Key) -> IndexPath? { places[key] }
}

/// The mistakes in the data of a list of options.
public struct SelectionOptionsError: Error, Hashable {
  /// A mistake in the data.
  public enum Mistake: Sendable, Hashable {
    /// The titles of sections are not as many as the sections.
    case sectionTitles(count: Int, sections: Int)
    /// A key comes a second time, in this section.
    case duplicateKey(String, section: Int)
    /// A key in the order of a section has no title.
    case keyWithoutTitle(String, section: Int)
    /// An option is in no section.
    case keyWithoutPlace(String)
    /// A detail belongs to no option.
    case detailOfUnknownKey(String)

    /// The mistake in one sentence without a period.
    public var message: String {
      switch self {
      case .sectionTitles(let count, let sections):
        "there \(count == 1 ? "is 1 section title" : "are \(count) section titles") for"
          + " \(sections) section\(sections == 1 ? "" : "s")"
      case .duplicateKey(let key, let section):
        "the key '\(key)' of section \(section) is there already"
      case .keyWithoutTitle(let key, let section):
        "the key '\(key)' of section \(section) is no option"
      case .keyWithoutPlace(let key):
        "the option '\(key)' is in no section"
      case .detailOfUnknownKey(let key):
        "there is a detail of '\(key)', which is no option"
      }
    }
  }

  /// The mistakes, in the order of the data.
  public let mistakes: [Mistake]

  /// The mistakes in one line.
  public var message: String { mistakes.map(\.message).joined(separator: "; ") }
}
