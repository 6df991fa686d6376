import Testing
import UIKitShim

/// What Foundation has on Apple's systems alone.
@Suite struct `Names of Foundation` {
  @Test func `values of defaults are had by key`() throws {
    let defaults = try #require(UserDefaults(suiteName: "layoutsim.names"))
    defaults.setValue(3, forKey: "size")
    #expect(defaults.value(forKey: "size") as? Int == 3)
    defaults.setValue(nil, forKey: "size")
    #expect(defaults.value(forKey: "size") == nil)
  }

  @Test func `a locale says names of countries and languages`() {
    let english = NSLocale(localeIdentifier: "en_US")
    #expect(english.localizedString(forCountryCode: "DE") == "Germany")
    #expect(english.localizedString(forLanguageCode: "fr") == "French")
  }
}
