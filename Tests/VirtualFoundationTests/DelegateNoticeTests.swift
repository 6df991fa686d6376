import Foundation
import LayoutControls
import LayoutDevices
import Testing
import UIKitShim
import VirtualFoundation

import class VirtualFoundation.NotificationCenter

/// What delegates of the application and of its scene hear, before observers do.
@Suite struct `Delegates of the application` {
  private final class AppDelegate: NSObject, UIApplicationDelegate {
    let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func applicationWillResignActive(_ application: UIApplication) {
      notes.note("app resigns \(application.applicationState)")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      notes.note("app hides \(application.applicationState)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) { notes.note("app comes") }
    func applicationDidBecomeActive(_ application: UIApplication) {
      notes.note("app active \(application.applicationState)")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      notes.note("app warned")
    }
    func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) { notes.note("app turns to \(newStatusBarOrientation.isLandscape)") }
    func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) { notes.note("app turned from \(oldStatusBarOrientation.isLandscape)") }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func sceneWillResignActive(_ scene: UIScene) { notes.note("scene resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { notes.note("scene hides") }
    func sceneWillEnterForeground(_ scene: UIScene) { notes.note("scene comes") }
    func sceneDidBecomeActive(_ scene: UIScene) { notes.note("scene active") }
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let old = previousCoordinateSpace.bounds.width
      let new = windowScene.screen.bounds.width
      let style = previousTraitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      notes.note(
        "scene from \(old) \(previousInterfaceOrientation.isPortrait) \(style) to \(new)"
      )
    }
  }

  private let host: Host
  private let notes = Notes()
  private let app: AppDelegate

  init() throws {
    host = try Host()
    app = AppDelegate(notes)
    UIApplication.shared.delegate = app
    UIWindowScene.current(host.window)?.delegate = nil
  }

  private func observe(_ name: Notification.Name) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [notes] _ in
      notes.note("observer")
    }
  }

  @Test func `an application without a scene's delegate`() {
    let token = observe(UIApplication.willResignActiveNotification)
    defer { NotificationCenter.default.removeObserver(token) }
    host.window.enterBackground()
    host.window.enterBackground()
    #expect(notes.lines == ["app resigns active", "observer", "app hides background"])
    notes.lines = []
    host.window.becomeActive()
    #expect(notes.lines == ["app comes", "app active active"])
  }

  @Test func `a scene's delegate hears in place of the application's`() {
    let scene = SceneDelegate(notes)
    UIWindowScene.current(host.window)?.delegate = scene
    host.window.enterBackground()
    host.window.becomeActive()
    #expect(notes.lines == ["scene resigns", "scene hides", "scene comes", "scene active"])
    notes.lines = []
    host.window.environment.orientation = .landscape
    host.window.environment.style = .dark
    host.window.environment.textWeight = .bold
    #expect(
      notes.lines.prefix(2) == [
        "scene from 393.0 true light to 852.0", "scene from 852.0 false light to 852.0",
      ]
    )
    UIWindowScene.current(host.window)?.delegate = nil
  }

  @Test func `a screen that is turned`() {
    host.window.environment.orientation = .landscape
    host.window.environment.orientation = .portrait
    #expect(
      notes.lines == [
        "app turns to true", "app turned from false", "app turns to false", "app turned from true",
      ]
    )
  }

  @Test func `little memory, of which the delegate hears before controllers do`() {
    final class Root: UIViewController {
      var notes: Notes?
      override func didReceiveMemoryWarning() { notes?.note("controller") }
    }
    let root = Root()
    root.notes = notes
    host.window.rootViewController = root
    let token = observe(UIApplication.didReceiveMemoryWarningNotification)
    defer { NotificationCenter.default.removeObserver(token) }
    host.window.warnOfLowMemory()
    #expect(notes.lines == ["app warned", "controller", "observer"])
  }
}

extension UIWindowScene {
  fileprivate static func current(_ window: UIWindow) -> UIWindowScene? { window.windowScene }
}
