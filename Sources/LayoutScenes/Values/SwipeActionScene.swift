public import LayoutDevices
public import LayoutGeometry

/// An action for a row that a swipe uncovers: UIKit's `UIContextualAction`.
public struct SwipeActionScene: Sendable, Hashable {
  /// The words on its button, or `nil` for none.
  public var title: String?
  /// The picture on its button, or `nil` for none.
  public var image: SystemSymbol?
  /// The color of its button, or `nil` for that of its style.
  public var color: Color?
  /// Whether it deletes the row; its style is destructive then.
  public var isDelete: Bool

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words on its button, or `nil` for none.
  ///   - image: The picture on its button, or `nil` for none.
  ///   - color: The color of its button, or `nil` for that of its style.
  ///   - isDelete: Whether it deletes the row, or `nil` if its title says so: "Delete".
  public init(
    _ title: String?,
    image: SystemSymbol? = nil,
    color: Color? = nil,
    isDelete: Bool? = nil
  ) {
    self.title = title
    self.image = image
    self.color = color
    self.isDelete = isDelete ?? (title == "Delete")
  }
}
