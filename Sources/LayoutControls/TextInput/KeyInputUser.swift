import Foundation
@_spi(SystemViews) package import LayoutViews

/// The stand-in for a first responder that is no field: a view of an app's own that takes letters as they come, by
/// `UIKeyInput` alone, and keeps what it likes of them; or one that takes none, such as a controller with a view that
/// stays at the bottom.
final class KeyInputUser: View, KeyboardUser {
  private weak var target: Responder?
  /// Whether keys are about to go elsewhere.
  private(set) var isLeft = false

  private var input: (any KeyInput)? { target as? any KeyInput }

  /// Creates what stands for a responder.
  convenience init(_ target: Responder) {
    self.init(frame: .zero)
    self.target = target
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  package var responder: Responder { target ?? self }
  package var takesKeys: Bool { input != nil }
  package var returnKeyTitle: String { ReturnKeyType.default.title }
  package var wantsCapitalLetter: Bool { false }
  package var mayBeginEditing: Bool { true }
  /// Whether it gives the keyboard back, which it is asked to as for another one.
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
  /// Makes something other than a field the first responder, unless the one that there is does not give way.
  ///
  /// - Parameter responder: A view of this window, or a controller of one.
  /// - Returns: Whether it is the first responder.
  package func giveKeyboard(toInput responder: Responder) -> Bool {
    guard keyboardUser?.mayEndEditing ?? true else { return false }
    let user = KeyInputUser(responder)
    keyboardStandIn = user
    focus(on: user)
    return firstResponder === responder
  }

  /// Has keys go to nobody, unless the one that gives them back is asked to for another one.
  package func takeKeyboardAway() {
    if (keyboardUser as? KeyInputUser)?.isLeft != true { endFocus() }
  }
}
