import Foundation
import LayoutViews

/// What the arbiter asks recognizers of this module, beyond what those of applications answer too.
protocol RecognizerRules: GestureRecognizer {
  /// Returns whether the gesture may begin; asked when it is about to.
  func shouldBegin() -> Bool
  /// Called after the actions ran.
  func actionsDidRun()
  /// Called after the touches turned out to be none of the gesture's.
  func didFail()
  /// How far the one finger has come in the window, where that makes the gesture; nil for other gestures.
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
  /// What the recognizer answers by itself; nil for one of an application.
  final var rules: (any RecognizerRules)? { self as? any RecognizerRules }
}
