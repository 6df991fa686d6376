public import LayoutInteraction
public import LayoutViews

/// `UIKit.UITouch`.
public typealias UITouch = Touch
/// `UIKit.UIEvent`.
public typealias UIEvent = Event
/// `UIKit.UIGestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// `UIKit.UIGestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// `UIKit.UITapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// `UIKit.UIPanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
