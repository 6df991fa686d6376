#if !canImport(ObjectiveC)
public import Foundation

extension NSLocale {
  private var locale: Locale { self as Locale }

  /// Returns the name of a country in the language of the locale, or `nil` for a code that is none.
  public func localizedString(forCountryCode code: String) -> String? {
    locale.localizedString(forRegionCode: code)
  }
  /// Returns the name of a language in the language of the locale, or `nil` for a code that is none.
  public func localizedString(forLanguageCode code: String) -> String? {
    locale.localizedString(forLanguageCode: code)
  }
  /// Returns the name of a currency in the language of the locale, or `nil` for a code that is none.
  public func localizedString(forCurrencyCode code: String) -> String? {
    locale.localizedString(forCurrencyCode: code)
  }
}
#endif
