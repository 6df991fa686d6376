public import Foundation
import LayoutControls
public import LayoutViews

// The types that methods about the focus name: nothing here makes one, as the focus moves nowhere.

/// `UIKit.UIFocusEnvironment`.
public protocol UIFocusEnvironment: AnyObject {}

/// `UIKit.UIFocusItem`.
public protocol UIFocusItem: UIFocusEnvironment {}

extension Responder: UIFocusEnvironment {}
extension View: UIFocusItem {}

/// `UIKit.UIFocusUpdateContext`.
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  public final var previouslyFocusedView: View? { nil }
  /// The view that gets it.
  public final var nextFocusedView: View? { nil }
  /// The item that had the focus.
  public final var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets it.
  public final var nextFocusedItem: (any UIFocusItem)? { nil }
}

/// `UIKit.UITableViewFocusUpdateContext`.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  public final var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets it.
  public final var nextFocusedIndexPath: IndexPath? { nil }
}

/// `UIKit.UIFocusAnimationCoordinator`.
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs both closures.
  public final func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// `UIKit.UIFocusGuide`, which leads the focus nowhere.
open class UIFocusGuide: LayoutGuide {
  /// Whether it would.
  open var isEnabled = true
  /// The views that it would lead to.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
