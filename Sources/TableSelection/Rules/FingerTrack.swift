package import Foundation
import LayoutInteraction

/// Which way a finger goes, as a function of its heights alone.
///
/// A direction is taken when the finger has come `turningDistance` from where it started. It is given
/// up for the other one where the finger has come back by that much from its furthest point. Between
/// two heights the finger moves in a straight line, so that further heights on the line change nothing.
package struct FingerTrack: Sendable, Hashable {
  /// How far a finger has to move to be taken to move at all: 5 pt, by the released pod.
  package static let turningDistance = Thresholds.selectionTurn.value

  /// Whether only events count that are the turning distance from the last one that counted.
  ///
  /// So in the released pod; a turn is noticed where such an event is, not where it was.
  package let countsEvents: Bool
  /// What came of a movement.
  package enum Step: Sendable, Hashable {
    /// The finger stays within the turning distance.
    case none
    /// The finger goes on to its furthest point so far.
    case onward
    /// The finger turned at a height, and went on from there.
    case turned(at: CGFloat)
  }

  /// Where the finger started.
  package let start: CGFloat
  /// Where the finger is.
  package private(set) var position: CGFloat
  /// Which way it goes; nil until it has moved by the turning distance.
  package private(set) var direction: PanDirection?
  /// The furthest point in that direction.
  package private(set) var furthest: CGFloat

  /// Puts a finger down at a height.
  ///
  /// - Parameters:
  ///   - start: The height.
  ///   - countsEvents: Whether only events count that are the turning distance from the last one.
  package init(start: CGFloat, countsEvents: Bool = false) {
    self.start = start
    self.countsEvents = countsEvents
    position = start
    furthest = start
  }

  /// Moves the finger in a straight line.
  package mutating func move(to height: CGFloat) -> Step {
    position = height
    if countsEvents { return handleEvent(at: height) }
    guard let direction else {
      guard abs(height - start) >= Self.turningDistance else { return .none }
      direction = height > start ? .down : .up
      furthest = height
      return .onward
    }
    let progress = (height - furthest) * direction.sign
    if progress > 0 {
      furthest = height
      return .onward
    }
    guard -progress >= Self.turningDistance else { return .none }
    let turn = furthest - Self.turningDistance * direction.sign
    self.direction = direction.opposite
    furthest = height
    return .turned(at: turn)
  }

  /// Moves the finger at an event that does not count: turns are measured from the one before it.
  package mutating func move(uncountedTo height: CGFloat) { position = height }

  /// Here `furthest` is the height of the event that counted last.
  private mutating func handleEvent(at height: CGFloat) -> Step {
    guard abs(height - furthest) >= Self.turningDistance else { return .none }
    let old = direction
    direction = height > furthest ? .down : .up
    furthest = height
    return old == nil || old == direction ? .onward : .turned(at: height)
  }
}
