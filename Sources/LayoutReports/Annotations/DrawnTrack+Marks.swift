import Foundation

extension DrawnTrack {
  /// The farthest that a way is drawn from where the finger was, in points: two thirds of a fingertip, which is 44 wide.
  private static let farthest: CGFloat = 30

  /// The part of a check mark's edge that a ring may touch, in points, so that it keeps off the words beside the mark.
  private static let touch: CGFloat = 1.5

  /// Returns the way beside check marks that it would hide, as near as can be, with the side of its place on which it is
  /// then, or as it is where there is no room near it.
  ///
  /// It goes to the nearer edge of the window first, away from the words of the rows, and off empty circles too if it
  /// can.
  ///
  /// - Parameters:
  ///   - marks: The check marks.
  ///   - circles: The empty circles.
  ///   - side: The side on which it is in another picture, where it goes first, or `nil` for none.
  /// - Returns: The way, and its side, or `nil` for its own place.
  func beside(
    _ marks: [CGRect],
    sparing circles: [CGRect] = [],
    from side: ScreenSide? = nil
  ) -> (track: Self, side: ScreenSide?) {
    func inner(_ areas: [CGRect]) -> [CGRect] {
      areas.map { $0.insetBy(dx: Self.touch, dy: Self.touch) }
    }
    let (marks, circles) = (inner(marks), inner(circles))
    guard hides(side == nil ? marks : marks + circles) else { return (self, nil) }
    let nearer: ScreenSide = (points.first?.x ?? 0) < windowSize.width / 2 ? .left : .right
    let first = side ?? nearer
    let sides: [ScreenSide] = [first, first == .left ? .right : .left]
    for areas in [marks + circles, marks] {
      for side in sides {
        if let moved = moved(off: areas, to: side) { return (moved, side) }
      }
    }
    return (self, nil)
  }

  /// Returns the way as near as can be on a side where it hides none of some areas, or `nil` if there is no room near it.
  private func moved(off areas: [CGRect], to side: ScreenSide) -> Self? {
    for step in stride(from: CGFloat(1), through: Self.farthest, by: 1) {
      let moved = moved(by: CGPoint(x: side == .left ? -step : step, y: 0))
      guard moved.reach.lowerBound >= 2, moved.reach.upperBound <= windowSize.width - 2 else {
        return nil
      }
      if !moved.hides(areas) { return moved }
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
