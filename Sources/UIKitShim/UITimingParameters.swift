public import Foundation
public import LayoutControls
import LayoutGeometry
public import LayoutViews

/// `UIKit.UITimingCurveProvider`.
public typealias UITimingCurveProvider = TimingCurveProvider

/// A curve of two control points: `UIKit.UICubicTimingParameters`.
public final class UICubicTimingParameters: NSObject, TimingCurveProvider {
  /// The named curve, of which one of two points has none.
  public let animationCurve: View.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates the curve of a name.
  public init(animationCurve curve: View.AnimationCurve) {
    animationCurve = curve
    // The points of CAMediaTimingFunction (Core Animation, "Timing Functions").
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Creates a curve of two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// Creates the curve that starts and ends slowly.
  public override convenience init() { self.init(animationCurve: .easeInOut) }
}

/// A spring: `UIKit.UISpringTimingParameters`.
public final class UISpringTimingParameters: NSObject, TimingCurveProvider {
  /// The speed at the beginning, in lengths of the way per second.
  public let initialVelocity: CGVector

  private init(velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring by its damping, of which 1 does not swing.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(velocity: velocity)
  }

  /// Creates a spring by its weight.
  ///
  /// - Parameters:
  ///   - mass: The weight at its end.
  ///   - stiffness: Its stiffness.
  ///   - damping: The friction.
  ///   - velocity: The speed at the beginning.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(velocity: velocity)
  }

  /// Creates a spring by the time that it seems to take.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - bounce: The swing beyond its end.
  ///   - initialVelocity: The speed at the beginning.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = .zero
  ) {
    self.init(velocity: initialVelocity)
  }

  /// Creates the spring of the system.
  public override convenience init() { self.init(velocity: .zero) }
}
