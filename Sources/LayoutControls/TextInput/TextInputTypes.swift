// The words of `TextInputTraits`, with UIKit's numbers.

/// A keyboard: UIKit's `UIKeyboardType`.
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

/// A label of the return key: UIKit's `UIReturnKeyType`.
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

  /// The label, in English.
  var title: String {
    switch self {
    case .default: "return"
    case .emergencyCall: "Emergency Call"
    case let type: "\(type)"
    }
  }
}

/// A choice of letters that become capitals by themselves: UIKit's `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Sendable, Hashable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// A choice of whether a help with writing is on, as all of them have it in UIKit.
public enum TextInputChoice: Int, Sendable, Hashable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// A choice of whether words are corrected: UIKit's `UITextAutocorrectionType`.
public typealias TextAutocorrectionType = TextInputChoice
/// A choice of whether words are checked: UIKit's `UITextSpellCheckingType`.
public typealias TextSpellCheckingType = TextInputChoice
/// A choice of whether quotation marks turn round: UIKit's `UITextSmartQuotesType`.
public typealias TextSmartQuotesType = TextInputChoice
/// A choice of whether hyphens grow to dashes: UIKit's `UITextSmartDashesType`.
public typealias TextSmartDashesType = TextInputChoice
/// A choice of whether spaces come and go with words: UIKit's `UITextSmartInsertDeleteType`.
public typealias TextSmartInsertDeleteType = TextInputChoice

/// A look of the keyboard: UIKit's `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Sendable, Hashable {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// A kind of text: UIKit's `UITextContentType`.
public struct TextContentType: RawRepresentable, Sendable, Hashable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content type "name".
  public static let name = Self(rawValue: "name")
  /// The content type "name prefix".
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// The content type "given name".
  public static let givenName = Self(rawValue: "given-name")
  /// The content type "middle name".
  public static let middleName = Self(rawValue: "middle-name")
  /// The content type "family name".
  public static let familyName = Self(rawValue: "family-name")
  /// The content type "name suffix".
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// The content type "nickname".
  public static let nickname = Self(rawValue: "nickname")
  /// The content type "job title".
  public static let jobTitle = Self(rawValue: "job-title")
  /// The content type "organization name".
  public static let organizationName = Self(rawValue: "organization-name")
  /// The content type "location".
  public static let location = Self(rawValue: "location")
  /// The content type "full street address".
  public static let fullStreetAddress = Self(rawValue: "full-street-address")
  /// The content type "street address line1".
  public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
  /// The content type "street address line2".
  public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
  /// The content type "address city".
  public static let addressCity = Self(rawValue: "address-city")
  /// The content type "address state".
  public static let addressState = Self(rawValue: "address-state")
  /// The content type "address city and state".
  public static let addressCityAndState = Self(rawValue: "address-city-and-state")
  /// The content type "sublocality".
  public static let sublocality = Self(rawValue: "sublocality")
  /// The content type "country name".
  public static let countryName = Self(rawValue: "country-name")
  /// The content type "postal code".
  public static let postalCode = Self(rawValue: "postal-code")
  /// The content type "telephone number".
  public static let telephoneNumber = Self(rawValue: "telephone-number")
  /// The content type "email address".
  public static let emailAddress = Self(rawValue: "email-address")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address on the web.
  public static let URL = Self(rawValue: "url")
  /// The content type "credit card number".
  public static let creditCardNumber = Self(rawValue: "credit-card-number")
  /// The content type "username".
  public static let username = Self(rawValue: "username")
  /// The content type "password".
  public static let password = Self(rawValue: "password")
  /// The content type "new password".
  public static let newPassword = Self(rawValue: "new-password")
  /// The content type "one time code".
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
