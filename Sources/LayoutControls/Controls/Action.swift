public import LayoutViews

/// A closure with a title and a picture: UIKit's `UIAction`.
public final class Action {
  /// A name that distinguishes actions: UIKit's `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title.
  public var title: String
  /// The picture, or `nil` for none.
  public var image: Image?
  /// The name that distinguishes the action, or `nil` if it has none.
  public let identifier: Identifier?
  /// The object that runs the action, or `nil` before it ran.
  public private(set) weak var sender: AnyObject?
  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - identifier: The name that distinguishes it.
  ///   - handler: The action's effect.
  public init(
    title: String = "",
    image: Image? = nil,
    identifier: Identifier? = nil,
    handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
