import LayoutDevices
public import LayoutGeometry
public import LayoutViews

/// Something to do with a row that a swipe uncovers: UIKit's `UIContextualAction`.
open class ContextualAction {
  /// What kind of action it is: `UIContextualAction.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// One that leaves the row where it is; gray.
    case normal = 0
    /// One that takes the row away; red.
    case destructive = 1
  }

  /// Does it; is given the action, the view that was touched, and what is to be called with whether it
  /// was done.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public final let style: Style
  /// Does it.
  public final let handler: Handler
  /// The words on its button.
  open var title: String?
  /// The picture on its button, white; words are below it where the row is high enough, else left out.
  open var image: Image?
  /// The color of its button; nil for that of the style.
  open var backgroundColor: Color?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: What kind of action it is.
  ///   - title: The words on its button.
  ///   - handler: Does it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The color of the button.
  func color(in interfaceStyle: InterfaceStyle) -> Color {
    let standard: SystemColor = style == .destructive ? .systemRed : .systemGray
    return backgroundColor ?? standard.color(in: interfaceStyle)
  }
}

/// What a swipe over a row uncovers: UIKit's `UISwipeActionsConfiguration`.
open class SwipeActionsConfiguration {
  /// The actions, from the edge of the screen inward.
  public final let actions: [ContextualAction]
  /// Whether a swipe over the whole row does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  ///
  /// - Parameter actions: The actions, from the edge of the screen inward.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
