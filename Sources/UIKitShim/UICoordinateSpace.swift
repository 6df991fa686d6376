public import Foundation
public import LayoutViews

/// `UIKit.UICoordinateSpace`: a view, or the screen of one.
public protocol UICoordinateSpace: AnyObject {
  /// The bounds in the space's own coordinates.
  var bounds: CGRect { get }
  /// Returns the point of another space that a point is.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the point that a point of another space is.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the rectangle of another space that a rectangle is.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the rectangle that a rectangle of another space is.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// A window begins at the corner of its screen, so that its coordinates are the screen's.

extension UIView: UICoordinateSpace {
  /// Returns the point of another space that a point is.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Returns the point that a point of another space is.
  public final func convert(
    _ point: CGPoint,
    from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Returns the rectangle of another space that a rectangle is.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Returns the rectangle that a rectangle of another space is.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension WindowScene {
  /// The coordinates of the scene, as large as its screen.
  public final var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen as it is held.
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen, as those in which it is held.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns the point of another space that a point is.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Returns the point that a point of another space is.
  public final func convert(
    _ point: CGPoint,
    from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Returns the rectangle of another space that a rectangle is.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// Returns the rectangle that a rectangle of another space is.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
