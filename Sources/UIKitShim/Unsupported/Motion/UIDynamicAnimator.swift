public import Foundation
import LayoutDiagnostics
import LayoutGeometry
public import LayoutViews

/// `UIKit.UIDynamicItem`.
public protocol UIDynamicItem: AnyObject {
  /// The middle.
  var center: CGPoint { get set }
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
}

extension View: UIDynamicItem {}

/// `UIKit.UIDynamicAnimator`: nothing falls, swings or collides, which a finding says.
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates count, or `nil` for none.
  public final let referenceView: View?
  /// The behaviors that were added.
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves: never.
  open var isRunning: Bool { false }

  /// Creates an animator, and says that it moves nothing.
  ///
  /// - Parameters:
  ///   - view: The view whose coordinates count.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public init(referenceView view: View, fileID: String = #fileID, line: Int = #line) {
    referenceView = view
    super.init()
    UnsupportedUse.tell(
      "'UIDynamicAnimator' moves nothing: views stay where they are",
      at: SourceMark(file: fileID, line: line),
      hint: "test the layout before and after it"
    )
  }

  /// Keeps a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Takes a behavior away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  /// Takes all behaviors away.
  open func removeAllBehaviors() { behaviors = [] }
  /// Takes over the place of a view, where it is.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// `UIKit.UIDynamicBehavior`, which is kept.
open class UIDynamicBehavior: NSObject {
  /// The behaviors in this one.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  /// The closure that would be called while it moves.
  open var action: (() -> Void)?
  /// Adds a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}

/// `UIKit.UIGravityBehavior`.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The size of the pull.
  open var magnitude: CGFloat = 1
  /// The direction, in radians.
  open var angle: CGFloat = .pi / 2
  /// The pull as a direction.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Creates a pull on views.
  public init(items: [any UIDynamicItem]) {}
  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) {}
}

/// `UIKit.UICollisionBehavior`.
open class UICollisionBehavior: UIDynamicBehavior {
  /// Whether the bounds of the animator's view are walls.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Creates walls for views.
  public init(items: [any UIDynamicItem]) {}
  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) {}
}

/// `UIKit.UIAttachmentBehavior`.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The place that it is tied to.
  open var anchorPoint: CGPoint = .zero
  /// The length.
  open var length: CGFloat = 0
  /// The damping.
  open var damping: CGFloat = 0
  /// The swings per second.
  open var frequency: CGFloat = 0
  /// Creates a tie of a view to a place.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
  /// Creates a tie of a view to another one.
  public init(item: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {}
}

/// `UIKit.UISnapBehavior`.
open class UISnapBehavior: UIDynamicBehavior {
  /// The place.
  open var snapPoint: CGPoint
  /// The damping.
  open var damping: CGFloat = 0.5
  /// Creates a pull of a view to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// `UIKit.UIDynamicItemBehavior`.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The bounce, 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction, 0 to 1.
  open var friction: CGFloat = 0
  /// The weight for its size.
  open var density: CGFloat = 1
  /// The resistance.
  open var resistance: CGFloat = 0
  /// Whether views turn.
  open var allowsRotation = true
  /// Creates properties of views.
  public init(items: [any UIDynamicItem]) {}
  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) {}
  /// Adds a speed.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
}

/// `UIKit.UIPushBehavior`.
open class UIPushBehavior: UIDynamicBehavior {
  /// `UIKit.UIPushBehavior.Mode`.
  public enum Mode: Int, Sendable, Hashable {
    /// All the time.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }

  /// Whether it pushes.
  open var active = true
  /// The direction, in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The push as a direction.
  open var pushDirection = CGVector.zero
  /// Creates a push on views.
  public init(items: [any UIDynamicItem], mode: Mode) {}
}
