public import Foundation
public import LayoutControls
public import LayoutViews

extension UIApplication {
  /// `UIKit.UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a key from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a link that the application is to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of a message from afar.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The key of the application that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The key of the entry of the icon's menu.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The key of an activity that goes on.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    /// The key of a change of place.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// `UIKit.UIApplication.OpenURLOptionsKey`.
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a key from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the application that asks.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The key of what it says besides.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of whether a file is opened where it is.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// `UIKit.UIApplication.State`.
  public enum State: Int, Sendable, Hashable {
    /// At the front.
    case active = 0
    /// At the front, and not active.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// The state of the application, as the window whose code runs has it.
  public var applicationState: State {
    switch keyWindow?.applicationState ?? .active {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}

/// `UIKit.UIApplicationDelegate`.
///
/// An application is not launched here, and is the only one: a test alone calls what belongs to that. The delegate
/// that it sets at `UIApplication.shared` hears of the background, of little memory and of a screen that is turned. Where
/// the scene has a delegate, that one hears of the background and of the screen in its place.
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application.
  var window: Window? { get set }
  /// Responds to the launch.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Prepares for the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a scene that is about to be connected.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Responds to scenes that the reader closed.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// Opens a link, and returns whether it did.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the orientations of a window.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask
  /// Responds to the application being active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Prepares for the application to be inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Responds to the application being in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Prepares for the application to come to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Prepares for the end of the application.
  func applicationWillTerminate(_ application: UIApplication)
  /// Responds to little memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Prepares for the screen to be held in another way.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: InterfaceOrientation,
    duration: TimeInterval
  )
  /// Responds to the screen being held in another way.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: InterfaceOrientation
  )
}

extension UIApplicationDelegate {
  /// The window, which such a delegate does not keep.
  public var window: Window? {
    get { nil }
    set {}
  }
  /// Returns the answer of a delegate that has none of its own.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns the answer of a delegate that has none of its own.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns the answer of a delegate that has none of its own.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns the answer of a delegate that has none of its own.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns the answer of a delegate that has none of its own.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: InterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: InterfaceOrientation
  ) {}
}
