// The settings of UIKit's keyboard and corrections. There is no keyboard here, and none of it changes a
// layout or a picture in UIKit either.

/// The settings of a view that takes text for the keyboard: UIKit's `UITextInputTraits`, kept and not used.
public protocol TextInputTraits: AnyObject {
  /// The settings.
  var textInputSettings: TextInputSettings { get set }
}

/// A set of settings of the keyboard.
public struct TextInputSettings: Sendable, Hashable {
  var keyboardType = KeyboardType.default
  var returnKeyType = ReturnKeyType.default
  var autocapitalizationType = TextAutocapitalizationType.sentences
  var autocorrectionType = TextAutocorrectionType.default
  var spellCheckingType = TextSpellCheckingType.default
  var smartQuotesType = TextSmartQuotesType.default
  var smartDashesType = TextSmartDashesType.default
  var smartInsertDeleteType = TextSmartInsertDeleteType.default
  var keyboardAppearance = KeyboardAppearance.default
  var textContentType: TextContentType?
  var enablesReturnKeyAutomatically = false
}

extension TextInputTraits {
  /// The keyboard that comes up.
  public var keyboardType: KeyboardType {
    get { textInputSettings.keyboardType }
    set { textInputSettings.keyboardType = newValue }
  }
  /// The label of the return key.
  public var returnKeyType: ReturnKeyType {
    get { textInputSettings.returnKeyType }
    set { textInputSettings.returnKeyType = newValue }
  }
  /// The letters that become capitals by themselves.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { textInputSettings.autocapitalizationType }
    set { textInputSettings.autocapitalizationType = newValue }
  }
  /// The correction of words.
  public var autocorrectionType: TextAutocorrectionType {
    get { textInputSettings.autocorrectionType }
    set { textInputSettings.autocorrectionType = newValue }
  }
  /// The check of words.
  public var spellCheckingType: TextSpellCheckingType {
    get { textInputSettings.spellCheckingType }
    set { textInputSettings.spellCheckingType = newValue }
  }
  /// The treatment of quotation marks.
  public var smartQuotesType: TextSmartQuotesType {
    get { textInputSettings.smartQuotesType }
    set { textInputSettings.smartQuotesType = newValue }
  }
  /// The treatment of hyphens.
  public var smartDashesType: TextSmartDashesType {
    get { textInputSettings.smartDashesType }
    set { textInputSettings.smartDashesType = newValue }
  }
  /// The treatment of spaces beside words.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { textInputSettings.smartInsertDeleteType }
    set { textInputSettings.smartInsertDeleteType = newValue }
  }
  /// The look of the keyboard.
  public var keyboardAppearance: KeyboardAppearance {
    get { textInputSettings.keyboardAppearance }
    set { textInputSettings.keyboardAppearance = newValue }
  }
  /// The kind of text.
  public var textContentType: TextContentType? {
    get { textInputSettings.textContentType }
    set { textInputSettings.textContentType = newValue }
  }
  /// Whether the return key works only if there is text.
  public var enablesReturnKeyAutomatically: Bool {
    get { textInputSettings.enablesReturnKeyAutomatically }
    set { textInputSettings.enablesReturnKeyAutomatically = newValue }
  }
}
