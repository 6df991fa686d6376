public import Foundation
public import LayoutControls
public import LayoutViews

// The focus of keyboards and remote controls, which moves nowhere here, and what pointers show.

/// `UIKit.UIFocusEffect`.
open class UIFocusEffect: NSObject {}

extension View {
  /// The look of the view with the focus, which there is none of.
  public final var focusEffect: UIFocusEffect? {
    get { kept("focusEffect") }
    set { keep(newValue, "focusEffect") }
  }

  /// Does nothing: there is no focus that could move.
  public final func setNeedsFocusUpdate() {}
  /// Does nothing: there is no focus that could move.
  public final func updateFocusIfNeeded() {}
}

extension ViewController {
  /// Does nothing: there is no focus that could move.
  public final func setNeedsFocusUpdate() {}
  /// Does nothing: there is no focus that could move.
  public final func updateFocusIfNeeded() {}
}

extension Control {
  /// The words beside a pointer that rests on the control, which none does.
  public final var toolTip: String? {
    get { kept("toolTip") }
    set { keep(newValue, "toolTip") }
  }
}

extension Button {
  /// Whether a pointer changes over the button, of which there is none.
  public final var isPointerInteractionEnabled: Bool {
    get { kept("isPointerInteractionEnabled") ?? false }
    set { keep(newValue, "isPointerInteractionEnabled") }
  }
}
