package import LayoutViews

/// A view into which one writes with the keyboard.
package protocol KeyboardUser: View {
  /// The label of the return key.
  var returnKeyTitle: String { get }
  /// Takes over that keys go to the view from now on, or no longer.
  func focusDidChange(_ isFocused: Bool)
}

extension Window {
  /// The view that keys go to, or `nil` for none.
  package var keyboardUser: (any KeyboardUser)? { firstResponder as? any KeyboardUser }

  /// The keyboard, or `nil` while none is on the screen.
  package var keyboard: KeyboardView? { attachments[KeyboardView.self] }

  /// Lets keys go to a view, for which the keyboard comes, or to none, for which it goes.
  package func focus(on user: (any KeyboardUser)?) {
    let old = keyboardUser
    guard old !== user else { return }
    firstResponder = user
    old?.focusDidChange(false)
    user?.focusDidChange(true)
    // A delegate may have moved on meanwhile.
    guard keyboardUser === user else { return }
    guard let user else {
      keyboard?.leave()
      return
    }
    let keyboard = keyboard ?? KeyboardView()
    attachments[KeyboardView.self] = keyboard
    keyboard.come(for: user, over: self)
  }
}
