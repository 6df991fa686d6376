import Foundation
import LayoutGeometry
public import LayoutViews

/// Recognizes a quick stroke in one direction: UIKit's `UISwipeGestureRecognizer`.
///
/// Every finger moves at least `Thresholds.swipeDistance` along the direction within
/// `Thresholds.swipeDuration`, and no further than `Thresholds.swipeDeviation` to a side.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a stroke.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Makes a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Self(rawValue: 1 << 0)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Self(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The directions in which a stroke counts; of several, any.
  public final var direction: Direction = .right
  /// How many fingers make the stroke.
  public final var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var deadline: ScheduledAction?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.locationInWindow }
    guard self.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard deadline == nil else { return }
    deadline = dispatcher?.clock.schedule(after: Thresholds.swipeDuration) { [weak self] in
      guard let self, state == .possible, !isHeld else { return }
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible, wantedState == nil else { return }
    // Each direction that every finger may still be going in, and whether all went far enough.
    var open = Direction()
    var done = Direction()
    for one in Self.all where direction.contains(one.direction) {
      let ways = self.touches.map { way(of: $0, along: one) }
      if ways.allSatisfy({ $0.aside <= Thresholds.swipeDeviation }) { open.insert(one.direction) }
      if ways.allSatisfy({ $0.along >= Thresholds.swipeDistance }) { done.insert(one.direction) }
    }
    if open.isEmpty {
      state = .failed
    } else if !open.isDisjoint(with: done), self.touches.count == numberOfTouchesRequired {
      state = .recognized
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state == .possible, !isHeld { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  open override func reset() {
    starts = [:]
    deadline?.cancel()
    deadline = nil
  }

  private struct Unit {
    let direction: Direction
    let x: CGFloat
    let y: CGFloat
  }

  private static let all = [
    Unit(direction: .right, x: 1, y: 0), Unit(direction: .left, x: -1, y: 0),
    Unit(direction: .up, x: 0, y: -1), Unit(direction: .down, x: 0, y: 1),
  ]

  private func way(of touch: Touch, along unit: Unit) -> (along: CGFloat, aside: CGFloat) {
    let start = starts[ObjectIdentifier(touch)] ?? touch.locationInWindow
    let x = touch.locationInWindow.x - start.x
    let y = touch.locationInWindow.y - start.y
    return (x * unit.x + y * unit.y, abs(x * unit.y) + abs(y * unit.x))
  }
}
