public import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutViews

/// `UIKit.UIAccessibilityElement`.
public typealias UIAccessibilityElement = AccessibilityElement
/// `UIKit.UIAccessibilityCustomAction`.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction

/// `UIKit.UIAccessibility`: the settings of the reader on `UIScreen.main`.
public enum UIAccessibility {
  /// Whether the reader has turned Reduce Motion on.
  public static var isReduceMotionEnabled: Bool { Screen.main.environment.motion == .reduced }
  /// Whether the reader has turned Prefer Cross-Fade Transitions on, which here goes with Reduce Motion.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether the reader has turned Bold Text on.
  public static var isBoldTextEnabled: Bool { Screen.main.environment.textWeight == .bold }
  /// Whether the reader has turned Increase Contrast on.
  public static var isDarkerSystemColorsEnabled: Bool { Screen.main.environment.contrast == .high }
  /// Whether the reader has turned Reduce Transparency on, which no setting here does.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether VoiceOver reads the screen: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches move a cursor over the screen: never here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colors are the other way round: never here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen is gray: never here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether videos have captions: never here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether both ears hear the same: never here.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether a swipe has the screen read: never here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text can be read: never here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a button on the screen stands for gestures: never here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device stays in one application: never here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether switches have signs: never here.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether nothing may be said by color alone: never here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have outlines: never here.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether a shake of the device takes things back: as on a new device it does.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether a video begins by itself: as on a new device it does.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// `UIKit.UIAccessibility.Notification`.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number as in UIKit.
    public let rawValue: UInt32
    /// Creates a notification from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The notification of another screen.
    public static let screenChanged = Self(rawValue: 1000)
    /// The notification of another part of the screen.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The notification of words to be spoken.
    public static let announcement = Self(rawValue: 1008)
    /// The notification of content that was scrolled by a page.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Returns a rectangle of a view in the screen's coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Sends nothing, as nobody listens: a reader is not simulated.
  public static func post(notification: Notification, argument: Any?) {}

  /// The notification of VoiceOver that was turned on or off.
  public static let voiceOverStatusDidChangeNotification = notification(
    "AccessibilityVoiceOverStatusDidChange"
  )
  /// The notification of Reduce Motion that was turned on or off.
  public static let reduceMotionStatusDidChangeNotification = notification(
    "AccessibilityReduceMotionStatusDidChange"
  )
  /// The notification of Increase Contrast that was turned on or off.
  public static let darkerSystemColorsStatusDidChangeNotification = notification(
    "AccessibilityDarkerSystemColorsStatusDidChange"
  )
  /// The notification of Reduce Transparency that was turned on or off.
  public static let reduceTransparencyStatusDidChangeNotification = notification(
    "AccessibilityReduceTransparencyStatusDidChange"
  )
  /// The notification of Switch Control that was turned on or off.
  public static let switchControlStatusDidChangeNotification = notification(
    "AccessibilitySwitchControlStatusDidChange"
  )
  /// The notification of colors that are the other way round, or no more.
  public static let invertColorsStatusDidChangeNotification = notification(
    "AccessibilityInvertColorsStatusDidChange"
  )
  /// The notification of words that were spoken.
  public static let announcementDidFinishNotification = notification(
    "AccessibilityAnnouncementDidFinish"
  )
  /// The notification of Bold Text that was turned on or off.
  public static let boldTextStatusDidChangeNotification = notification(
    "AccessibilityBoldTextStatusDidChange"
  )
}
