import LayoutDiagnostics
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Methods that are called by their names, as what is written in the place of `#selector` holds them.
@Suite struct `Targets and actions` {
  /// A screen that notes what is called.
  final class Screen: UIViewController {
    var notes: [String] = []
    let button = UIButton(type: .system)
    let toggle = UISwitch()

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      toggle.frame.origin = CGPoint(x: 20, y: 300)
      view.addSubview(button)
      view.addSubview(toggle)
    }

    func plain() { notes.append("plain") }
    func tapped(_ sender: UIButton) { notes.append("tapped \(sender === button)") }
    func anything(_ sender: Any) { notes.append("anything") }
    func both(_ sender: UIControl, event: UIEvent?) {
      notes.append("both \(event?.allTouches?.count ?? 0)")
    }
    func gesture(_ recognizer: UITapGestureRecognizer) {
      notes.append("gesture \(recognizer.state)")
    }
    func item(_ item: UIBarButtonItem) { notes.append("item \(item.title ?? "")") }

    static let plain = ActionSelector("plain", Screen.plain)
    static let tapped = ActionSelector("tapped:", Screen.tapped)
    static let both = ActionSelector("both:event:", Screen.both)
  }

  private func shown(_ screen: UIViewController) throws -> (UIWindow, Finger) {
    let window = try ScreenHost.show(screen)
    return (window, Finger(on: window))
  }

  private func tap(_ view: UIView, with finger: Finger) {
    finger.press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    finger.release()
  }

  @Test func `a method gets nothing, the sender, or the sender and the event`() throws {
    let screen = Screen()
    let (_, finger) = try shown(screen)
    screen.button.addTarget(screen, action: Screen.plain, for: .touchUpInside)
    screen.button.addTarget(screen, action: Screen.tapped, for: .touchUpInside)
    screen.button.addTarget(screen, action: Screen.both, for: .touchUpInside)
    tap(screen.button, with: finger)
    #expect(screen.notes == ["plain", "tapped true", "both 1"])
    screen.notes = []
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.notes == ["plain", "tapped true", "both 0"])
  }

  /// Controls that a finger changes, and one that keys change.
  private final class Form: UIViewController {
    var notes: [String] = []
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["One", "Two"])
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      stepper.frame.origin = CGPoint(x: 20, y: 100)
      segments.frame.origin = CGPoint(x: 20, y: 200)
      for control in [stepper, segments, field] {
        view.addSubview(control)
        control.addTarget(self, action: Self.changed, for: [.valueChanged, .editingChanged])
      }
    }

    func changed(_ sender: UIControl, with event: UIEvent) {
      notes.append("\(type(of: sender)) \(event.touches(for: sender)?.count ?? 0)")
    }
    static let changed = ActionSelector("changed:with:", Form.changed)
  }

  @Test func `a change has the event of its finger, and that of a key none`() throws {
    let form = Form()
    let (window, finger) = try shown(form)
    for control in [form.stepper, form.segments] {
      let place = CGPoint(x: control.bounds.width - 8, y: control.bounds.midY)
      finger.press(at: control.convert(place, to: nil))
      finger.release()
    }
    form.field.becomeFirstResponder()
    form.field.insertText("a")
    #expect(form.notes == ["Stepper 1", "SegmentedControl 1", "TextField 0"])
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `the same method of the same target is called once for each of its events`() throws {
    let screen = Screen()
    _ = try shown(screen)
    screen.button.addTarget(screen, action: Screen.plain, for: .touchDown)
    screen.button.addTarget(screen, action: Screen.plain, for: [.touchDown, .touchUpInside])
    screen.button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(screen.notes == ["plain"])
    #expect(screen.button.actions(forTarget: screen, forControlEvent: .touchDown) == ["plain"])
    #expect(screen.button.allTargets == [screen])
    #expect(screen.button.allControlEvents == [.touchDown, .touchUpInside])
  }

  struct RemovalRow: CustomTestStringConvertible {
    let testDescription: String
    var isOfScreen = true
    var action: ActionSelector?
    var events: UIControl.Event = .allEvents
    let left: [String]
  }

  @Test(arguments: [
    RemovalRow(testDescription: "all of a target", left: []),
    RemovalRow(testDescription: "all of any target", isOfScreen: false, left: []),
    RemovalRow(testDescription: "one method", action: "plain", left: ["tapped true"]),
    RemovalRow(
      testDescription: "another event",
      events: .touchDown,
      left: ["plain", "tapped true"]
    ),
    RemovalRow(
      testDescription: "an unknown method",
      action: "other",
      left: ["plain", "tapped true"]
    ),
  ])
  func `methods are removed by target, name and event`(_ row: RemovalRow) throws {
    let screen = Screen()
    _ = try shown(screen)
    screen.button.addTarget(screen, action: Screen.plain, for: .touchUpInside)
    screen.button.addTarget(screen, action: Screen.tapped, for: .touchUpInside)
    screen.button.removeTarget(row.isOfScreen ? screen : nil, action: row.action, for: row.events)
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.notes == row.left)
  }

  @Test func `without a target the first responder upwards that has the method is called`() throws {
    let screen = Screen()
    let (window, finger) = try shown(UINavigationController(rootViewController: screen))
    screen.button.addTarget(nil, action: Screen.plain, for: .touchUpInside)
    screen.button.addTarget(nil, action: "nobodys", for: .touchUpInside)
    tap(screen.button, with: finger)
    #expect(screen.notes == ["plain"])
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a target that is gone is not called, nor is another one`() throws {
    let screen = Screen()
    _ = try shown(screen)
    do {
      let other = Screen()
      screen.button.addTarget(other, action: Screen.plain, for: .touchUpInside)
    }
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.notes == [])
  }

  @Test func `a target without the method is an error, as in UIKit`() throws {
    let screen = Screen()
    let (window, finger) = try shown(screen)
    screen.button.addTarget(screen, action: "nowhere:", for: .touchUpInside)
    screen.toggle.addTarget(screen, action: Screen.tapped, for: .valueChanged)
    tap(screen.button, with: finger)
    tap(screen.toggle, with: finger)
    #expect(
      window.diagnostics.map(\.message) == [
        "'Screen' has no method 'nowhere:' that could be called",
        "'tapped:' of 'Screen' takes another type than 'UISwitch'",
      ]
    )
    #expect(window.diagnostics.map(\.code) == ["unrecognized-selector", "unfit-argument"])
  }

  @Test func `a recognizer calls a method of its target`() throws {
    let screen = Screen()
    let (_, finger) = try shown(screen)
    let tap = UITapGestureRecognizer(
      target: screen,
      action: ActionSelector("gesture:", Screen.gesture)
    )
    tap.addTarget(screen, action: Screen.plain)
    screen.view.addGestureRecognizer(tap)
    finger.press(at: CGPoint(x: 200, y: 600))
    finger.release()
    #expect(screen.notes == ["gesture ended", "plain"])
    screen.notes = []
    tap.removeTarget(screen, action: Screen.plain)
    finger.press(at: CGPoint(x: 200, y: 600))
    finger.release()
    #expect(screen.notes == ["gesture ended"])
    tap.removeTarget(nil, action: nil)
    finger.press(at: CGPoint(x: 200, y: 600))
    finger.release()
    #expect(screen.notes == ["gesture ended"])
  }

  @Test func `a button of a bar calls a method of its target, or of a responder`() throws {
    let screen = Screen()
    let item = ActionSelector("item:", Screen.item)
    let save = UIBarButtonItem(title: "Save", style: .plain, target: screen, action: item)
    let edit = UIBarButtonItem(
      barButtonSystemItem: .edit,
      target: nil,
      action: ActionSelector("edit", Navigation.edit)
    )
    screen.navigationItem.rightBarButtonItem = save
    screen.navigationItem.leftBarButtonItem = edit
    let navigation = Navigation(rootViewController: screen)
    let (window, finger) = try shown(navigation)
    tap(try #require(button("Save", in: window)), with: finger)
    tap(try #require(button("Edit", in: window)), with: finger)
    #expect(screen.notes == ["item Save"] && navigation.isEdited)
  }

  final class Navigation: UINavigationController {
    var isEdited = false

    func edit() { isEdited = true }
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test func `a control says when a finger leaves it and comes back`() throws {
    final class Log {
      var names: [String] = []
      func enter() { names.append("enter") }
      func exit() { names.append("exit") }
      func inside() { names.append("inside") }
      func outside() { names.append("outside") }
    }
    let screen = Screen()
    let (_, finger) = try shown(screen)
    let log = Log()
    screen.button.addTarget(log, action: .init("enter", Log.enter), for: .touchDragEnter)
    screen.button.addTarget(log, action: .init("exit", Log.exit), for: .touchDragExit)
    screen.button.addTarget(log, action: .init("outside", Log.outside), for: .touchDragOutside)
    finger.press(at: CGPoint(x: 60, y: 220))
    finger.move(to: CGPoint(x: 60, y: 500), within: .milliseconds(16))
    finger.move(to: CGPoint(x: 60, y: 222), within: .milliseconds(16))
    finger.release()
    #expect(log.names.first == "exit" && log.names.last == "enter")
    #expect(log.names.contains("outside"))
  }

  @Test func `selectors are equal by name`() {
    #expect(Screen.plain == "plain" && Screen.plain != Screen.tapped)
    #expect(ActionSelector("tapped", Screen.tapped).name == "tapped:")
    #expect("\(Screen.both)" == "both:event:")
    #expect(Screen.plain.isMethod(of: Screen()) && !Screen.plain.isMethod(of: UIView()))
  }
}
