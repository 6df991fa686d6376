package import Foundation
package import LayoutViews

/// A view into which one writes with the keyboard: what a view with UIKit's `UIKeyInput` does, and its delegate.
package protocol KeyboardUser: View {
  /// The label of the return key.
  var returnKeyTitle: String { get }
  /// Whether the next letter is to be a capital one.
  var wantsCapitalLetter: Bool { get }
  /// Whether the delegate lets one begin to write.
  var mayBeginEditing: Bool { get }
  /// Whether the delegate lets one stop.
  var mayEndEditing: Bool { get }
  /// The first responder: the user itself, or what it stands for.
  var responder: Responder { get }
  /// Whether there are keys for it; there may be a view above them without.
  var takesKeys: Bool { get }
  /// Whether it hears that keys go to it before the keyboard notifies, rather than after.
  var beginsBeforeKeyboard: Bool { get }
  /// The part of the view that the scroll view around it is to show, or `nil` for none.
  var shownPart: CGRect? { get }
  /// Takes over that keys go to the view from now on, or no longer.
  func focusDidChange(_ isFocused: Bool)
  /// Writes letters, if the delegate allows it.
  func type(_ text: String)
  /// Takes the letter before the caret away, if there is one and the delegate allows it.
  func typeDelete()
  /// Responds to the return key.
  func pressReturn()
}

extension Responder {
  /// The view that it is, or that it controls, or `nil` for another one, and while there is none.
  var ownView: View? { self as? View ?? (self as? any ViewOwner)?.viewIfLoaded }
}

extension KeyboardUser {
  package var responder: Responder { self }
  package var takesKeys: Bool { true }
  package var beginsBeforeKeyboard: Bool { false }
  package var shownPart: CGRect? { nil }

  /// Takes the keyboard, for which the delegate is asked before that of the view that has it.
  func takeKeyboard() -> Bool {
    claimsKeyboard = window == nil && canBecomeFirstResponder
    guard canBecomeFirstResponder, let window else { return false }
    guard window.firstResponder !== self else { return true }
    guard mayBeginEditing, window.keyboardUser?.mayEndEditing ?? true else { return false }
    window.focus(on: self)
    return window.firstResponder === self
  }

  /// Returns whether the one that keys go to is a view in another one, or the controller of such a view.
  fileprivate func isUser(in view: View) -> Bool {
    responder.ownView?.isDescendant(of: view) == true
  }

  /// Gives the keyboard back, unless the delegate does not agree.
  func giveKeyboardBack() -> Bool {
    claimsKeyboard = false
    guard let window, window.firstResponder === self else { return true }
    guard mayEndEditing else { return false }
    window.endFocus()
    return true
  }
}

extension Window {
  /// The view that keys go to, or `nil` for none.
  package var keyboardUser: (any KeyboardUser)? {
    if let user = firstResponder as? any KeyboardUser { return user }
    return keyboardStandIn.flatMap { $0.responder === firstResponder ? $0 : nil }
  }

  private final class StandIn {
    let user: any KeyboardUser

    init(_ user: any KeyboardUser) { self.user = user }
  }

  /// The object that stands for a view which is no such user itself, or `nil` for none.
  var keyboardStandIn: (any KeyboardUser)? {
    get { attachments[StandIn.self]?.user }
    set { attachments[StandIn.self] = newValue.map(StandIn.init) }
  }

  /// The keyboard, or `nil` while none is on the screen.
  package var keyboard: KeyboardView? { attachments[KeyboardView.self] }

  /// Lets keys go to a user, for which the keyboard comes, or to none, for which it goes.
  ///
  /// A field learns of it before the keyboard notifies, and a text view after that (Craig Grummitt, "Keyboards, text
  /// views and first responders", 2016). Apple's reference of `UITextFieldDelegate` ("The flow of the editing process")
  /// has the keyboard first for a field too.
  package func focus(on user: (any KeyboardUser)?) {
    let old = keyboardUser
    guard old !== user else { return }
    firstResponder = user?.responder
    let panels = user.map { KeyboardPanels(of: $0, after: keyboard?.panels ?? .none) } ?? .none
    if panels.isEmpty { keyboard?.leave() }
    old?.focusDidChange(false)
    // A delegate may have moved on meanwhile.
    guard let user, keyboardUser === user else { return }
    let comingKeyboard = keyboard ?? KeyboardView()
    attachments[KeyboardView.self] = comingKeyboard
    keyboardKeeper = comingKeyboard
    if user.beginsBeforeKeyboard {
      user.focusDidChange(true)
      guard keyboardUser === user else { return }
    }
    if !panels.isEmpty { comingKeyboard.come(for: user, with: panels, over: self) }
    if !user.beginsBeforeKeyboard { user.focusDidChange(true) }
  }

  /// Has keys go to nobody.
  ///
  /// A view above them stays for the one that has it, if that can be the first responder.
  func endFocus() {
    guard let owner = keyboard?.panels.owner, owner !== keyboardUser,
      owner.responder.canBecomeFirstResponder
    else { return focus(on: nil) }
    keyboardStandIn = owner
    focus(on: owner)
  }

  /// Has keys go to nobody if the first responder, or the one whose view is above its keys, is in a view.
  ///
  /// It is asked to give them up, and has no choice (UITextField.h: the end of editing "may be called if forced even if"
  /// the delegate refuses, "e.g. view removed from window").
  func endFocus(in view: View) {
    // Keys go to the one whose view is above them first.
    for _ in 0..<2 {
      guard let user = keyboardUser,
        [user, keyboard?.panels.owner].contains(where: { $0?.isUser(in: view) == true })
      else { return }
      if !user.responder.resignFirstResponder() || keyboardUser === user { endFocus() }
    }
  }

  /// Shows keys for the text as it is now.
  func textDidChange(of user: any KeyboardUser) {
    if keyboardUser === user { keyboard?.showLetters(for: user) }
  }
}
