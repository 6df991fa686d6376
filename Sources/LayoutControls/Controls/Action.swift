public import LayoutViews

/// A closure with a title and a picture: UIKit's `UIAction`.
public final class Action {
  /// A name by which actions are told apart: UIKit's `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title.
  public var title: String
  /// The picture; nil for none.
  public var image: Image?
  /// The name by which the action is told from others; nil where it was given none.
  public let identifier: Identifier?
  /// What runs the action; nil before it ran.
  public private(set) weak var sender: AnyObject?
  private let handler: (Action) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - identifier: A name by which it is told from others.
  ///   - handler: What it does.
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
