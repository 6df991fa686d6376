public import LayoutControls
public import LayoutViews

/// `UIKit.UITextView`.
public typealias UITextView = TextView
/// `UIKit.UITextViewDelegate`.
public typealias UITextViewDelegate = TextViewDelegate
/// `UIKit.UITextFieldDelegate`.
public typealias UITextFieldDelegate = TextFieldDelegate
/// `UIKit.NSTextContainer`.
public typealias NSTextContainer = TextContainer
/// `UIKit.UIKeyInput`.
public typealias UIKeyInput = KeyInput
/// `UIKit.UITextInput`.
public typealias UITextInput = TextInput
/// `UIKit.UITextPosition`.
public typealias UITextPosition = TextPosition
/// `UIKit.UITextRange`.
public typealias UITextRange = TextRange
/// `UIKit.UITextSelectionRect`.
public typealias UITextSelectionRect = TextSelectionRect
/// `UIKit.UITextLayoutDirection`.
public typealias UITextLayoutDirection = TextLayoutDirection
/// `UIKit.UITextStorageDirection`.
public typealias UITextStorageDirection = TextStorageDirection
/// `UIKit.UITextInputTraits`.
public typealias UITextInputTraits = TextInputTraits
/// `UIKit.UIKeyboardType`.
public typealias UIKeyboardType = KeyboardType
/// `UIKit.UIReturnKeyType`.
public typealias UIReturnKeyType = ReturnKeyType
/// `UIKit.UIKeyboardAppearance`.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// `UIKit.UITextContentType`.
public typealias UITextContentType = TextContentType
/// `UIKit.UITextAutocapitalizationType`.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// `UIKit.UITextAutocorrectionType`.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// `UIKit.UITextSpellCheckingType`.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// `UIKit.NSParagraphStyle`.
public typealias NSParagraphStyle = ParagraphStyle
/// `UIKit.NSWritingDirection`.
public typealias NSWritingDirection = WritingDirection
/// `UIKit.NSMutableParagraphStyle`.
public typealias NSMutableParagraphStyle = MutableParagraphStyle
/// `UIKit.NSTextAttachment`.
public typealias NSTextAttachment = TextAttachment
/// `UIKit.NSShadow`.
public typealias NSShadow = TextShadow
/// `UIKit.NSUnderlineStyle`.
public typealias NSUnderlineStyle = UnderlineStyle
/// `UIKit.NSStringDrawingOptions`.
public typealias NSStringDrawingOptions = TextDrawingOptions
/// `UIKit.NSStringDrawingContext`.
public typealias NSStringDrawingContext = TextDrawingContext
