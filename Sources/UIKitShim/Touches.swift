import Foundation
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

#if !canImport(ObjectiveC)
/// `Foundation.UndoManager`.
public typealias UndoManager = LayoutViews.UndoManager
/// `Foundation.NSUserActivity`.
public typealias NSUserActivity = UserActivity
#endif
