#if !canImport(ObjectiveC)
public import Foundation

/// `Foundation.LocalizedStringResource`, which Foundation has on Apple's systems alone: a text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  /// The place of tables: `LocalizedStringResource.BundleDescription`.
  public enum BundleDescription: Sendable {
    /// The bundle of the program.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at an address.
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: .main
      case .forClass(let owner): Bundle(for: owner)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key as tables have it.
  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table, or `nil` for the usual one.
  public let table: String?
  /// The language, by which numbers are not written here.
  public var locale: Locale
  /// The place of tables.
  public let bundle: BundleDescription

  /// Creates a text from a key that is its own default.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a text from a key.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a text from a key without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a text from a key with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// Creates a text from the tables of a bundle, or of the key itself where none has it.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its values.
  ///   - table: The table, or `nil` for the usual one.
  ///   - bundle: The bundle, or `nil` for that of the program.
  ///   - locale: The language, by which numbers are not written here.
  ///   - comment: A word to the translator.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self.init(keyAndValue.key, keyAndValue, table, bundle) }

  /// Creates a text from the tables of a bundle, or from a default where none has the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text where no table has the key, with its values.
  ///   - table: The table, or `nil` for the usual one.
  ///   - bundle: The bundle, or `nil` for that of the program.
  ///   - locale: The language, by which numbers are not written here.
  ///   - comment: A word to the translator.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self.init("\(key)", defaultValue, table, bundle) }

  /// Creates a text that is looked up now.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.key, resource.defaultValue, resource.table, resource.bundle.bundle)
  }

  private init(_ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?) {
    let text = (bundle ?? .main).localizedString(forKey: key, value: value.key, table: table)
    self = value.text(of: text)
  }
}

extension AttributedString {
  /// Creates a text from the tables of a bundle, whose signs for looks are letters here.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(String(localized: keyAndValue, table: table, bundle: bundle, comment: comment)) }
}
#endif
