import LayoutControls
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// The keyboard of a screen that is covered, removed or turned.
@Suite struct `A keyboard and its screen` {
  fileprivate final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var refusesToEnd = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      box.addSubview(field)
      box.addSubview(notes)
      (field.delegate, notes.delegate) = (self, self)
    }

    private func note(_ words: String) {
      view.window?.interaction.log.record(.delegate, words)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      note("should begin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refusesToEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { note("did end") }
    func textViewDidBeginEditing(_ textView: UITextView) { note("did begin") }
  }

  /// A way for the screen with the field to go, or to be covered, and the way back if there is one.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var comesBack = true
    fileprivate let leave: @Sendable (Form) -> Void
    fileprivate var back: @Sendable (Form) -> Void = { _ in }
  }

  private static func presenting(
    _ name: String,
    _ other: @escaping @Sendable () -> UIViewController
  ) -> Row {
    Row(testDescription: name) {
      $0.present(other(), animated: true)
    } back: {
      $0.dismiss(animated: true)
    }
  }

  private static func covering(
    _ style: UIModalPresentationStyle
  ) -> @Sendable () -> UIViewController {
    {
      let other = UIViewController()
      other.modalPresentationStyle = style
      return other
    }
  }

  static let rows = [
    Row(testDescription: "a push") {
      $0.navigationController?.pushViewController(UIViewController(), animated: true)
    } back: {
      $0.navigationController?.popViewController(animated: true)
    },
    presenting("a screen over everything", covering(.fullScreen)),
    presenting("a card", covering(.pageSheet)),
    presenting("an alert") {
      UIAlertController(title: "Wrong", message: nil, preferredStyle: .alert)
    },
    Row(testDescription: "another tab") {
      $0.tabBarController?.selectedIndex = 1
    } back: {
      $0.tabBarController?.selectedIndex = 0
    },
    Row(testDescription: "another root", comesBack: false) {
      $0.view.window?.rootViewController = UIViewController()
    },
    Row(testDescription: "a field that is removed", comesBack: false) {
      $0.field.removeFromSuperview()
    },
    Row(testDescription: "a removed box around the field", comesBack: false) {
      $0.box.removeFromSuperview()
    },
  ]

  private let form = Form()

  private func show() throws -> UIWindow {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: form), UIViewController()]
    let window = try ScreenHost.show(tabs)
    _ = window.interaction
    return window
  }

  private func settle(_ window: UIWindow) {
    window.layoutIfNeeded()
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
  }

  /// Returns the notifications and what the delegates heard of since the last call, in short words.
  private func lines(_ window: UIWindow) -> [String] {
    defer { window.interaction.log.removeAll() }
    return window.interaction.log.texts(of: .delegate).map { line in
      let name = String(line.prefix { $0 != ":" }).replacing("Notification", with: "")
      return name.replacing("keyboard", with: "").replacing("Will", with: "will ")
        .replacing("Did", with: "did ")
    }
  }

  private static let hides = ["will ChangeFrame", "will Hide"]
  private static let hidden = ["did ChangeFrame", "did Hide"]
  private static let shows = ["will ChangeFrame", "will Show"]
  private static let shown = ["did ChangeFrame", "did Show"]

  @Test(arguments: rows)
  func `goes with the screen of its field, and comes back with it`(_ row: Row) throws {
    let window = try show()
    form.refusesToEnd = true
    form.field.becomeFirstResponder()
    settle(window)
    _ = lines(window)
    row.leave(form)
    settle(window)
    #expect(lines(window) == Self.hides + ["did end"] + Self.hidden)
    #expect(!form.field.isFirstResponder && window.keyboardUser == nil)
    #expect(window.keyboardHeight == 0)
    let root = try #require(window.rootViewController)
    let seen = root.viewIfLoaded?.window == nil ? root.presentedViewController : root
    #expect(seen?.view.keyboardLayoutGuide.layoutFrame.minY == 818)
    row.back(form)
    settle(window)
    #expect(form.field.isFirstResponder == row.comesBack)
    let back = ["should begin", "did begin"] + Self.shows + Self.shown
    #expect(lines(window) == (row.comesBack ? back : []))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a field that gave the keyboard up by itself does not get it back`() throws {
    let window = try show()
    form.field.becomeFirstResponder()
    form.view.endEditing(true)
    Self.rows[0].leave(form)
    settle(window)
    Self.rows[0].back(form)
    settle(window)
    #expect(!form.field.isFirstResponder && window.keyboardHeight == 0)
  }

  @Test func `a text view hears of the keyboard before it begins, and a field after`() throws {
    let window = try show()
    form.notes.becomeFirstResponder()
    settle(window)
    #expect(lines(window) == Self.shows + ["did begin"] + Self.shown)
    form.field.becomeFirstResponder()
    settle(window)
    #expect(
      lines(window)
        == ["should begin", "did begin", "will ChangeFrame", "did ChangeFrame"]
    )
  }

  @Test func `goes before the screen turns, and comes with its new frame after that`() throws {
    let window = try show()
    form.field.becomeFirstResponder()
    settle(window)
    window.interaction.log.removeAll()
    window.environment.orientation = .landscape
    let frames = window.interaction.log.texts(of: .delegate).filter {
      $0.contains("Hide") || $0.contains("Show")
    }
    #expect(
      frames == [
        "keyboardWillHideNotification: from (0, 516, 393, 336) to (0, 852, 393, 336) in 0.25 s",
        "keyboardDidHideNotification",
        "keyboardWillShowNotification: from (0, 393, 852, 209) to (0, 184, 852, 209) in 0.25 s",
        "keyboardDidShowNotification",
      ]
    )
    #expect(lines(window) == Self.hides + Self.hidden + Self.shows + Self.shown)
    #expect(form.field.isFirstResponder && window.keyboardHeight == 209)
  }
}
