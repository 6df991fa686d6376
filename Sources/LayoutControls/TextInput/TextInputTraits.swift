/// The settings of a view that takes text for the keyboard: UIKit's `UITextInputTraits`.
///
/// All but the label of the return key are kept and not used.
/// Each of ``TextInputSettings`` is a property of the view.
@dynamicMemberLookup
public protocol TextInputTraits: AnyObject {
  /// The settings.
  var textInputSettings: TextInputSettings { get set }
}

extension TextInputTraits {
  /// The setting of a name.
  public subscript<Setting>(
    dynamicMember setting: WritableKeyPath<TextInputSettings, Setting>
  ) -> Setting {
    get { textInputSettings[keyPath: setting] }
    set { textInputSettings[keyPath: setting] = newValue }
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
