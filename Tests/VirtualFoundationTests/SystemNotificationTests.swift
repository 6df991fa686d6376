import Foundation
import LayoutControls
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutTables
import Testing
import UIKitShim
import VirtualFoundation

import class VirtualFoundation.NotificationCenter

/// What the simulation knows to happen to a device, its settings and the application.
@Suite struct `Notifications of the system` {
  private final class Listener {
    private let notes: Notes
    private var tokens: [any NSObjectProtocol] = []

    init(_ notes: Notes) { self.notes = notes }

    func hear(_ names: Notification.Name..., of object: Any? = nil) {
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) {
            [notes] notification in
            let sender = notification.object.map { "\(type(of: $0))" } ?? "nobody"
            notes.note("\(name.rawValue.dropFirst(2).dropLast(12)) of \(sender)")
          }
        )
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private let host: Host
  private let notes = Notes()
  private let listener: Listener

  init() throws {
    host = try Host()
    listener = Listener(notes)
  }

  @Test func `a row that a finger selects`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let (rows, table) = (Rows(), UITableView(frame: host.window.bounds, style: .plain))
    table.dataSource = rows
    host.window.addSubview(table)
    host.window.layoutIfNeeded()
    listener.hear(UITableView.selectionDidChangeNotification)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(notes.lines == [])
    table.userDidTapRow(at: IndexPath(row: 1, section: 0))
    #expect(notes.lines == ["TableViewSelectionDidChange of TableView"])
  }

  @Test func `another text size, which the traits have already`() throws {
    let other = try Host()
    var seen: [String] = []
    let view = UIView()
    host.window.addSubview(view)
    host.window.layoutIfNeeded()
    let token = host.window.onItsScreen {
      NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification,
        object: nil,
        queue: nil
      ) { notification in
        let new =
          notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
          as? UIContentSizeCategory
        seen.append("\(new == view.traitCollection.preferredContentSizeCategory)")
        seen.append("\(UIApplication.shared.preferredContentSizeCategory == new)")
        seen.append("\(notification.object as AnyObject === UIApplication.shared)")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    other.window.environment.contentSizeCategory = .extraLarge
    #expect(seen == [])
    host.window.environment.contentSizeCategory = .extraExtraLarge
    #expect(seen == ["true", "true", "true"])
    host.window.environment.style = .dark
    #expect(seen.count == 3)
  }

  @Test func `a device that is turned`() {
    listener.hear(UIDevice.orientationDidChangeNotification, of: UIDevice.current)
    listener.hear(
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification
    )
    host.window.environment.orientation = .landscape
    #expect(
      notes.lines == [
        "ApplicationWillChangeStatusBarOrientation of UIApplication",
        "DeviceOrientationDidChange of UIDevice",
        "ApplicationDidChangeStatusBarOrientation of UIApplication",
      ]
    )
  }

  @Test func `settings of the reader`() {
    listener.hear(
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    )
    host.window.environment.textWeight = .bold
    host.window.environment.motion = .reduced
    host.window.environment.contrast = .high
    host.window.environment.contrast = .high
    #expect(
      notes.lines == [
        "AccessibilityBoldTextStatusDidChange of nobody",
        "AccessibilityReduceMotionStatusDidChange of nobody",
        "AccessibilityDarkerSystemColorsStatusDidChange of nobody",
      ]
    )
  }

  @Test func `the way to the background and back`() {
    listener.hear(
      UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification,
      UIScene.didEnterBackgroundNotification
    )
    host.window.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    #expect(
      notes.lines == [
        "ApplicationWillResignActive of UIApplication",
        "SceneDidEnterBackground of WindowScene",
        "ApplicationDidEnterBackground of UIApplication",
      ]
    )
    notes.lines = []
    host.window.enterBackground()
    host.window.becomeActive()
    #expect(UIWindowScene.current(of: host.window) == .foregroundActive)
    #expect(
      notes.lines == [
        "ApplicationWillEnterForeground of UIApplication",
        "ApplicationDidBecomeActive of UIApplication",
      ]
    )
  }

  @Test func `little memory, of which controllers hear first`() {
    let (root, child, shown) = (Screen(notes), Screen(notes), Screen(notes))
    root.addChild(child)
    host.window.rootViewController = root
    host.window.layoutIfNeeded()
    root.present(shown, animated: false)
    listener.hear(UIApplication.didReceiveMemoryWarningNotification)
    host.window.warnOfLowMemory()
    let heard = "ApplicationDidReceiveMemoryWarning of UIApplication"
    #expect(notes.lines == ["warned", "warned", "warned", heard])
  }

  private final class Screen: UIViewController {
    let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func didReceiveMemoryWarning() { notes.note("warned") }
  }

  @Test func `what never happens is a finding where code listens`() {
    listener.hear(UIContentSizeCategory.didChangeNotification, Notification.Name("Own"))
    #expect(host.window.diagnostics.isEmpty)
    let line = #line + 1
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.batteryLevelDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in }
    NotificationCenter.default.removeObserver(token)
    listener.hear(.NSCalendarDayChanged)
    let findings = host.window.diagnostics
    #expect(findings.map(\.code) == ["unposted-notification", "unposted-notification"])
    #expect(
      findings.first?.message
        == "nothing here posts 'UIDeviceBatteryLevelDidChangeNotification', which code listens to"
    )
    #expect(findings.first?.mark?.line == line)
  }
}

extension UIWindowScene {
  fileprivate static func current(of window: UIWindow) -> ActivationState? {
    window.windowScene?.activationState
  }
}
