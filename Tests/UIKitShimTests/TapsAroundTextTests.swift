import LayoutControls
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Taps that take the keyboard away, as most forms have them around their fields.
@Suite struct `Taps around texts` {
  private let window: UIWindow
  private let form = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private let notes = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 80))

  init() throws {
    window = try ScreenHost.window()
    window.addSubview(form)
    form.addSubview(field)
    form.addSubview(notes)
    let endEditing = ActionSelector("endEditing:", UIView.endEditing)
    form.addGestureRecognizer(UITapGestureRecognizer(target: form, action: endEditing))
    window.layoutIfNeeded()
  }

  private func tap(_ x: Double, _ y: Double) {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: x, y: y))
    finger.release()
    window.interaction.clock.advance(by: .seconds(1))
  }

  @Test func `a tap on a text begins to write, and one beside it ends that`() {
    tap(100, 217)
    #expect(field.isFirstResponder)
    tap(100, 217)
    #expect(field.isFirstResponder)
    tap(100, 320)
    #expect(notes.isFirstResponder && !field.isFirstResponder)
    tap(100, 100)
    #expect(!notes.isFirstResponder)
  }

  @Test func `a text that cannot be written in leaves the tap to others`() {
    field.becomeFirstResponder()
    notes.isEditable = false
    tap(100, 320)
    #expect(!field.isFirstResponder && !notes.isFirstResponder)
  }
}
