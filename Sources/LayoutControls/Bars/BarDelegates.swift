import LayoutViews

/// A view that has its place at an edge of the screen: UIKit's `UIBarPositioning`.
public protocol BarPositioning: AnyObject {
  /// The place of the bar.
  var barPosition: BarPosition { get }
}

/// A place of a bar: UIKit's `UIBarPosition`.
public enum BarPosition: Int, Sendable, Hashable {
  /// A place that is not known.
  case any = 0
  /// The lower end of what it is in.
  case bottom = 1
  /// The upper end of what it is in.
  case top = 2
  /// The upper end of the screen, below the status bar.
  case topAttached = 3
}

/// A delegate that says the place of a bar, for which nothing here asks: UIKit's `UIBarPositioningDelegate`.
public protocol BarPositioningDelegate: AnyObject {
  /// Returns the place of a bar.
  func position(for bar: any BarPositioning) -> BarPosition
}

extension BarPositioningDelegate {
  /// Answers that it is not known.
  public func position(for bar: any BarPositioning) -> BarPosition { .any }
}

/// A delegate of taps on a bar: UIKit's `UITabBarDelegate`.
public protocol TabBarDelegate: AnyObject {
  /// Responds to a tab that was tapped.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}

/// A delegate of a toolbar: UIKit's `UIToolbarDelegate`.
public protocol ToolbarDelegate: BarPositioningDelegate {}

extension Toolbar: BarPositioning {
  /// The place of the bar: the lower end of the screen.
  public var barPosition: BarPosition { .bottom }
}

extension TabBar: BarPositioning {
  /// The place of the bar: the lower end of the screen.
  public var barPosition: BarPosition { .bottom }
}
