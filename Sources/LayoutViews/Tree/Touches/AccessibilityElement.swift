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
  /// The object whose method does the action, held weakly, or `nil` for none.
  open weak var target: AnyObject?
  /// The method that does the action.
  open var selector: ActionSelector
  /// The picture beside the name, or `nil` for none.
  open var image: Image?
  /// The spoken name with its attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The spoken name.
  ///   - actionHandler: The closure that does it and returns whether it did.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = ActionSelector("")
  }

  /// Creates an action with a picture.
  ///
  /// - Parameters:
  ///   - name: The spoken name.
  ///   - image: The picture beside it.
  ///   - actionHandler: The closure that does it and returns whether it did.
  public convenience init(name: String, image: Image?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that a method does.
  ///
  /// - Parameters:
  ///   - name: The spoken name.
  ///   - target: The object that has the method.
  ///   - selector: The method, which gets the action and returns whether it did it.
  public init(name: String, target: Any?, selector: ActionSelector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action with a picture that a method does.
  ///
  /// - Parameters:
  ///   - name: The spoken name.
  ///   - image: The picture beside it.
  ///   - target: The object that has the method.
  ///   - selector: The method, which gets the action and returns whether it did it.
  public convenience init(name: String, image: Image?, target: Any?, selector: ActionSelector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
}
