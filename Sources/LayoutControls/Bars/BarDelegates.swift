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

/// A delegate of the items of a bar: UIKit's `UINavigationBarDelegate`.
///
/// A navigation controller that has these methods is asked when somebody goes back.
public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns whether an item comes on top.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Responds to an item on top.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether the item on top goes.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Responds to an item that went.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Answers true.
  public func navigationBar(
    _ navigationBar: NavigationBar,
    shouldPush item: NavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// Answers true.
  public func navigationBar(
    _ navigationBar: NavigationBar,
    shouldPop item: NavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}

/// A delegate of a toolbar: UIKit's `UIToolbarDelegate`.
public protocol ToolbarDelegate: BarPositioningDelegate {}

extension NavigationBar: BarPositioning {
  /// The place of the bar: below the status bar.
  public var barPosition: BarPosition { .topAttached }
}

extension Toolbar: BarPositioning {
  /// The place of the bar: the lower end of the screen.
  public var barPosition: BarPosition { .bottom }
}

extension SearchBar: BarPositioning {
  /// The place of the bar, which is wherever it is put.
  public var barPosition: BarPosition { .any }
}

extension TabBar: BarPositioning {
  /// The place of the bar: the lower end of the screen.
  public var barPosition: BarPosition { .bottom }
}
