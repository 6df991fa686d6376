import Foundation
import LayoutControls
import LayoutViews
import Testing
import UIKitShim

/// What menus over selected text do, by the classes that have it.
@Suite struct `Edit actions` {
  private static let copy = ActionSelector("copy:", UIResponderStandardEditActions.copy(_:))
  private static let cut = ActionSelector("cut:", UIResponderStandardEditActions.cut(_:))
  private static let paste = ActionSelector("paste:", UIResponderStandardEditActions.paste(_:))
  private static let delete = ActionSelector("delete:", UIResponderStandardEditActions.delete(_:))
  private static let select = ActionSelector("select:", UIResponderStandardEditActions.select(_:))
  private static let selectAll = ActionSelector(
    "selectAll:",
    UIResponderStandardEditActions.selectAll(_:)
  )

  /// A label with what the plugin writes into a class that overrides `copy(_:)`.
  private class CodeLabel: UILabel {
    var copies = 0

    override func copy(_ sender: Any?) { copies += 1 }
    override class var writtenEditActions: Set<String> {
      super.writtenEditActions.union(["copy:"])
    }
  }

  private final class PastingLabel: CodeLabel {
    override func paste(_ sender: Any?) {}
    override class var writtenEditActions: Set<String> {
      super.writtenEditActions.union(["paste:"])
    }
  }

  private final class Refusing: UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { false }
  }

  @Test func `a responder has what its class has written`() {
    let label = PastingLabel()
    #expect(label.canPerformAction(Self.copy, withSender: nil))
    #expect(label.canPerformAction(Self.paste, withSender: nil))
    #expect(!label.canPerformAction(Self.cut, withSender: nil))
    #expect(!CodeLabel().canPerformAction(Self.paste, withSender: nil))
    #expect(!UILabel().canPerformAction(Self.copy, withSender: nil))
    #expect(!UIViewController().canPerformAction(Self.selectAll, withSender: nil))
    let resign = ActionSelector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UILabel().canPerformAction(resign, withSender: nil))
  }

  @Test func `an action without a target finds the one that has it`() throws {
    let window = try ScreenHost.window()
    let outer = CodeLabel(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    outer.isUserInteractionEnabled = true
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 80, height: 44))
    button.addTarget(nil, action: Self.copy, for: .touchUpInside)
    outer.addSubview(button)
    window.addSubview(outer)
    button.sendActions(for: .touchUpInside)
    #expect(outer.copies == 1)
    #expect(UIApplication.shared.sendAction(Self.copy, to: nil, from: button, for: nil))
    #expect(outer.copies == 2)
    #expect(!UIApplication.shared.sendAction(Self.cut, to: nil, from: button, for: nil))
    #expect(button.target(forAction: Self.copy, withSender: nil) as? UILabel === outer)
  }

  @Test func `a field does what its selection lets it`() throws {
    let window = try ScreenHost.window()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    window.addSubview(field)
    field.text = "Auto Layout"
    field.becomeFirstResponder()
    UIPasteboard.general.string = nil
    func can() -> [String] {
      [Self.cut, Self.copy, Self.paste, Self.delete, Self.select, Self.selectAll]
        .filter { field.canPerformAction($0, withSender: nil) }.map(\.name)
    }
    #expect(can() == ["select:", "selectAll:"])
    field.select(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Layout")
    field.copy(nil)
    #expect(UIPasteboard.general.string == "Layout")
    #expect(can() == ["cut:", "copy:", "paste:", "delete:", "selectAll:"])
    field.selectAll(nil)
    field.cut(nil)
    #expect(field.text == "" && UIPasteboard.general.string == "Auto Layout")
    #expect(can() == ["paste:"])
    field.paste(nil)
    field.paste(nil)
    #expect(field.text == "Auto LayoutAuto Layout")
    let delegate = Refusing()
    field.delegate = delegate
    field.paste(nil)
    #expect(field.text == "Auto LayoutAuto Layout")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(can() == ["paste:", "delete:"])
  }

  @Test func `a text view does the same`() throws {
    let window = try ScreenHost.window()
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    window.addSubview(view)
    view.text = "ab"
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 2))
    view.copy(nil)
    view.delete(nil)
    #expect(view.text == "" && UIPasteboard.general.strings == ["ab"])
  }
}
