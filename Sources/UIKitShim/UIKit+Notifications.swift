public import Foundation
public import LayoutControls

// Names of notifications. Nothing here posts them, as tests run side by side and have one center: code that listens
// compiles, and a test may post them.

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
}

extension UIDevice {
  /// The notification of a device that is held otherwise.
  public static let orientationDidChangeNotification = notification("DeviceOrientationDidChange")
  /// The notification of a battery that is charged or not.
  public static let batteryStateDidChangeNotification = notification("DeviceBatteryStateDidChange")
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
  Notification.Name("UI\(words)Notification")
}
