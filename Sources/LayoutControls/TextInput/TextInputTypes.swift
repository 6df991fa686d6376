// The words of `TextInputTraits`, with UIKit's numbers.

/// Which keyboard comes up: UIKit's `UIKeyboardType`.
public enum KeyboardType: Int, Sendable, Hashable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// What the return key says: UIKit's `UIReturnKeyType`.
public enum ReturnKeyType: Int, Sendable, Hashable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// Which letters become capitals by themselves: UIKit's `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Sendable, Hashable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether words are corrected: UIKit's `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Sendable, Hashable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether words are checked: UIKit's `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Sendable, Hashable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether quotation marks turn round: UIKit's `UITextSmartQuotesType`.
public enum TextSmartQuotesType: Int, Sendable, Hashable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether hyphens grow to dashes: UIKit's `UITextSmartDashesType`.
public enum TextSmartDashesType: Int, Sendable, Hashable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spaces come and go with words: UIKit's `UITextSmartInsertDeleteType`.
public enum TextSmartInsertDeleteType: Int, Sendable, Hashable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// What the keyboard looks like: UIKit's `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Sendable, Hashable {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// What kind of text is asked for: UIKit's `UITextContentType`.
public struct TextContentType: RawRepresentable, Sendable, Hashable {
  /// The name of the kind.
  public let rawValue: String
  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text of the kind "name".
  public static let name = Self(rawValue: "name")
  /// Text of the kind "name prefix".
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// Text of the kind "given name".
  public static let givenName = Self(rawValue: "given-name")
  /// Text of the kind "middle name".
  public static let middleName = Self(rawValue: "middle-name")
  /// Text of the kind "family name".
  public static let familyName = Self(rawValue: "family-name")
  /// Text of the kind "name suffix".
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// Text of the kind "nickname".
  public static let nickname = Self(rawValue: "nickname")
  /// Text of the kind "job title".
  public static let jobTitle = Self(rawValue: "job-title")
  /// Text of the kind "organization name".
  public static let organizationName = Self(rawValue: "organization-name")
  /// Text of the kind "location".
  public static let location = Self(rawValue: "location")
  /// Text of the kind "full street address".
  public static let fullStreetAddress = Self(rawValue: "full-street-address")
  /// Text of the kind "street address line1".
  public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
  /// Text of the kind "street address line2".
  public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
  /// Text of the kind "address city".
  public static let addressCity = Self(rawValue: "address-city")
  /// Text of the kind "address state".
  public static let addressState = Self(rawValue: "address-state")
  /// Text of the kind "address city and state".
  public static let addressCityAndState = Self(rawValue: "address-city-and-state")
  /// Text of the kind "sublocality".
  public static let sublocality = Self(rawValue: "sublocality")
  /// Text of the kind "country name".
  public static let countryName = Self(rawValue: "country-name")
  /// Text of the kind "postal code".
  public static let postalCode = Self(rawValue: "postal-code")
  /// Text of the kind "telephone number".
  public static let telephoneNumber = Self(rawValue: "telephone-number")
  /// Text of the kind "email address".
  public static let emailAddress = Self(rawValue: "email-address")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address on the web.
  public static let URL = Self(rawValue: "url")
  /// Text of the kind "credit card number".
  public static let creditCardNumber = Self(rawValue: "credit-card-number")
  /// Text of the kind "username".
  public static let username = Self(rawValue: "username")
  /// Text of the kind "password".
  public static let password = Self(rawValue: "password")
  /// Text of the kind "new password".
  public static let newPassword = Self(rawValue: "new-password")
  /// Text of the kind "one time code".
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
