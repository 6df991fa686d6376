public import Foundation
public import LayoutViews

/// A sorting of objects into the sections of an index by the first letters of their names.
///
/// It is always that of English, as no result depends on the language of the machine.
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

  /// Returns the sorting of the application's language, which is English.
  open class func current() -> Self { Self() }

  /// Creates the sorting, of which one is as another.
  public required override init() {}

  /// The titles of the sections: A to Z, and # for what begins with none of them.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index, which are those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section of a title of the index, which has its position.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object: that of the first letter of its name, without its accent.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The property or method without arguments that is the name.
  /// - Returns: The position of the section.
  open func section(for object: Any, collationStringSelector selector: ActionSelector) -> Int {
    let first = Self.key(of: object, selector).first.map { String($0) } ?? ""
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  /// Returns objects in the order of their names, without regard to case and accents.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - selector: The property or method without arguments that is the name.
  /// - Returns: The objects; those with one name stay in their order.
  /// - Complexity: O(*n* log *n*).
  open func sortedArray(
    from array: [Any],
    collationStringSelector selector: ActionSelector
  ) -> [Any] {
    array.enumerated()
      .map { (key: Self.key(of: $1, selector), place: $0, object: $1) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      .map(\.object)
  }

  /// Returns the name of an object in capital letters without accents.
  private static func key(of object: Any, _ selector: ActionSelector) -> String {
    let name = selector.call(on: object, with: []) as? String ?? ""
    return name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
      .uppercased()
  }
}
