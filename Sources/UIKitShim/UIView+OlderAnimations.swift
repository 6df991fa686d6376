public import Foundation
public import LayoutControls
public import LayoutViews

// Animations of UIKit's first years, between a beginning and a commitment: what changes there is changed at once, as
// everywhere here.
extension View {
  /// Begins changes that UIKit animates.
  ///
  /// - Parameters:
  ///   - animationID: A name for a delegate, which hears of nothing.
  ///   - context: A pointer for a delegate, which hears of nothing.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends them.
  public static func commitAnimations() {}
  /// Sets the time that they take in UIKit, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the time before they begin in UIKit, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the curve that they have in UIKit.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets whether they begin where earlier ones have come in UIKit.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Sets how often they are repeated in UIKit.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Sets whether they go back each time in UIKit.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
}
