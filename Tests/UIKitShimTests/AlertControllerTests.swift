import LayoutDevices
import LayoutDiagnostics
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Alerts and action sheets that an application shows.
struct AlertControllerTests {
  /// What is to be seen where, by the identifiers of its views.
  private static func frames(in window: UIWindow) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func visit(_ view: UIView) {
      if let name = view.accessibilityIdentifier {
        frames[name] = view.convert(view.bounds, to: nil)
      }
      view.subviews.forEach(visit)
    }
    visit(window)
    return frames
  }

  private static func show(
    _ style: UIAlertController.Style,
    _ actions: [(String, UIAlertAction.Style)],
    on device: String = "iPhone 15",
    animated: Bool = false,
    _ change: (UIAlertController, UIViewController) -> Void = { _, _ in },
    chosen: @escaping (String) -> Void = { _ in }
  ) throws -> UIWindow {
    let below = UIViewController()
    let window = try ScreenHost.show(below, on: device)
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    change(alert, below)
    below.present(alert, animated: animated)
    window.layoutIfNeeded()
    return window
  }

  @Test func `a press that brings an alert ends when the finger is lifted`() throws {
    let below = UIViewController()
    let window = try ScreenHost.show(below)
    let asker = Asker()
    asker.below = below
    let press = UILongPressGestureRecognizer(target: asker, action: Asker.pressed)
    below.view.addGestureRecognizer(press)
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 100, y: 200))
    finger.hold(for: .seconds(2))
    finger.release()
    #expect(asker.states == [.began, .ended])
    #expect(below.presentedViewController is UIAlertController)
  }

  private final class Asker: NSObject {
    static let pressed = ActionSelector("press:", Asker.press)
    var states: [UIGestureRecognizer.State] = []
    weak var below: UIViewController?

    func press(_ sender: UILongPressGestureRecognizer) {
      states.append(sender.state)
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      if sender.state == .began { below?.present(alert, animated: true) }
    }
  }

  @Test func `two buttons are beside each other, cancel at the left, and close it`() throws {
    var chosen: [String] = []
    let window = try Self.show(
      .alert,
      [("Delete", .destructive), ("Cancel", .cancel)],
      chosen: { chosen.append($0) }
    )
    let frames = Self.frames(in: window)
    let (cancel, delete) = try (
      #require(frames["alert-button"]), #require(frames["alert-button-2"])
    )
    #expect(cancel.size == CGSize(width: 135, height: 44) && delete.size == cancel.size)
    #expect(cancel.maxX == delete.minX && cancel.minY == delete.minY)
    #expect(abs(try #require(frames["alert-box"]).midX - window.bounds.midX) < 0.34)
    let below = try #require(window.rootViewController)
    #expect(below.presentedViewController is UIAlertController)
    Finger(on: window).tap(at: CGPoint(x: delete.midX, y: delete.midY))
    #expect(chosen == ["Delete"])
    #expect(below.presentedViewController == nil)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `three buttons, or long titles, are below each other, cancel last`() throws {
    let window = try Self.show(
      .alert,
      [("Cancel", .cancel), ("Delete", .destructive), ("Keep", .default)]
    )
    let frames = Self.frames(in: window)
    let tops = try ["alert-button", "alert-button-2", "alert-button-3"].map {
      try #require(frames[$0]).minY
    }
    #expect(tops == tops.sorted() && tops[2] - tops[0] == 88)
    let long = try Self.show(
      .alert,
      [("Delete all of them now", .destructive), ("Cancel", .cancel)]
    )
    #expect(Self.frames(in: long)["alert-button"]?.width == 270)
  }

  @Test func `in iOS 26 buttons are capsules in a card`() throws {
    let window = try Self.show(
      .alert,
      [("Delete", .destructive), ("Cancel", .cancel)],
      on: "iPhone 17"
    )
    let frames = Self.frames(in: window)
    #expect(frames["alert-box"]?.width == 320)
    #expect(frames["alert-button"]?.size == CGSize(width: 140, height: 48))
  }

  @Test func `an action sheet comes from below, with cancel by itself`() throws {
    let window = try Self.show(
      .actionSheet,
      [("Cancel", .cancel), ("Share", .default), ("Delete", .destructive)]
    )
    let frames = Self.frames(in: window)
    let (box, cancel) = try (
      #require(frames["alert-box"]), #require(frames["alert-cancel-box"])
    )
    #expect(cancel == CGRect(x: 8, y: 852 - 34 - 57, width: 377, height: 57))
    #expect(box.maxY == cancel.minY - 8 && box.width == 377)
    #expect(frames["alert-button-2"]?.height == 57)
  }

  @Test(arguments: [("iPhone 15", 34.0), ("iPhone SE (3rd generation)", 8)])
  func `the view is that of the boxes, beside the one that dims the screen`(
    _ device: String,
    _ margin: CGFloat
  ) throws {
    let alert = try Self.show(.alert, [("OK", .default)], on: device)
    let box = try #require(Self.frames(in: alert)["alert-box"])
    let view = try #require(alert.rootViewController?.presentedViewController?.view)
    #expect(view.convert(view.bounds, to: nil) == box)
    #expect(view.superview?.bounds == alert.bounds)
    #expect(alert.hitTest(CGPoint(x: 5, y: 5), with: nil)?.isDescendant(of: view) == false)
    let sheet = try Self.show(.actionSheet, [("Share", .default), ("Cancel", .cancel)], on: device)
    let choices = try #require(sheet.rootViewController?.presentedViewController?.view).frame
    #expect(choices.minX == 8 && choices.width == sheet.bounds.width - 16)
    #expect(choices.maxY == sheet.bounds.height - margin)
    #expect(choices.minY == Self.frames(in: sheet)["alert-box"]?.minY)
  }

  @Test func `on a tablet an action sheet needs what it is about, and shows there`() throws {
    let tablet = "iPad Pro 11-inch (4th generation)"
    let actions: [(String, UIAlertAction.Style)] = [("Share", .default), ("Cancel", .cancel)]
    let alone = try Self.show(.actionSheet, actions, on: tablet)
    #expect(alone.diagnostics.map { "\($0.severity) \($0.code)" } == ["error alert-misuse"])
    let window = try Self.show(.actionSheet, actions, on: tablet) { alert, below in
      alert.popoverPresentationController?.sourceView = below.view
      alert.popoverPresentationController?.sourceRect = CGRect(
        x: 400,
        y: 300,
        width: 44,
        height: 44
      )
    }
    #expect(window.diagnostics.isEmpty)
    let frames = Self.frames(in: window)
    #expect(frames["alert-cancel-box"] == nil && frames["alert-dimming"] == nil)
    let box = try #require(frames["alert-box"])
    #expect(box.midX == 422 && box.minY == 344 + 13 && box.width == 304)
  }

  @Test func `fields are above the buttons, and are told of when they are added`() throws {
    var field: UITextField?
    let window = try Self.show(.alert, [("OK", .default)]) { alert, _ in
      alert.addTextField {
        $0.placeholder = "Name"
        field = $0
      }
      #expect(alert.textFields?.count == 1)
    }
    let frame = try #require(Self.frames(in: window)["alert-field"])
    #expect(field?.placeholder == "Name" && frame.width == 238)
    #expect(frame.maxY < (Self.frames(in: window)["alert-button"]?.minY ?? 0))
  }

  @Test(arguments: [("iPhone 15", 0.0), ("iPhone 17", 62)])
  func `the first field gets the keyboard, and the alert is in the middle above it`(
    _ device: String,
    _ top: CGFloat
  ) throws {
    let window = try Self.show(.alert, [("OK", .default)], on: device) { alert, _ in
      alert.addTextField()
      alert.addTextField()
    }
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
    let alert = window.rootViewController?.presentedViewController as? UIAlertController
    #expect(alert?.textFields?.map(\.isFirstResponder) == [true, false])
    let box = try #require(Self.frames(in: window)["alert-box"])
    let keyboard = window.bounds.height - window.environment.keyboardHeight
    #expect(abs(box.midY - (top + keyboard) / 2) < 0.34)
    alert?.dismiss(animated: false)
    window.interaction.clock.advance(by: .seconds(1))
    #expect(window.keyboardHeight == 0)
  }

  @Test func `with an animation it comes in its time and takes no touches before`() throws {
    var chosen: [String] = []
    let window = try Self.show(
      .alert,
      [("OK", .default)],
      animated: true,
      chosen: { chosen.append($0) }
    )
    let button = try #require(Self.frames(in: window)["alert-button"])
    let finger = Finger(on: window)
    finger.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(chosen.isEmpty)
    window.interaction.clock.advance(by: .milliseconds(500))
    let still = try #require(Self.frames(in: window)["alert-button"])
    finger.tap(at: CGPoint(x: still.midX, y: still.midY))
    #expect(chosen == ["OK"])
    #expect(Self.frames(in: window)["alert-box"] != nil, "it fades")
    window.interaction.clock.advance(by: .milliseconds(500))
    #expect(Self.frames(in: window)["alert-box"] == nil)
  }

  @Test func `what UIKit raises an exception for is told`() throws {
    let window = try Self.show(.alert, [("No", .cancel), ("Never", .cancel)])
    #expect(window.diagnostics.map(\.code) == ["alert-misuse"])
  }
}
