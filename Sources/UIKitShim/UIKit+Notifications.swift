public import Foundation
public import LayoutControls
public import LayoutViews

// Names of notifications. What the simulation knows to happen is posted to observers in the window; of the others an
// observer is told that nothing posts them (`UnpostedNotification`), and a test may.

extension UIApplication {
  /// The notification of an application that has become active.
  public static let didBecomeActiveNotification = notification("ApplicationDidBecomeActive")
  /// The notification of an application that is about to be inactive.
  public static let willResignActiveNotification = notification("ApplicationWillResignActive")
  /// The notification of an application that went to the background.
  public static let didEnterBackgroundNotification = notification("ApplicationDidEnterBackground")
  /// The notification of an application that is about to come to the front.
  public static let willEnterForegroundNotification = notification("ApplicationWillEnterForeground")
  /// The notification of an application that was launched.
  public static let didFinishLaunchingNotification = notification("ApplicationDidFinishLaunching")
  /// The notification of an application that is about to end.
  public static let willTerminateNotification = notification("ApplicationWillTerminate")
  /// The notification of little memory.
  public static let didReceiveMemoryWarningNotification = notification(
    "ApplicationDidReceiveMemoryWarning"
  )
  /// The notification of a time that has changed by much, as at midnight.
  public static let significantTimeChangeNotification = notification(
    "ApplicationSignificantTimeChange"
  )
  /// The notification of a picture that was taken of the screen.
  public static let userDidTakeScreenshotNotification = notification(
    "ApplicationUserDidTakeScreenshot"
  )
  /// The notification of an interface that is about to be turned.
  public static let willChangeStatusBarOrientationNotification = notification(
    "ApplicationWillChangeStatusBarOrientation"
  )
  /// The notification of an interface that was turned.
  public static let didChangeStatusBarOrientationNotification = notification(
    "ApplicationDidChangeStatusBarOrientation"
  )
  /// The key of the orientation to come, or of the one before.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientation"
  /// The notification of a status bar that is about to be of another height, as in a call.
  public static let willChangeStatusBarFrameNotification = notification(
    "ApplicationWillChangeStatusBarFrame"
  )
  /// The notification of a status bar of another height.
  public static let didChangeStatusBarFrameNotification = notification(
    "ApplicationDidChangeStatusBarFrame"
  )
  /// The notification of a setting by which the application works in the background or not.
  public static let backgroundRefreshStatusDidChangeNotification = notification(
    "ApplicationBackgroundRefreshStatusDidChange"
  )
  /// The notification of files that can be read again after the device was unlocked.
  public static let protectedDataDidBecomeAvailableNotification = notification(
    "ApplicationProtectedDataDidBecomeAvailable"
  )
  /// The notification of files that cannot be read until the device is unlocked.
  public static let protectedDataWillBecomeUnavailableNotification = notification(
    "ApplicationProtectedDataWillBecomeUnavailable"
  )
}

extension UIScene {
  /// The notification of a scene that is active.
  public static let didActivateNotification = notification("SceneDidActivate")
  /// The notification of a scene that is about to be inactive.
  public static let willDeactivateNotification = notification("SceneWillDeactivate")
  /// The notification of a scene that went to the background.
  public static let didEnterBackgroundNotification = notification("SceneDidEnterBackground")
  /// The notification of a scene that is about to come to the front.
  public static let willEnterForegroundNotification = notification("SceneWillEnterForeground")
  /// The notification of a scene that was connected.
  public static let willConnectNotification = notification("SceneWillConnect")
  /// The notification of a scene that was disconnected.
  public static let didDisconnectNotification = notification("SceneDidDisconnect")
}

extension UIDevice {
  /// The notification of a device that is held otherwise.
  public static let orientationDidChangeNotification = notification("DeviceOrientationDidChange")
  /// The notification of a battery that is charged or not.
  public static let batteryStateDidChangeNotification = notification("DeviceBatteryStateDidChange")
  /// The notification of a battery that is fuller or emptier.
  public static let batteryLevelDidChangeNotification = notification("DeviceBatteryLevelDidChange")
  /// The notification of a device that is near to a face, or no more.
  public static let proximityStateDidChangeNotification = notification(
    "DeviceProximityStateDidChange"
  )
}

extension UIScreen {
  /// The notification of a screen that is brighter or darker.
  public static let brightnessDidChangeNotification = notification("ScreenBrightnessDidChange")
  /// The notification of a second screen.
  public static let didConnectNotification = notification("ScreenDidConnect")
  /// The notification of a second screen that is gone.
  public static let didDisconnectNotification = notification("ScreenDidDisconnect")
  /// The notification of a screen that is recorded, or no more.
  public static let capturedDidChangeNotification = notification("ScreenCapturedDidChange")
}

extension UIWindow {
  /// The notification of a window that has the keyboard.
  public static let didBecomeKeyNotification = notification("WindowDidBecomeKey")
  /// The notification of a window that gave the keyboard to another one.
  public static let didResignKeyNotification = notification("WindowDidResignKey")
  /// The notification of a window that is shown.
  public static let didBecomeVisibleNotification = notification("WindowDidBecomeVisible")
  /// The notification of a window that is hidden.
  public static let didBecomeHiddenNotification = notification("WindowDidBecomeHidden")
}

extension UIPasteboard {
  /// The notification of another content.
  public static let changedNotification = notification("PasteboardChanged")
  /// The notification of a pasteboard that is gone.
  public static let removedNotification = notification("PasteboardRemoved")
}

extension UIContentSizeCategory {
  /// The notification of another text size.
  public static let didChangeNotification = notification("ContentSizeCategoryDidChange")
  /// The key of the new text size in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UITextField {
  /// The notification of a field that has the keyboard.
  public static let textDidBeginEditingNotification = notification("TextFieldTextDidBeginEditing")
  /// The notification of a field that gave the keyboard back.
  public static let textDidEndEditingNotification = notification("TextFieldTextDidEndEditing")
  /// The notification of a field with another text.
  public static let textDidChangeNotification = notification("TextFieldTextDidChange")
}

extension UITextView {
  /// The notification of a text view that has the keyboard.
  public static let textDidBeginEditingNotification = notification("TextViewTextDidBeginEditing")
  /// The notification of a text view that gave the keyboard back.
  public static let textDidEndEditingNotification = notification("TextViewTextDidEndEditing")
  /// The notification of a text view with another text.
  public static let textDidChangeNotification = notification("TextViewTextDidChange")
}

/// Returns the name of a notification, written as UIKit writes it.
func notification(_ words: String) -> Notification.Name {
  // Code that asks for a notification of an object has its name before.
  _ = senders
  return Notification.Name("UI\(words)Notification")
}

/// The objects that notifications of the system are of, as an app knows them, once this was asked for.
private let senders: Void = {
  SystemNotification.find(.application) { UIApplication.shared }
  SystemNotification.find(.scene) { UIWindowScene.current }
  SystemNotification.find(.device) { UIDevice.current }
}()
