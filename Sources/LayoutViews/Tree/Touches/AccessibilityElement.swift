public import Foundation

/// A part of a view that is no view and that is read out: UIKit's `UIAccessibilityElement`.
open class AccessibilityElement: Responder {
  /// The view or element that it is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// The name for tests.
  open var accessibilityIdentifier: String?
  /// The frame in the coordinates of the container, in points.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Creates an element of a view or of another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame on the screen, in points, which moves with the view that contains it.
  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero else { return super.accessibilityFrame }
      let frame = accessibilityFrameInContainerSpace
      if let view = accessibilityContainer as? View { return view.convert(frame, to: nil) }
      let origin = (accessibilityContainer as? Responder)?.accessibilityFrame.origin ?? .zero
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// An action that a reader can choose: UIKit's `UIAccessibilityCustomAction`.
open class AccessibilityCustomAction: NSObject {
  /// The closure that does the action and returns whether it did.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// The spoken name.
  open var name: String
  /// The closure that does the action, or `nil` for none.
  open var actionHandler: Handler?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The spoken name.
  ///   - actionHandler: The closure that does it and returns whether it did.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
