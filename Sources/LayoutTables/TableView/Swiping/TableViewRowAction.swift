public import Foundation
public import LayoutViews

/// An action for a row of older code, which a swipe from the trailing edge uncovers: UIKit's `UITableViewRowAction`.
///
/// The row stays aside until the table's editing ends or the row goes, and a swipe over the whole row does no action
/// (from knowledge, unverified).
open class TableViewRowAction: NSObject, SettingKeeper {
  /// A kind of action: `UITableViewRowAction.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// An action in red.
    case `default` = 0
    /// An action in gray.
    case normal = 1

    /// An action in red.
    public static var destructive: Self { .default }
  }

  /// The kind of action.
  public final let style: Style
  /// The closure that does the action for a row.
  private final let handler: (TableViewRowAction, IndexPath) -> Void
  /// The words on its button.
  open var title: String?
  /// The color of its button, or `nil` for that of the style.
  open var backgroundColor: ColorObject?
  package final var keptSettings: [String: Any]?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: Its kind.
  ///   - title: The words on its button.
  ///   - handler: Does it for a row.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (TableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Creates an action without words that does nothing.
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Returns the action of a swipe that does this one for a row.
  func contextualAction(forRowAt indexPath: IndexPath) -> ContextualAction {
    let action = ContextualAction(
      style: style == .normal ? .normal : .destructive,
      title: title
    ) { _, _, _ in self.handler(self, indexPath) }
    action.backgroundColor = backgroundColor
    return action
  }
}

extension SwipeActionsConfiguration {
  /// Creates the configuration of actions of older code.
  convenience init(_ actions: [TableViewRowAction], forRowAt indexPath: IndexPath) {
    self.init(actions: actions.map { $0.contextualAction(forRowAt: indexPath) })
    performsFirstActionWithFullSwipe = false
  }
}
