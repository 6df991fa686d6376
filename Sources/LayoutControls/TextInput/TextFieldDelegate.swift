public import Foundation
public import LayoutViews

/// What a text field asks and tells while one writes: UIKit's `UITextFieldDelegate`.
///
/// Every method has a default that allows or does nothing. There is no keyboard here, and so nobody who
/// writes: none of them is called.
public protocol TextFieldDelegate: AnyObject {
  /// Whether one may begin to write.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// One began to write.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether one may stop.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// One stopped.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether letters may be replaced.
  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key does what it does.
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

/// What a text view asks and tells while one writes: UIKit's `UITextViewDelegate`.
///
/// Every method has a default that allows or does nothing. There is no keyboard here, and so nobody who
/// writes: none of them is called.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether one may begin to write.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// One began to write.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether one may stop.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// One stopped.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether letters may be replaced.
  func textView(
    _ textView: TextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// One wrote.
  func textViewDidChange(_ textView: TextView)
  /// The selection changed.
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
