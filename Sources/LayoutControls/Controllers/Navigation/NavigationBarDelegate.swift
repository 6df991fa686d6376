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

extension NavigationBar: BarPositioning {
  /// The place of the bar: below the status bar.
  public var barPosition: BarPosition { .topAttached }
}

extension SearchBar: BarPositioning {
  /// The place of the bar, which is wherever it is put.
  public var barPosition: BarPosition { .any }
}
