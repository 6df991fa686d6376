/// The settings of a view that takes text for the keyboard: UIKit's `UITextInputTraits`.
///
/// All but the label of the return key are kept and not used.
public protocol TextInputTraits: AnyObject {
  /// The settings.
  var textInputSettings: TextInputSettings { get set }
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

/// A set of settings of the keyboard.
public struct TextInputSettings: Sendable, Hashable {
  /// The keyboard that comes up.
  public var keyboardType = KeyboardType.default
  /// The label of the return key.
  public var returnKeyType = ReturnKeyType.default
  /// The letters that become capitals by themselves.
  public var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The correction of words.
  public var autocorrectionType = TextAutocorrectionType.default
  /// The check of words.
  public var spellCheckingType = TextSpellCheckingType.default
  /// The treatment of quotation marks.
  public var smartQuotesType = TextSmartQuotesType.default
  /// The treatment of hyphens.
  public var smartDashesType = TextSmartDashesType.default
  /// The treatment of spaces beside words.
  public var smartInsertDeleteType = TextSmartInsertDeleteType.default
  /// The look of the keyboard.
  public var keyboardAppearance = KeyboardAppearance.default
  /// The kind of text.
  public var textContentType: TextContentType?
  /// Whether the return key works only if there is text.
  public var enablesReturnKeyAutomatically = false
}
