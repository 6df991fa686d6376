#if !canImport(ObjectiveC)
public import Foundation

/// `Foundation.ListFormatter`: joins texts with commas and the last one with "and", as the language has it.
open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter that makes texts of the items, or `nil` for their descriptions.
  open var itemFormatter: Formatter?

  /// Returns texts joined in the reader's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// Returns the texts of items joined.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns the texts of items joined, or `nil` for what is no array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
#endif
