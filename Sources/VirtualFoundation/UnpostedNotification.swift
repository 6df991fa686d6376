import Foundation
import LayoutDiagnostics
import LayoutViews

/// A notification of the system that nothing here posts, as its cause never happens.
enum UnpostedNotification {
  /// The names of UIKit, without "UI" and "Notification".
  private static let words: Set = [
    "AccessibilityAnnouncementDidFinish", "AccessibilityInvertColorsStatusDidChange",
    "AccessibilityReduceTransparencyStatusDidChange", "AccessibilitySwitchControlStatusDidChange",
    "AccessibilityVoiceOverStatusDidChange", "ApplicationBackgroundRefreshStatusDidChange",
    "ApplicationDidChangeStatusBarFrame", "ApplicationDidFinishLaunching",
    "ApplicationProtectedDataDidBecomeAvailable", "ApplicationProtectedDataWillBecomeUnavailable",
    "ApplicationSignificantTimeChange", "ApplicationUserDidTakeScreenshot",
    "ApplicationWillChangeStatusBarFrame", "ApplicationWillTerminate",
    "DeviceBatteryLevelDidChange",
    "DeviceBatteryStateDidChange", "DeviceProximityStateDidChange", "PasteboardChanged",
    "PasteboardRemoved", "SceneDidDisconnect", "SceneWillConnect", "ScreenBrightnessDidChange",
    "ScreenCapturedDidChange", "ScreenDidConnect", "ScreenDidDisconnect", "WindowDidBecomeHidden",
    "WindowDidBecomeKey", "WindowDidBecomeVisible", "WindowDidResignKey",
  ]
  /// The names of Foundation.
  private static let names: Set = [
    "NSCalendarDayChanged", "NSCalendarDayChangedNotification",
    "NSSystemClockDidChangeNotification",
    "NSSystemTimeZoneDidChangeNotification", "kCFLocaleCurrentLocaleDidChangeNotification",
  ]

  /// Records that a notification is listened to which nothing posts.
  ///
  /// - Parameters:
  ///   - name: Its name, or `nil` for all.
  ///   - mark: The line that listens.
  static func tell(of name: Notification.Name?, at mark: SourceMark) {
    guard let name = name?.rawValue else { return }
    let isOfUIKit = words.contains { name == "UI\($0)Notification" }
    guard isOfUIKit || names.contains(name) else { return }
    Diagnostic(
      .note,
      code: "unposted-notification",
      "nothing here posts '\(name)', which code listens to",
      at: mark,
      hint: "post it in the test, to 'NotificationCenter.default', where it counts"
    )
    .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
  }
}
