import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

// The view above the keys: its safe area, and what happens as it gets another height.
extension KeyboardView {
  /// Gives the view above the keys the safe area that it has in its place, at the bottom of the screen or above keys, so
  /// that its height is the same on the way there.
  func placeAccessorySafeArea() {
    guard let window, let accessory = panels.accessory else { return }
    var insets = window.environment.safeAreaInsets
    insets.top = 0
    if panels.hasKeys { insets.bottom = 0 }
    guard accessory.containedSafeAreaInsets != insets else { return }
    accessory.containedSafeAreaInsets = insets
    accessory.layoutIfNeeded()
  }

  /// Notifies of another height of the view above the keys, which may grow as one types.
  func notifyOfOtherHeight() {
    guard isShown, !isHeld, let window, let old = announcedFrame else { return }
    let new = frame(at: 1, in: window)
    guard abs(new.minY - old.minY) > 0.001 else { return }
    notify(["ChangeFrame", "Show"], from: old, to: new)
    if progress == 1 { notifyOfArrival() }
  }
}

extension Window {
  /// Shows other views above the keys and in their place, if a responder that keys go to has some.
  func reloadPanels(of responder: Responder) {
    guard let user = keyboardUser, user.responder === responder, let keyboard else { return }
    let panels = KeyboardPanels(of: user, after: keyboard.panels)
    if panels.isEmpty {
      keyboard.leave()
    } else {
      keyboard.come(for: user, with: panels, over: self)
    }
  }
}
