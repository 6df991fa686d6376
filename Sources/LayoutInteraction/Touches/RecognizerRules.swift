import Foundation
import LayoutViews

/// The rules of a recognizer of this module for the arbiter, beyond those of applications' recognizers.
protocol RecognizerRules: GestureRecognizer {
  /// Returns whether the gesture may begin, when it is about to.
  func shouldBegin() -> Bool
  /// Responds to the end of the actions.
  func actionsDidRun()
  /// Responds to touches that turned out not to be the gesture.
  func didFail()
  /// The distance of the one finger in the window, if that makes the gesture, or `nil` for other gestures.
  var wayOfFinger: CGPoint? { get }
  /// Whether one tap of one finger makes the gesture.
  var isSingleTap: Bool { get }
  /// Whether fingers that are up still count until the last one is.
  var keepsLiftedFingers: Bool { get }
  /// Whether the log passes over the recognizer, which is a device of ours that UIKit's users never meet.
  var isSilent: Bool { get }
}

extension RecognizerRules {
  func shouldBegin() -> Bool { true }
  func actionsDidRun() {}
  func didFail() {}
  var wayOfFinger: CGPoint? { nil }
  var isSingleTap: Bool { false }
  var keepsLiftedFingers: Bool { false }
  var isSilent: Bool { false }
}

extension GestureRecognizer {
  /// The recognizer's own rules, or `nil` for one of an application.
  final var rules: (any RecognizerRules)? { self as? any RecognizerRules }
}
