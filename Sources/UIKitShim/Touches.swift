public import Foundation
public import LayoutInteraction
public import LayoutViews

/// `UIKit.UIResponder`.
public typealias UIResponder = Responder
/// `UIKit.UIResponderStandardEditActions`, whose methods each responder has.
public typealias UIResponderStandardEditActions = Responder
/// `UIKit.UITouch`.
public typealias UITouch = Touch
/// `UIKit.UIEvent`.
public typealias UIEvent = Event
/// `UIKit.UIPress`.
public typealias UIPress = Press
/// `UIKit.UIPressesEvent`.
public typealias UIPressesEvent = PressesEvent
/// `UIKit.UIKey`.
public typealias UIKey = Key
/// `UIKit.UIKeyboardHIDUsage`.
public typealias UIKeyboardHIDUsage = KeyboardUsage
/// `UIKit.UIGestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// `UIKit.UIGestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// `UIKit.UITapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// `UIKit.UIPanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// `UIKit.UILongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// `UIKit.UISwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// `UIKit.UIPinchGestureRecognizer`.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// `UIKit.UIRotationGestureRecognizer`.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// `UIKit.UIScreenEdgePanGestureRecognizer`.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// `UIKit.UIRectEdge`.
public typealias UIRectEdge = RectEdge

extension Touch {
  /// `UIKit.UITouch.TouchType`.
  public enum TouchType: Int, Sendable, Hashable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The older name of ``pencil``.
    public static var stylus: Self { .pencil }
  }

  /// The kind of touch: a finger on the screen.
  public var type: TouchType { .direct }
  /// The force of the finger, which no screen here measures.
  public var force: CGFloat { 0 }
  /// The greatest force, which no screen here measures.
  public var maximumPossibleForce: CGFloat { 0 }
  /// Returns the place of the finger.
  public func preciseLocation(in view: View?) -> CGPoint { location(in: view) }
  /// Returns the place of the finger before.
  public func precisePreviousLocation(in view: View?) -> CGPoint { previousLocation(in: view) }
}

extension Event {
  /// The keys that are held with the fingers: none.
  public final var modifierFlags: KeyModifierFlags { [] }
  /// Returns the touches that came since the event before: the touch itself.
  public final func coalescedTouches(for touch: Touch) -> [Touch]? { [touch] }
  /// Returns the touches that are expected: none.
  public final func predictedTouches(for touch: Touch) -> [Touch]? { [] }
}

extension GestureRecognizer {
  /// The kinds of touches that it takes, which is kept: here are fingers alone.
  public final var allowedTouchTypes: [NSNumber] {
    get { AssociatedObjects.value("allowedTouchTypes", with: self) as? [NSNumber] ?? [0, 1, 2, 3] }
    set { AssociatedObjects.keep(newValue, "allowedTouchTypes", with: self) }
  }
  /// The buttons of a remote control that it takes, which is kept: there is none here.
  public final var allowedPressTypes: [NSNumber] {
    get { AssociatedObjects.value("allowedPressTypes", with: self) as? [NSNumber] ?? [] }
    set { AssociatedObjects.keep(newValue, "allowedPressTypes", with: self) }
  }
}

#if !canImport(ObjectiveC)
/// `Foundation.UndoManager`.
public typealias UndoManager = LayoutViews.UndoManager
/// `Foundation.NSUserActivity`.
public typealias NSUserActivity = UserActivity
#endif
