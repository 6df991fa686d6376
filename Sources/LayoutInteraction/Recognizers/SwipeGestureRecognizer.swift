import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of a quick stroke in one direction: UIKit's `UISwipeGestureRecognizer`.
///
/// Every finger moves at least `Thresholds.swipeDistance` along the direction within
/// `Thresholds.swipeDuration`, and until there no further than `Thresholds.swipeDeviation` to a side. Between
/// two events a finger moves in a straight line.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a stroke.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction to the right.
    public static let right = Self(rawValue: 1 << 0)
    /// The direction to the left.
    public static let left = Self(rawValue: 1 << 1)
    /// The direction upwards.
    public static let up = Self(rawValue: 1 << 2)
    /// The direction downwards.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The directions in which a stroke counts, of which any will do.
  open var direction: Direction = .right
  /// The number of fingers that make the stroke.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var deadline: ScheduledAction?
  /// The time at which the first finger came down.
  private var beginning: Instant?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.locationInWindow }
    guard self.touches.count <= numberOfTouchesRequired else {
      return fail(because: .tooManyFingers)
    }
    guard deadline == nil else { return }
    beginning = event.instant
    deadline = dispatcher?.clock.schedule(after: Thresholds.swipeDuration.value) { [weak self] in
      // A finger on its way may have come far enough already: its next event says.
      guard let self, state == .possible, !isHeld, !isFingerUnderWay else { return }
      fail(because: .tooSlow)
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible, wantedState == nil, let beginning else { return }
    let departure = touches.map { self.departure(of: $0) }.max() ?? event.instant
    let duration = departure.duration(to: event.instant).inSeconds
    let limit = beginning.advanced(by: Thresholds.swipeDuration.value)
    // The share of the last step that was in time.
    let timely = duration > 0 ? departure.duration(to: limit).inSeconds / duration : 1
    // Whether there is a direction in which every finger may still be going.
    var isOpen = false
    for (direction, unit) in Self.units where self.direction.contains(direction) {
      let strokes = self.touches.map { stroke(of: $0, along: unit, isMoved: touches.contains($0)) }
      let share = TurnedStroke.share(ofReaching: Thresholds.swipeDistance.value, by: strokes)
      guard strokes.allSatisfy({ $0.aside(at: share ?? 1) <= Thresholds.swipeDeviation.value })
      else { continue }
      if let share, share <= timely, self.touches.count == numberOfTouchesRequired {
        state = .recognized
        return
      }
      isOpen = timely >= 1
    }
    if !isOpen { fail(because: timely < 1 ? .tooSlow : .wentAnotherWay) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state == .possible, !isHeld { fail(because: .liftedTooEarly) }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    fail(because: .takenAway)
  }

  var wayOfFinger: CGPoint? {
    guard let touch = touches.first, let start = starts[ObjectIdentifier(touch)] else { return nil }
    return touch.locationInWindow - start
  }

  open override func reset() {
    starts = [:]
    deadline?.cancel()
    deadline = nil
    beginning = nil
  }

  private static let units: [(direction: Direction, unit: CGPoint)] = [
    (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.up, CGPoint(x: 0, y: -1)),
    (.down, CGPoint(x: 0, y: 1)),
  ]

  private func stroke(of touch: Touch, along unit: CGPoint, isMoved: Bool) -> TurnedStroke {
    let start = starts[ObjectIdentifier(touch)] ?? touch.locationInWindow
    func turned(_ point: CGPoint) -> CGPoint {
      let way = point - start
      return CGPoint(x: way.x * unit.x + way.y * unit.y, y: way.x * unit.y + way.y * unit.x)
    }
    return TurnedStroke(
      start: turned(isMoved ? touch.previousLocationInWindow : touch.locationInWindow),
      end: turned(touch.locationInWindow)
    )
  }
}

extension SwipeGestureRecognizer: RecognizerRules {}

/// The straight path of a finger between two events, from the finger's first place and turned so that x is along a
/// direction and y to a side of it.
private struct TurnedStroke {
  let start: CGPoint
  let end: CGPoint

  /// Returns the distance of the finger to a side after a share of the path.
  func aside(at share: CGFloat) -> CGFloat { abs(start.y + (end.y - start.y) * share) }

  /// Returns the share of their paths after which all fingers have come so far along, or `nil` for never.
  static func share(ofReaching distance: CGFloat, by strokes: [TurnedStroke]) -> CGFloat? {
    guard strokes.allSatisfy({ $0.end.x >= distance }) else { return nil }
    return strokes.map { stroke in
      stroke.start.x >= distance
        ? 0 : (distance - stroke.start.x) / (stroke.end.x - stroke.start.x)
    }
    .max()
  }
}
