package import Foundation
import LayoutInteraction

/// The direction in which a finger goes, as a function of its heights alone.
///
/// A direction is taken when the finger has come `turningDistance` from where it started. It is given
/// up for the other one when the finger has come back by that much from its furthest point. Between
/// two heights the finger moves in a straight line, so that further heights on the line change nothing.
package struct FingerTrack: Sendable, Hashable {
  /// The distance from which on a finger counts as moving, by version 1.0.0 of the pod: 5 pt.
  package static let turningDistance = Thresholds.selectionTurn.value

  /// The result of a movement.
  package enum Step: Sendable, Hashable {
    /// The finger stays within the turning distance.
    case none
    /// The finger goes on to its furthest point so far; what counts begins at a height, or where the movement did.
    case onward(from: CGFloat?)
    /// The finger turned at a height, and moved on from there.
    case turned(at: CGFloat)
  }

  /// The height at which the finger started.
  package let start: CGFloat
  /// The height at which the finger is.
  package private(set) var position: CGFloat
  /// The direction in which it goes; nil until it has moved by the turning distance.
  package private(set) var direction: PanDirection?
  /// The furthest point in that direction; if events alone count, where the last one was that did.
  package private(set) var furthest: CGFloat
  /// Whether events alone count, if they are the turning distance from the last one that counted.
  ///
  /// So in version 1.0.0; a turn is noticed where such an event is, not where it was.
  let countsEvents: Bool

  /// Creates the track of a finger that comes down at a height.
  package init(start: CGFloat, countsEvents: Bool = false) {
    self.start = start
    self.countsEvents = countsEvents
    position = start
    furthest = start
  }

  /// Moves the finger in a straight line, and returns what came of it.
  ///
  /// If events alone count, none does while the table scrolls but a turn.
  package mutating func move(to height: CGFloat, isScrolling: Bool = false) -> Step {
    position = height
    if countsEvents { return handleEvent(at: height, isScrolling: isScrolling) }
    guard let direction else {
      guard abs(height - start) >= Self.turningDistance else { return .none }
      let direction: PanDirection = height > start ? .down : .up
      self.direction = direction
      furthest = height
      return .onward(from: start + direction.sign * Self.turningDistance)
    }
    let progress = (height - furthest) * direction.sign
    if progress > 0 {
      furthest = height
      return .onward(from: nil)
    }
    guard -progress >= Self.turningDistance else { return .none }
    let turn = furthest - Self.turningDistance * direction.sign
    self.direction = direction.opposite
    furthest = height
    return .turned(at: turn)
  }

  private mutating func handleEvent(at height: CGFloat, isScrolling: Bool) -> Step {
    guard abs(height - furthest) >= Self.turningDistance else { return .none }
    let new: PanDirection = height > furthest ? .down : .up
    let hasTurned = direction == new.opposite
    guard hasTurned || !isScrolling else { return .none }
    direction = new
    furthest = height
    return hasTurned ? .turned(at: height) : .onward(from: height)
  }
}
