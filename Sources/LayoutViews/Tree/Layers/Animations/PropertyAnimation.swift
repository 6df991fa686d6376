public import Foundation

/// An animation of a property: QuartzCore's `CAPropertyAnimation`.
open class PropertyAnimation: LayerAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether it adds to the layer's own value.
  open var isAdditive = false
  /// Whether each repetition goes on from the last.
  open var isCumulative = false

  /// Creates an animation of a property, and notes where.
  ///
  /// - Parameters:
  ///   - path: The name of the property.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public convenience init(keyPath path: String?, fileID: String = #fileID, line: Int = #line) {
    self.init(fileID: fileID, line: line)
    keyPath = path
  }
}

/// An animation between two values: QuartzCore's `CABasicAnimation`.
open class BasicAnimation: PropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?
}

/// An animation like that of a spring: QuartzCore's `CASpringAnimation`.
open class SpringAnimation: BasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The pace at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The time until it rests, as long as the animation.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation between many values: QuartzCore's `CAKeyframeAnimation`.
open class KeyframeAnimation: PropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The way of a point.
  open var path: DrawingPath?
  /// The share of the time of each value.
  open var keyTimes: [NSNumber]?
  /// The course of pace between each two values.
  open var timingFunctions: [TimingFunction]?
  /// The way between values.
  open var calculationMode = CalculationMode.linear
  /// The way to turn the layer along its path, or `nil` for none.
  open var rotationMode: RotationMode?

  /// A way between values: QuartzCore's `CAAnimationCalculationMode`.
  public enum CalculationMode: String, Sendable, Hashable {
    /// Straight.
    case linear
    /// At once.
    case discrete
    /// At an even pace.
    case paced
    /// In a curve.
    case cubic
    /// In a curve at an even pace.
    case cubicPaced
  }

  /// A way to turn a layer along its path: QuartzCore's `CAAnimationRotationMode`.
  public enum RotationMode: String, Sendable, Hashable {
    /// With the path.
    case rotateAuto = "auto"
    /// Against the path.
    case rotateAutoReverse = "autoReverse"
  }
}

/// A group of animations: QuartzCore's `CAAnimationGroup`.
open class AnimationGroup: LayerAnimation {
  /// The animations.
  open var animations: [LayerAnimation]?

  /// Creates a group.
  @_disfavoredOverload
  public override init() { super.init() }

  /// Creates a group, and notes where.
  ///
  /// - Parameters:
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public override init(fileID: String = #fileID, line: Int = #line) {
    super.init(fileID: fileID, line: line)
  }

  /// Creates a group; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An animation from one look of a layer to the next: QuartzCore's `CATransition`.
open class LayerTransition: LayerAnimation {
  /// A kind of transition: QuartzCore's `CATransitionType`.
  public enum Kind: String, Sendable, Hashable {
    /// Out of each other.
    case fade
    /// Over what is there.
    case moveIn
    /// With what is there.
    case push
    /// Away from what is new.
    case reveal
  }

  /// A side of a transition: QuartzCore's `CATransitionSubtype`.
  public enum Subtype: String, Sendable, Hashable {
    /// From the left.
    case fromLeft
    /// From the right.
    case fromRight
    /// From the top.
    case fromTop
    /// From the bottom.
    case fromBottom
  }

  /// The kind.
  open var type = Kind.fade
  /// The side.
  open var subtype: Subtype?
  /// The share at which it begins.
  open var startProgress: Float = 0
  /// The share at which it ends.
  open var endProgress: Float = 1

  /// Creates a transition.
  @_disfavoredOverload
  public override init() { super.init() }

  /// Creates a transition, and notes where.
  ///
  /// - Parameters:
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public override init(fileID: String = #fileID, line: Int = #line) {
    super.init(fileID: fileID, line: line)
  }

  /// Creates a transition; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
