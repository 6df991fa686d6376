public import Foundation
public import LayoutViews

/// A delegate of a text field's editing: UIKit's `UITextFieldDelegate`.
///
/// Every method has a default that allows or does nothing.
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether one may begin to write.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Responds to the beginning of editing.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether one may stop.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Responds to the end of editing.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Responds to the end of editing with its reason, in the place of the method without one.
  func textFieldDidEndEditing(
    _ textField: TextField,
    reason: TextField.DidEndEditingReason
  )
  /// Returns whether letters may be replaced.
  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Responds to a selection that changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the return key has its effect.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Allows.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Allows.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: TextField,
    reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Allows.
  public func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Allows.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Allows.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  /// A reason why editing ends: UIKit's `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Sendable, Hashable {
    /// The field gave the keyboard back, which is always so here.
    case committed = 0
    /// One went back on a remote control.
    case cancelled = 1
  }
}

/// A delegate of a text view's editing: UIKit's `UITextViewDelegate`.
///
/// Every method has a default that allows or does nothing.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns whether one may begin to write.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Responds to the beginning of editing.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether one may stop.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Responds to the end of editing.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether letters may be replaced.
  func textView(
    _ textView: TextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Responds to a change of the text.
  func textViewDidChange(_ textView: TextView)
  /// Responds to a change of the selection.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Allows.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Allows.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Allows.
  public func textView(
    _ textView: TextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
