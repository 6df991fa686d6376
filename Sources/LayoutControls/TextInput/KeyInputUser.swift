import Foundation
@_spi(SystemViews) package import LayoutViews

/// A view of an app's own that takes letters as they come, by `UIKeyInput` alone, and keeps what it likes of them.
final class KeyInputUser: View, KeyboardUser {
  private weak var target: View?
  /// Whether keys are about to go to another view.
  private(set) var isLeft = false

  private var input: (any KeyInput)? { target as? any KeyInput }

  /// Creates what stands for a view.
  convenience init(_ target: View) {
    self.init(frame: .zero)
    self.target = target
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  package var keyboardView: View { target ?? self }
  package var returnKeyTitle: String { ReturnKeyType.default.title }
  package var wantsCapitalLetter: Bool { false }
  package var mayBeginEditing: Bool { true }
  /// Whether the view gives the keyboard back, which it is asked to as for another one.
  package var mayEndEditing: Bool {
    isLeft = true
    defer { isLeft = false }
    return target?.resignFirstResponder() ?? true
  }

  override func resignFirstResponder() -> Bool { target?.resignFirstResponder() ?? true }
  package func focusDidChange(_ isFocused: Bool) {}
  package func type(_ text: String) { input?.insertText(text) }
  /// Takes a letter away, which the keyboard asks for only if there is any text (unverified).
  package func typeDelete() { if input?.hasText == true { input?.deleteBackward() } }
  package func pressReturn() { input?.insertText("\n") }
}

extension Window {
  /// Has keys go to a view with `UIKeyInput`, unless the one that has them does not give them back.
  ///
  /// - Parameter view: A view of this window.
  /// - Returns: Whether keys go to it.
  package func giveKeyboard(toInput view: View) -> Bool {
    guard view is any KeyInput, keyboardUser?.mayEndEditing ?? true else { return false }
    let user = KeyInputUser(view)
    keyboardStandIn = user
    focus(on: user)
    return firstResponder === view
  }

  /// Has keys go to no view, unless the one that gives them back is asked to for another one.
  package func takeKeyboardAway() {
    if (keyboardUser as? KeyInputUser)?.isLeft != true { focus(on: nil) }
  }
}
