public import Foundation
import LayoutDiagnostics

/// A change over time of a layer: QuartzCore's `CAAnimation`.
///
/// It is not played, and ends as soon as it is added: pictures show the values that the layer has.
open class LayerAnimation: NSObject, LayerAction, NSCopying {
  /// The values that code keeps by names of its own.
  final var keptValues: [String: Any] = [:]
  /// The place that makes it, or `nil` if it is not known.
  final var mark: SourceMark?
  /// The time for which it goes, in seconds.
  open var duration: TimeInterval = 0
  /// The time at which it begins.
  open var beginTime: TimeInterval = 0
  /// The time of it at which it begins.
  open var timeOffset: TimeInterval = 0
  /// The number of times that it goes.
  open var repeatCount: Float = 0
  /// The time for which it is repeated.
  open var repeatDuration: TimeInterval = 0
  /// Whether it goes back every second time.
  open var autoreverses = false
  /// The pace.
  open var speed: Float = 1
  /// The look before and after it.
  open var fillMode = FillMode.removed
  /// Whether it goes away at its end.
  open var isRemovedOnCompletion = true
  /// The course of its pace.
  open var timingFunction: TimingFunction?
  /// The object that is called at its beginning and end.
  open var delegate: (any LayerAnimationDelegate)?

  /// Creates an animation.
  @_disfavoredOverload
  public override init() { super.init() }

  /// Creates an animation, and notes where.
  ///
  /// - Parameters:
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public init(fileID: String = #fileID, line: Int = #line) {
    mark = SourceMark(file: fileID, line: line)
    super.init()
  }

  /// Creates an animation; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether it ends by itself.
  final var hasEnd: Bool {
    !(repeatCount.isInfinite || repeatDuration.isInfinite || repeatCount >= 1e30)
  }

  /// Returns the animation itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A look before and after an animation: QuartzCore's `CAMediaTimingFillMode`.
  public enum FillMode: String, Sendable, Hashable {
    /// Its last value stays.
    case forwards
    /// Its first value is there before.
    case backwards
    /// Both.
    case both
    /// The layer's own value.
    case removed
  }
}

/// An object that follows animations: QuartzCore's `CAAnimationDelegate`.
public protocol LayerAnimationDelegate {
  /// Responds to the beginning.
  func animationDidStart(_ anim: LayerAnimation)
  /// Responds to the end.
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool)
}

extension LayerAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: LayerAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {}
}

/// A course of pace: QuartzCore's `CAMediaTimingFunction`.
open class TimingFunction: NSObject {
  /// A name of a course: QuartzCore's `CAMediaTimingFunctionName`.
  public struct Name: RawRepresentable, Sendable, Hashable {
    /// The name as in QuartzCore.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The course at an even pace.
    public static let linear = Self(rawValue: "linear")
    /// The course that is slow at the beginning.
    public static let easeIn = Self(rawValue: "easeIn")
    /// The course that is slow at the end.
    public static let easeOut = Self(rawValue: "easeOut")
    /// The course that is slow at both ends.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The course of the system.
    public static let `default` = Self(rawValue: "default")
  }

  /// Creates a course by its name.
  public init(name: Name) { super.init() }

  /// Creates a course by two control points of a curve from (0, 0) to (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}
