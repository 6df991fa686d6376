public import Foundation
public import LayoutControls
public import LayoutViews

// What an application asks of the system and of servers, of which there are none here.

extension UIApplication {
  /// The address of the application's settings for notifications.
  public static let openNotificationSettingsURLString = "app-notification-settings:"
  /// The time between two looks for news that the system decides.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The time between two looks for news that never come.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Whether messages from afar come, which they do not.
  public final var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks for nothing, as no notifications come.
  public final func unregisterForRemoteNotifications() {}
  /// Keeps nothing: nobody looks for news.
  public final func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  /// Whether protected files can be read, which they can.
  public final var isProtectedDataAvailable: Bool { true }
  /// Whether several scenes can be open: one is.
  public final var supportsMultipleScenes: Bool { false }
  /// The sessions of all scenes: that of the one scene.
  public final var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Does nothing, as no buttons of a headphone are pressed.
  public final func beginReceivingRemoteControlEvents() {}
  /// Does nothing, as no buttons of a headphone are pressed.
  public final func endReceivingRemoteControlEvents() {}

  /// Whether the icon can be another one, which it can.
  public final var supportsAlternateIcons: Bool { true }
  /// The name of the other icon, or `nil` for the usual one.
  public final var alternateIconName: String? { kept("alternateIconName") }
  /// Keeps the name of another icon, and calls the closure at once.
  public final func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(alternateIconName, "alternateIconName")
    completionHandler?(nil)
  }
}

/// `UIKit.UIBackgroundFetchResult`.
public enum UIBackgroundFetchResult: UInt, Sendable, Hashable {
  /// A result with something new.
  case newData = 0
  /// A result with nothing new.
  case noData = 1
  /// A result that is not known.
  case failed = 2
}

/// `UIKit.UIUserActivityRestoring`.
public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: UserActivity)
}

extension Responder: UIUserActivityRestoring {}

/// `UIKit.UIStateRestoring`, which nothing here asks.
public protocol UIStateRestoring: AnyObject {}

/// `UIKit.UIViewControllerRestoration`, which nothing here asks.
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller with a name in an archive.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> ViewController?
}
