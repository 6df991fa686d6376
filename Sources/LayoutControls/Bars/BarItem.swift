/// A button with a title in a bar: the part of UIKit's `UIBarButtonItem` that is seen.
public struct BarItem: Sendable, Hashable {
  /// What is written on the button.
  public var title: String
  /// Whether the title is semibold, as that of a "Done" button.
  public var isProminent: Bool
  /// Whether the button can be pressed; a button that cannot is gray.
  public var isEnabled: Bool

  /// Makes a button.
  public init(_ title: String, isProminent: Bool = false, isEnabled: Bool = true) {
    self.title = title
    self.isProminent = isProminent
    self.isEnabled = isEnabled
  }
}

/// What is in a toolbar from the leading to the trailing edge.
public enum ToolbarItem: Sendable, Hashable {
  /// A button.
  case button(BarItem)
  /// Room that takes its share of what the buttons leave.
  case flexibleSpace
}
