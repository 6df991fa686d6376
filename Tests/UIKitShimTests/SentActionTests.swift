import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Actions with an event, and those that look for their target.
@Suite struct `Actions that are sent` {
  private final class Target: NSObject {
    var notes: [String] = []

    func changed(_ sender: UIControl, event: UIEvent) {
      notes.append("\(type(of: sender)) \(event.allTouches?.count ?? 0)")
    }
  }

  private static let changed = ActionSelector("changed:event:", Target.changed)

  @Test(arguments: ["UISegmentedControl", "UISwitch", "UISlider", "UIPageControl"])
  func `a control hands its event on`(_ kind: String) throws {
    let window = try ScreenHost.window()
    let control: UIControl
    switch kind {
    case "UISegmentedControl": control = UISegmentedControl(items: ["A", "B"])
    case "UISwitch": control = UISwitch()
    case "UISlider": control = UISlider()
    default:
      let pages = UIPageControl()
      pages.numberOfPages = 3
      control = pages
    }
    control.frame = CGRect(x: 50, y: 200, width: 200, height: 32)
    let target = Target()
    control.addTarget(target, action: Self.changed, for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
    let frame = control.frame
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: kind == "UISlider" ? frame.minX + 5 : frame.maxX - 10, y: 216))
    finger.move(to: CGPoint(x: frame.maxX - 12, y: 216))
    finger.release()
    #expect(target.notes.first?.hasSuffix(" 1") == true)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `an action without a target takes the keyboard away`() throws {
    let window = try ScreenHost.window()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    window.addSubview(field)
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    let resign = ActionSelector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    #expect(!UIApplication.shared.sendAction(Self.changed, to: nil, from: nil, for: nil))
  }

  @Test func `a mistake names the line of the selector`() throws {
    let window = try ScreenHost.window()
    let control = UISwitch()
    let line = #line + 1
    let wrong = ActionSelector("wrong:", { (target: Target) in { (_: String) in } })
    let target = Target()
    control.addTarget(target, action: wrong, for: .valueChanged)
    window.addSubview(control)
    control.sendActions(for: .valueChanged)
    #expect(window.diagnostics.map(\.code) == ["unfit-argument"])
    #expect(window.diagnostics.first?.mark?.line == line)
  }

  private final class Writer: NSObject, UITextFieldDelegate {
    var reasons: [UITextField.DidEndEditingReason] = []

    func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) { reasons.append(reason) }
  }

  @Test func `the end of editing has its reason`() throws {
    let window = try ScreenHost.window()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let writer = Writer()
    field.delegate = writer
    window.addSubview(field)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(writer.reasons == [.committed])
  }
}
