/// A thing that has a screen for a window: UIKit's `UIWindowScene`.
public protocol WindowPlace: AnyObject {
  /// The screen.
  var screen: Screen { get }
}
