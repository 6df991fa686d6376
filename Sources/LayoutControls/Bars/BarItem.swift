/// A button with a title in a bar: the part of UIKit's `UIBarButtonItem` that is seen.
public struct BarItem: Sendable, Hashable {
  /// The title of the button.
  public var title: String
  /// Whether the title is semibold, as that of a "Done" button.
  public var isProminent: Bool
  /// Whether the button can be pressed; if not, it is gray.
  public var isEnabled: Bool

  /// Creates a button.
  public init(_ title: String, isProminent: Bool = false, isEnabled: Bool = true) {
    self.title = title
    self.isProminent = isProminent
    self.isEnabled = isEnabled
  }
}

/// An item of a toolbar, from the leading to the trailing edge.
public enum ToolbarItem: Sendable, Hashable {
  /// A button.
  case button(BarItem)
  /// A space that gets its share of the room beside the buttons.
  case flexibleSpace
}
