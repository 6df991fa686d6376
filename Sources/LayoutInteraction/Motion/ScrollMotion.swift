import Foundation
import LayoutGeometry
import LayoutViews

/// The way of a content offset that moves by itself, in both directions.
struct ScrollMotion {
  /// A goal of content that is released.
  enum Goal {
    /// The place to which its speed carries it.
    case free
    /// At an offset chosen by the delegate or by paging.
    case chosen(CGPoint, slowestDecay: Double)
  }

  /// A goal of an animated offset.
  enum AnimationGoal {
    /// At the top, wherever that is by then: the status bar was tapped.
    case top
    /// In the range of the content, whatever that is by then.
    case inRange
    /// At an offset out of the range, which the application may choose.
    case outOfRange
    /// A place that may turn out to be elsewhere on the way, found by the closure.
    case following(() -> CGPoint?)
  }

  /// A course of the content.
  enum Course {
    /// An animation.
    case animation(OffsetAnimation, goal: AnimationGoal)
    /// Its own speed.
    case letGo(x: AxisMotion, y: AxisMotion, goal: Goal)
  }

  var course: Course
  /// The time that counts as zero in `course`.
  var beginning: Instant
  /// The link that moves the content at every frame.
  var link: DisplayLink?

  /// Returns the place of the content at `time`.
  func position(at time: Instant) -> CGPoint {
    let elapsed = beginning.duration(to: time)
    return switch course {
    case .animation(let animation, _): animation.position(at: elapsed)
    case .letGo(let x, let y, _):
      CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed))
    }
  }

  /// Returns the speed of the content at `time`, in points per second, or zero in an animation.
  func velocity(at time: Instant) -> CGPoint {
    let elapsed = beginning.duration(to: time)
    return switch course {
    case .animation: .zero
    case .letGo(let x, let y, _):
      CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
    }
  }

  /// Returns whether the content rests at `time`.
  func isDone(at time: Instant) -> Bool {
    let elapsed = beginning.duration(to: time)
    return switch course {
    case .animation(let animation, _): animation.isDone(at: elapsed)
    case .letGo(let x, let y, _): x.isDone(at: elapsed) && y.isDone(at: elapsed)
    }
  }

  /// The place of rest of the content.
  var destination: CGPoint {
    switch course {
    case .animation(let animation, _): animation.end
    case .letGo(let x, let y, _): CGPoint(x: x.destination, y: y.destination)
    }
  }

  /// Whether the content moves by its own speed.
  var isLetGo: Bool { if case .letGo = course { true } else { false } }
}

extension ScrollMotion {
  /// Creates the motion of content released at an offset that is not rounded, at a speed in points per second.
  init(
    lettingGo offset: CGPoint,
    velocity: CGPoint,
    goal: Goal = .free,
    in scrollView: ScrollView,
    at time: Instant
  ) {
    let axes = scrollView.axes
    func motion(_ axis: ScrollAxis, _ part: (CGPoint) -> CGFloat) -> AxisMotion {
      switch goal {
      case .free:
        .free(
          from: part(offset),
          velocity: part(velocity),
          rate: scrollView.decelerationRate,
          in: axis
        )
      case .chosen(let target, let slowestDecay):
        .settling(
          to: part(target),
          from: part(offset),
          velocity: part(velocity),
          slowestDecay: slowestDecay,
          in: axis
        )
      }
    }
    self.init(
      course: .letGo(x: motion(axes.x, \.x), y: motion(axes.y, \.y), goal: goal),
      beginning: time
    )
  }

  init(course: Course, beginning: Instant) {
    self.course = course
    self.beginning = beginning
  }

  /// Takes over that the scroll view may allow something else than when the movement was made.
  mutating func fit(_ scrollView: ScrollView, at time: Instant) {
    switch course {
    case .animation(var animation, let goal):
      var end = animation.end
      switch goal {
      case .top: end.y = scrollView.minimumContentOffset.y
      case .inRange: end = scrollView.clamped(end)
      case .outOfRange: break
      case .following(let place): end = place() ?? scrollView.clamped(end)
      }
      guard end != animation.end else { return }
      if case .following = goal {
        animation.turn(to: end, at: beginning.duration(to: time))
      } else {
        animation = OffsetAnimation(from: scrollView.clamped(animation.start), to: end)
      }
      course = .animation(animation, goal: goal)
    case .letGo(let x, let y, _):
      let axes = scrollView.axes
      guard x.axis != axes.x || y.axis != axes.y else { return }
      goOn(in: scrollView, at: time, shiftedBy: .zero)
    }
  }

  /// Continues from the content's place at `time`, in the present range and with content that moved by
  /// `distance` under the view.
  mutating func goOn(in scrollView: ScrollView, at time: Instant, shiftedBy distance: CGPoint) {
    switch course {
    case .animation(var animation, let goal):
      animation.start += distance
      // The top stays the top.
      if case .top = goal {} else { animation.end += distance }
      course = .animation(animation, goal: goal)
    case .letGo(_, _, var goal):
      if case .chosen(var target, let slowestDecay) = goal {
        target += distance
        goal = .chosen(target, slowestDecay: slowestDecay)
      }
      let onward = ScrollMotion(
        lettingGo: position(at: time) + distance,
        velocity: velocity(at: time),
        goal: goal,
        in: scrollView,
        at: time
      )
      course = onward.course
      beginning = time
    }
  }
}

extension ScrollView {
  /// The present limits of the scroll view in its two directions.
  var axes: (x: ScrollAxis, y: ScrollAxis) {
    let low = minimumContentOffset
    let high = maximumContentOffset
    let scale = max(1, traitCollection.displayScale)
    return (
      ScrollAxis(
        low.x,
        high.x,
        dimension: bounds.width,
        isFixed: !(alwaysBounceHorizontal && bounces) && high.x <= low.x,
        bounces: bounces,
        scale: scale
      ),
      ScrollAxis(
        low.y,
        high.y,
        dimension: bounds.height,
        isFixed: !(alwaysBounceVertical && bounces) && high.y <= low.y,
        bounces: bounces,
        scale: scale
      )
    )
  }

  /// Returns the offset of whole pixels that is nearest to `offset`.
  func aligned(_ offset: CGPoint) -> CGPoint {
    let axes = axes
    return CGPoint(x: axes.x.aligned(offset.x), y: axes.y.aligned(offset.y))
  }
}

extension CGPoint {
  static func + (left: Self, right: Self) -> Self {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Self, right: Self) -> Self {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func += (left: inout Self, right: Self) { left = left + right }
}
