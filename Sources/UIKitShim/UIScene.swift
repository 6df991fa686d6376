public import Foundation
public import LayoutControls
public import LayoutViews

/// `UIKit.UIScene`: nothing here connects one, so that its delegate is the one that a test sets.
public typealias UIScene = ApplicationScene

/// `UIKit.UIWindowScene`.
public typealias UIWindowScene = WindowScene

extension ApplicationScene {
  /// `UIKit.UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable, Hashable {
    /// Not connected.
    case unattached = -1
    /// At the front, and active.
    case foregroundActive = 0
    /// At the front, and not active.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// `UIKit.UIScene.ConnectionOptions`, of which there are none.
  open class ConnectionOptions: NSObject {
    /// The links that the scene was opened with.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// The session of the scene.
  public final var session: UISceneSession {
    if let session: UISceneSession = kept("session") { return session }
    let session = UISceneSession()
    keep(session, "session")
    return session
  }
  /// The delegate, which hears of the background and of another screen.
  public final var delegate: (any UISceneDelegate)? {
    get { kept("delegate") }
    set {
      keep(newValue, "delegate")
      SystemNotification.tellDelegates()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title for the reader, empty for none.
  public final var title: String! {
    get { kept("title") ?? "" }
    set { keep(newValue, "title") }
  }
  /// The state of the scene: that of the application.
  public final var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// `UIKit.UIOpenURLContext`.
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// Creates a context of a link.
  init(url: URL) { self.url = url }
}

extension WindowScene {
  /// The orientation in which it is held.
  public final var interfaceOrientation: InterfaceOrientation { screen.heldOrientation }
  /// The windows: that whose code runs, or none.
  public final var windows: [Window] { [CurrentWindow.ofThread].compactMap(\.self) }
  /// The window with the keyboard: that whose code runs, or `nil` for none.
  public final var keyWindow: Window? { CurrentWindow.ofThread }
  /// The traits of the screen.
  public final var traitCollection: TraitCollection { screen.traitCollection }
  /// The status bar.
  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// The scene of the test and its thread, with whatever window's code runs.
  static var current: WindowScene { SharedObjects.object("UIWindowScene") { WindowScene() } }
}

/// `UIKit.UIStatusBarManager`.
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar on the main screen.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the status bar has no height.
  open var isStatusBarHidden: Bool { statusBarFrame.height <= 0 }
}

/// `UIKit.UISceneSession`.
open class UISceneSession: NSObject {
  /// `UIKit.UISceneSession.Role`.
  public struct Role: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a role from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows of the application.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// Creates a session of a role.
  public init(role: Role = .windowApplication) { self.role = role }
}

/// `UIKit.UISceneConfiguration`.
open class UISceneConfiguration: NSObject, SettingKeeper {
  /// The name, or `nil` for none.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the delegate, or `nil` for none.
  open var delegateClass: AnyClass?
  /// The class of the scene, or `nil` for the system's.
  open var sceneClass: AnyClass?
  package final var keptSettings: [String: Any]?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// `UIKit.UISceneDelegate`.
public protocol UISceneDelegate: AnyObject {
  /// Responds to a scene that was connected.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Responds to a scene that was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Responds to a scene that is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Responds to a scene that is about to be inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Responds to a scene that is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Responds to a scene that went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Responds to links that the scene is to open.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// `UIKit.UIWindowSceneDelegate`.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: Window? { get set }
  /// Responds to another size of the screen, another way of holding it, or other traits.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection
  ) {}
  /// The window, which such a delegate does not keep.
  public var window: Window? {
    get { nil }
    set {}
  }
}
