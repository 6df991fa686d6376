public import Foundation
public import LayoutControls
public import LayoutViews

/// `UIKit.UITextPasteItem`: a thing that is pasted into a text, of which nothing here makes one.
public protocol UITextPasteItem: AnyObject {
  /// The thing itself.
  var itemProvider: NSItemProvider { get }
  /// The thing as the application knows it, or `nil`.
  var localObject: Any? { get }
  /// The attributes of what is written at the place.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Has a text pasted.
  func setResult(string: String)
  /// Has a text with attributes pasted.
  func setResult(attributedString string: NSAttributedString)
  /// Has a picture in the text pasted.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Has nothing pasted.
  func setNoResult()
  /// Has what the system finds in the thing pasted.
  func setDefaultResult()
}

/// `UIKit.UITextPasteConfigurationSupporting`: a view whose delegate says what is pasted.
public protocol UITextPasteConfigurationSupporting: AnyObject {
  /// The delegate, held weakly.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// `UIKit.UITextPasteDelegate`, which nothing here asks: texts are pasted as they are.
public protocol UITextPasteDelegate: AnyObject {
  /// Says what is pasted of a thing.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  )
  /// Returns the text that is pasted of several.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString],
    for textRange: TextRange
  ) -> NSAttributedString
  /// Pastes a text and returns the part that it is.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString,
    to textRange: TextRange
  ) -> TextRange
  /// Returns whether that is to be seen.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString,
    to textRange: TextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// Has what the system finds in the thing pasted.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// Answers the texts one after the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString],
    for textRange: TextRange
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for string in itemStrings { whole.append(string) }
    return whole
  }
  /// Answers the part that was given; nothing is pasted.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString,
    to textRange: TextRange
  ) -> TextRange { textRange }
  /// Answers true.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString,
    to textRange: TextRange
  ) -> Bool { true }
}

extension TextField: UITextPasteConfigurationSupporting {
  /// The delegate of what is pasted, held weakly, which is never asked: a finding says so.
  public final var pasteDelegate: (any UITextPasteDelegate)? {
    get { keptDelegate("pasteDelegate") as? any UITextPasteDelegate }
    set { keepDelegate(newValue, "pasteDelegate") }
  }
}

extension TextView: UITextPasteConfigurationSupporting {
  /// The delegate of what is pasted, held weakly, which is never asked: a finding says so.
  public final var pasteDelegate: (any UITextPasteDelegate)? {
    get { keptDelegate("pasteDelegate") as? any UITextPasteDelegate }
    set { keepDelegate(newValue, "pasteDelegate") }
  }
}
