public import LayoutControls
public import LayoutViews

/// `UIKit.UIInputViewController`: the screen of a keyboard of the app's own, which does not come up here; a plate.
open class UIInputViewController: ViewController {
  private var keyboard: View?

  /// The view in the place of the keyboard.
  open override var inputView: View? {
    get { keyboard }
    set { keyboard = newValue }
  }
  /// The language that the keyboard writes, or `nil` for none.
  open var primaryLanguage: String?

  /// Does nothing, as the keyboard does not come up.
  open func dismissKeyboard() {}
  /// Does nothing, as the keyboard does not come up.
  open func advanceToNextInputMode() {}

  open override func loadView() { view = UnsupportedScreen("UIInputViewController") }
}
