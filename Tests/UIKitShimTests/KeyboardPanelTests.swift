import LayoutControls
import LayoutGeometry
import Testing
import UIKitShim

/// Views of an app's own above the keys and in their place.
struct KeyboardPanelTests {
  private final class FormController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(other)
    }
  }

  /// A chat whose composer stays at the bottom.
  private final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }
  }

  /// Returns the height of what is at the bottom once it has come.
  private func height(in window: UIWindow) -> CGFloat {
    window.interaction.clock.advance(by: .seconds(1))
    return window.keyboardHeight
  }

  @Test func `a toolbar is above the keys, and can be touched`() throws {
    let form = FormController()
    let window = try ScreenHost.show(form)
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(systemItem: .done)]
    toolbar.sizeToFit()
    form.field.inputAccessoryView = toolbar
    form.field.becomeFirstResponder()
    let keys = window.environment.keyboardHeight
    #expect(toolbar.bounds.height > 40)
    #expect(height(in: window) == keys + toolbar.bounds.height)
    let place = toolbar.convert(toolbar.bounds, to: nil)
    #expect(place.maxY == window.bounds.height - keys)
    #expect(place.width == window.bounds.width)
    let hit = window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil)
    #expect(hit?.isDescendant(of: toolbar) == true)
    form.other.becomeFirstResponder()
    #expect(height(in: window) == keys && toolbar.superview == nil)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a keyboard that gets another height is shown again`() throws {
    let form = FormController()
    let window = try ScreenHost.show(form, on: "iPhone 15")
    form.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    form.field.becomeFirstResponder()
    window.interaction.clock.advance(by: .seconds(1))
    let keys = Int(window.environment.keyboardHeight)
    func notices(_ work: () -> Void) -> [String] {
      let count = window.interaction.log.entries.count
      work()
      window.interaction.clock.advance(by: .seconds(1))
      return window.interaction.log.entries.dropFirst(count).map(\.text)
        .filter { $0.hasPrefix("keyboard") }
    }
    let (tall, low) = (
      "(0, \(852 - keys - 44), 393, \(keys + 44))", "(0, \(852 - keys), 393, \(keys))"
    )
    #expect(
      notices { form.other.becomeFirstResponder() } == [
        "keyboardWillChangeFrameNotification: from \(tall) to \(low) in 0.25 s",
        "keyboardWillShowNotification: from \(tall) to \(low) in 0.25 s",
        "keyboardDidChangeFrameNotification", "keyboardDidShowNotification",
      ]
    )
  }

  @Test func `a view takes the place of the keys`() throws {
    let form = FormController()
    let window = try ScreenHost.show(form, on: "iPhone 15")
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    form.field.inputView = panel
    form.field.becomeFirstResponder()
    #expect(height(in: window) == 234)
    #expect(panel.convert(panel.bounds, to: nil) == CGRect(x: 0, y: 618, width: 393, height: 200))
    form.other.becomeFirstResponder()
    form.field.becomeFirstResponder()
    #expect(height(in: window) == 234)
    #expect(window.keyboard?.keys.isEmpty == true)
    form.field.resignFirstResponder()
    #expect(height(in: window) == 0 && panel.window == nil)
  }

  @Test func `the composer of a chat is at the bottom, and above the keys while one writes`() throws
  {
    let chat = ChatController()
    let window = try ScreenHost.show(chat)
    _ = window.interaction
    #expect(chat.isFirstResponder)
    #expect(height(in: window) == 50)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == window.bounds.height)
    #expect(chat.field.becomeFirstResponder())
    #expect(height(in: window) == window.environment.keyboardHeight + 50)
    #expect(chat.field.resignFirstResponder())
    #expect(chat.isFirstResponder && height(in: window) == 50)
    #expect(chat.resignFirstResponder())
    #expect(height(in: window) == 0 && chat.bar.superview == nil)
  }

  /// A chat whose composer is above the safe area, and as high as what one writes in it.
  private final class GrowingBar: UIView {
    let text = UITextView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      text.isScrollEnabled = false
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: leadingAnchor),
        text.trailingAnchor.constraint(equalTo: trailingAnchor),
        text.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  private final class GrowingChat: UIViewController {
    let bar = GrowingBar()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  @Test func `a bar that grows is as high as is announced, in its safe area and above keys`() throws
  {
    let chat = GrowingChat()
    let window = try ScreenHost.show(chat, on: "iPhone 15")
    _ = window.interaction
    /// Returns the number of notifications, and checks that the last one has the bar's place.
    func announcements(_ work: () -> Void) -> Int {
      defer { window.interaction.log.removeAll() }
      work()
      window.layoutIfNeeded()
      window.interaction.clock.advance(by: .seconds(1))
      let lines = window.interaction.log.texts(of: .delegate).filter { $0.contains("WillShow") }
      let place = chat.bar.convert(chat.bar.bounds, to: nil)
      let numbers = lines.last?.components(separatedBy: " to (").last?
        .split { !"0123456789.".contains($0) }.compactMap { Double($0) }
      #expect(isClose(numbers?[1] ?? 0, place.minY, within: 0.01), "\(lines), \(place)")
      return lines.count
    }
    chat.resignFirstResponder()
    window.interaction.clock.advance(by: .seconds(1))
    window.interaction.log.removeAll()
    #expect(announcements { chat.becomeFirstResponder() } == 1)
    let height = chat.bar.bounds.height
    #expect(announcements { chat.field.becomeFirstResponder() } == 1)
    #expect(isClose(chat.bar.bounds.height, height - 34))
    #expect(announcements { chat.bar.text.text = "1\n2\n3" } == 1)
    #expect(chat.bar.bounds.height > height - 34 + 20)
    #expect(announcements { chat.field.resignFirstResponder() } == 1)
    #expect(window.keyboardHeight == chat.bar.bounds.height)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `other views come up when a responder says that it has them`() throws {
    let form = FormController()
    let window = try ScreenHost.show(form)
    let keys = window.environment.keyboardHeight
    form.field.becomeFirstResponder()
    form.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(height(in: window) == keys)
    form.other.reloadInputViews()
    #expect(height(in: window) == keys)
    form.field.reloadInputViews()
    #expect(height(in: window) == keys + 44)
    form.field.inputAccessoryView?.frame.size.height = 60
    form.field.reloadInputViews()
    #expect(height(in: window) == keys + 60)
    form.field.inputAccessoryView = nil
    form.field.reloadInputViews()
    #expect(height(in: window) == keys)
  }

  @Test func `a field that asks too early gets the keyboard when it is shown`() throws {
    final class Login: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let login = Login()
    let window = try ScreenHost.show(login)
    #expect(login.field.isFirstResponder && height(in: window) > 0)
  }
}
