public import LayoutViews

/// A closure with a title and a picture: UIKit's `UIAction`.
public final class Action: MenuElement {
  /// A name that distinguishes actions: UIKit's `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name in the list of keys, or `nil` for the title.
  public var discoverabilityTitle: String?
  /// The properties of the row in a menu.
  public var attributes: Attributes
  /// The mark before the row in a menu.
  public var state: State

  /// The name that distinguishes the action, or `nil` if it has none.
  public let identifier: Identifier?
  /// The object that runs the action, or `nil` before it ran.
  public private(set) weak var sender: AnyObject?
  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title.
  ///   - image: The picture.
  ///   - identifier: The name that distinguishes it.
  ///   - discoverabilityTitle: The name in the list of keys.
  ///   - attributes: The properties of the row in a menu.
  ///   - state: The mark before the row in a menu.
  ///   - handler: The action's effect.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: Image? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (Action) -> Void
  ) {
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
