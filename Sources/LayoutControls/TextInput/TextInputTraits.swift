// What UIKit asks of the keyboard and of corrections. There is no keyboard here, and none of it changes a
// layout or a picture in UIKit either.

/// What a view that takes text asks of the keyboard: UIKit's `UITextInputTraits`, kept and not used.
public protocol TextInputTraits: AnyObject {
  /// What was asked.
  var textInputSettings: TextInputSettings { get set }
}

/// What was asked of the keyboard.
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
  /// Which keyboard comes up.
  public var keyboardType: KeyboardType {
    get { textInputSettings.keyboardType }
    set { textInputSettings.keyboardType = newValue }
  }
  /// What the return key says.
  public var returnKeyType: ReturnKeyType {
    get { textInputSettings.returnKeyType }
    set { textInputSettings.returnKeyType = newValue }
  }
  /// Which letters become capitals by themselves.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { textInputSettings.autocapitalizationType }
    set { textInputSettings.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: TextAutocorrectionType {
    get { textInputSettings.autocorrectionType }
    set { textInputSettings.autocorrectionType = newValue }
  }
  /// Whether words are checked.
  public var spellCheckingType: TextSpellCheckingType {
    get { textInputSettings.spellCheckingType }
    set { textInputSettings.spellCheckingType = newValue }
  }
  /// Whether quotation marks turn round.
  public var smartQuotesType: TextSmartQuotesType {
    get { textInputSettings.smartQuotesType }
    set { textInputSettings.smartQuotesType = newValue }
  }
  /// Whether hyphens grow to dashes.
  public var smartDashesType: TextSmartDashesType {
    get { textInputSettings.smartDashesType }
    set { textInputSettings.smartDashesType = newValue }
  }
  /// Whether spaces come and go with words.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { textInputSettings.smartInsertDeleteType }
    set { textInputSettings.smartInsertDeleteType = newValue }
  }
  /// What the keyboard looks like.
  public var keyboardAppearance: KeyboardAppearance {
    get { textInputSettings.keyboardAppearance }
    set { textInputSettings.keyboardAppearance = newValue }
  }
  /// What kind of text it is.
  public var textContentType: TextContentType? {
    get { textInputSettings.textContentType }
    set { textInputSettings.textContentType = newValue }
  }
  /// Whether the return key works only where there is text.
  public var enablesReturnKeyAutomatically: Bool {
    get { textInputSettings.enablesReturnKeyAutomatically }
    set { textInputSettings.enablesReturnKeyAutomatically = newValue }
  }
}
