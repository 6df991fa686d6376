import LayoutControls
import Testing
import UIKitShim

/// Views of an app's own that take letters as they come, as those for a code of digits.
struct KeyInputTests {
  private final class CodeView: UIView, UIKeyInput {
    var digits = ""
    var log: [String] = []
    var isKept = false

    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool {
      log.append("resign")
      return !isKept && super.resignFirstResponder()
    }
    var hasText: Bool { !digits.isEmpty }
    func insertText(_ text: String) { digits += text }
    func deleteBackward() { digits.removeLast() }
  }

  private func show(_ views: [UIView]) throws -> UIWindow {
    let controller = UIViewController()
    let window = try ScreenHost.show(controller)
    for view in views { controller.view.addSubview(view) }
    _ = window.interaction
    return window
  }

  @Test func `keys go to the first responder, one by one`() throws {
    let view = CodeView()
    let window = try show([view])
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    let user = try #require(window.keyboardUser)
    #expect(window.keyboard?.isShown == true)
    user.typeDelete()
    for digit in "123" { user.type(String(digit)) }
    user.typeDelete()
    user.pressReturn()
    #expect(view.digits == "12\n")
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
    #expect(window.keyboardUser == nil && window.keyboard?.isShown == false)
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a view gives the keyboard to a field, if it is willing`(isKept: Bool) throws {
    let (view, field) = (CodeView(), UITextField())
    let window = try show([view, field])
    view.becomeFirstResponder()
    view.isKept = isKept
    #expect(field.becomeFirstResponder() != isKept)
    #expect(view.log == ["resign"] && view.isFirstResponder == isKept)
    #expect(window.keyboard?.isShown == true)
    view.isKept = false
    #expect(view.becomeFirstResponder() && !field.isFirstResponder)
  }

  @Test func `a view that keys mean nothing to is first responder without them`() throws {
    final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (plain, shy) = (Plain(), UIView())
    let window = try show([plain, shy])
    #expect(!shy.becomeFirstResponder() && plain.becomeFirstResponder())
    #expect(plain.isFirstResponder && window.keyboard?.isShown != true)
    #expect(plain.resignFirstResponder() && !plain.isFirstResponder)
  }

  @Test func `the end of editing takes the keyboard away`() throws {
    let view = CodeView()
    let window = try show([view])
    view.becomeFirstResponder()
    window.endEditing(true)
    #expect(!view.isFirstResponder && window.keyboard?.isShown == false)
  }
}
