public import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutViews

/// An action for a row that a swipe uncovers: UIKit's `UIContextualAction`.
open class ContextualAction: NSObject {
  /// A kind of action: `UIContextualAction.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// An action that leaves the row in place, in gray.
    case normal = 0
    /// An action that removes the row, in red.
    case destructive = 1
  }

  /// A closure that performs the action; is given the action, the view that was touched, and a closure to
  /// call with whether it was done.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// The kind of action.
  public final let style: Style
  /// The closure that performs the action.
  public final let handler: Handler
  /// The words on its button.
  open var title: String?
  /// The picture on its button, white, with words below it if the row is high enough.
  open var image: Image?
  /// The color of its button, or `nil` for that of the style.
  open var backgroundColor: ColorObject?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: Its kind.
  ///   - title: The words on its button.
  ///   - handler: Does it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the color of the button.
  func color(in traits: TraitCollection) -> ColorObject {
    let standard: SystemColor = style == .destructive ? .systemRed : .systemGray
    return backgroundColor ?? standard.object(in: traits)
  }
}

/// A set of actions that a swipe over a row uncovers: UIKit's `UISwipeActionsConfiguration`.
open class SwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the screen inward.
  public final let actions: [ContextualAction]
  /// Whether a swipe over the whole row does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions, from the edge of the screen inward.
  public init(actions: [ContextualAction]) {
    self.actions = actions
    super.init()
  }
}
