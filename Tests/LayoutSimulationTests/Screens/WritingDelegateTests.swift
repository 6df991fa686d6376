import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutViews
import Testing

/// What text fields and text views ask and tell their delegates, in UIKit's order.
@Suite struct `Delegates of writing` {
  private final class Delegate: TextFieldDelegate, TextViewDelegate {
    var calls: [String] = []
    var refusal: String?

    private func note(_ name: String, _ view: View) -> Bool {
      calls.append("\(name) \(view.accessibilityIdentifier ?? "")")
      return refusal != name
    }

    func textFieldShouldBeginEditing(_ field: TextField) -> Bool { note("should begin", field) }
    func textFieldDidBeginEditing(_ field: TextField) { _ = note("did begin", field) }
    func textFieldShouldEndEditing(_ field: TextField) -> Bool { note("should end", field) }
    func textFieldDidEndEditing(_ field: TextField) { _ = note("did end", field) }
    func textField(
      _ field: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) '\(string)' of '\(field.text ?? "")'")
      return refusal != string
    }
    func textFieldDidChangeSelection(_ field: TextField) {
      calls.append("selection of '\(field.text ?? "")'")
    }
    func textFieldShouldClear(_ field: TextField) -> Bool { note("should clear", field) }
    func textFieldShouldReturn(_ field: TextField) -> Bool { note("should return", field) }

    func textViewShouldBeginEditing(_ view: TextView) -> Bool { note("should begin", view) }
    func textViewDidBeginEditing(_ view: TextView) { _ = note("did begin", view) }
    func textViewShouldEndEditing(_ view: TextView) -> Bool { note("should end", view) }
    func textViewDidEndEditing(_ view: TextView) { _ = note("did end", view) }
    func textView(
      _ view: TextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) '\(text)' of '\(view.text ?? "")'")
      return refusal != text
    }
    func textViewDidChange(_ view: TextView) { calls.append("change to '\(view.text ?? "")'") }
    func textViewDidChangeSelection(_ view: TextView) {
      calls.append("selection of '\(view.text ?? "")'")
    }
  }

  private let window = Window(environment: Scene.defaultEnvironment)
  private let delegate = Delegate()

  private func field(_ name: String) -> TextField {
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.accessibilityIdentifier = name
    field.delegate = delegate
    field.addAction(
      Action { [delegate] _ in delegate.calls.append("changed") },
      for: .editingChanged
    )
    window.addSubview(field)
    return field
  }

  @Test func `a field asks before it begins, before each change and before it ends`() {
    let (first, second) = (field("a"), field("b"))
    #expect(first.becomeFirstResponder())
    first.type("A")
    first.typeDelete()
    #expect(second.becomeFirstResponder())
    second.pressReturn()
    #expect(
      delegate.calls == [
        "should begin a", "did begin a",
        "0+0 'A' of ''", "selection of 'A'", "changed",
        "0+1 '' of 'A'", "selection of ''", "changed",
        "should begin b", "should end a", "did end a", "did begin b",
        "should return b", "should end b", "did end b",
      ]
    )
  }

  @Test(arguments: [
    ("should begin", "", false), ("A", "", true), ("should end", "A", true),
    ("should return", "A", true),
  ])
  func `a delegate may refuse`(_ refusal: String, _ text: String, keepsKeyboard: Bool) {
    let field = field("a")
    delegate.refusal = refusal
    field.becomeFirstResponder()
    if field.isFirstResponder { field.type("A") }
    field.pressReturn()
    #expect(field.text == text)
    #expect(field.isFirstResponder == keepsKeyboard || refusal == "A")
    delegate.refusal = nil
  }

  @Test func `text from code is written without a question`() {
    let field = field("a")
    field.becomeFirstResponder()
    delegate.calls = []
    field.insertText("Ada")
    field.deleteBackward()
    #expect(field.text == "Ad" && field.hasText)
    #expect(delegate.calls == ["selection of 'Ada'", "changed", "selection of 'Ad'", "changed"])
  }

  @Test func `a field that clears itself asks for that as one begins to write`() {
    let field = field("a")
    field.text = "Old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(delegate.calls.contains("should clear a") && field.text == "")
  }

  @Test func `a text view writes lines, with its caret behind the last`() {
    let view = TextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    view.accessibilityIdentifier = "v"
    view.delegate = delegate
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.type("A")
    view.pressReturn()
    #expect(view.resignFirstResponder())
    #expect(
      delegate.calls == [
        "should begin v", "did begin v",
        "0+0 'A' of ''", "selection of 'A'", "change to 'A'",
        "1+0 '\n' of 'A'", "selection of 'A\n'", "change to 'A\n'",
        "should end v", "did end v",
      ]
    )
  }

  @Test func `a tap on a text view brings the keyboard, and what cannot be edited keeps it away`() {
    let view = TextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    window.addSubview(view)
    let finger = Finger(on: window)
    finger.tap(at: CGPoint(x: 60, y: 120))
    #expect(view.isFirstResponder && window.keyboard?.isShown == true)
    window.endEditing(true)
    view.isEditable = false
    finger.tap(at: CGPoint(x: 60, y: 120))
    #expect(!view.isFirstResponder)
  }
}
