import Foundation

extension DrawnTrack {
  /// The farthest that a way is drawn from where the finger was, in points: two thirds of a fingertip, which is 44 wide.
  private static let farthest: CGFloat = 30

  /// The part of a check mark's edge that a ring may touch, in points, so that it keeps off the words beside the mark.
  private static let touch: CGFloat = 1.5

  /// Whether it goes up and down on one line, whose legs are drawn beside each other; one that drifts aside is drawn as
  /// it went.
  package var isStraight: Bool {
    let xs = points.map(\.x)
    return (xs.max() ?? 0) - (xs.min() ?? 0) <= 6
  }

  /// Returns the way beside check marks that it would hide, as near as can be, or as it is where there is no room near it.
  ///
  /// It goes to the nearer edge of the window first, away from the words of the rows, and off empty circles too if it
  /// can.
  func beside(_ marks: [CGRect], sparing circles: [CGRect] = []) -> Self {
    func inner(_ areas: [CGRect]) -> [CGRect] {
      areas.map { $0.insetBy(dx: Self.touch, dy: Self.touch) }
    }
    let marks = inner(marks)
    guard hides(marks) else { return self }
    return moved(off: marks + inner(circles)) ?? moved(off: marks) ?? self
  }

  /// Returns the way as near as can be where it hides none of some areas, or `nil` if there is no room near it.
  private func moved(off areas: [CGRect]) -> Self? {
    let isLeft = (points.first?.x ?? 0) < windowSize.width / 2
    for sign in isLeft ? [-1.0, 1] : [1.0, -1] {
      for step in stride(from: CGFloat(1), through: Self.farthest, by: 1) {
        let moved = moved(by: CGPoint(x: sign * step, y: 0))
        guard moved.reach.lowerBound >= 2, moved.reach.upperBound <= windowSize.width - 2 else {
          break
        }
        if !moved.hides(areas) { return moved }
      }
    }
    return nil
  }

  /// Returns the way at another place.
  func moved(by offset: CGPoint) -> Self {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    var track = self
    track.points = points.map(moved)
    track.fingers = fingers.map(moved)
    return track
  }

  /// The range from the left to the right of all that is drawn, with room around the dots.
  private var reach: ClosedRange<CGFloat> {
    let areas = TrackArt.areas(of: self) + TrackArt.dotAreas(of: self)
    let left = areas.map(\.minX).min() ?? 0
    return left...max(left, areas.map(\.maxX).max() ?? left)
  }

  private func hides(_ marks: [CGRect]) -> Bool {
    TrackArt.areas(of: self).contains { area in marks.contains(where: area.intersects) }
  }
}
