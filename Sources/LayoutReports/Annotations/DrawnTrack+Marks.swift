import Foundation

/// The things on a screen that the way of a finger should not hide.
struct WaySights {
  /// The check marks of selected rows, which no way hides.
  var marks: [CGRect] = []
  /// The circles of rows that can be selected and are not.
  var circles: [CGRect] = []
  /// The buttons that a swipe uncovers, which no swipe hides.
  var buttons: [CGRect] = []
  /// The texts of the screen.
  var texts: [CGRect] = []
  /// The level edges of outlines, along which a swipe would look like one.
  var edges: [CGRect] = []
}

extension DrawnTrack {
  /// The farthest that a way is drawn from where the finger was, in points: two thirds of a fingertip, which is 44 wide.
  private static let farthest: CGFloat = 30
  /// The farthest that a swipe is: to the edge of the buttons, which are up to 64 high.
  private static let farthestSwipe: CGFloat = 40
  /// The length from which a level way is a swipe, and no tap that drifts.
  private static let leastSwipe: CGFloat = 44
  /// The part of a sight's edge that a ring may touch, in points, so that it keeps off the words beside a mark.
  private static let touch: CGFloat = 1.5
  /// The distances of its legs that are tried, from the usual one on; at the least they are still apart.
  private static let legDistances: [CGFloat] = [usualLegDistance, 7, 5, 4]
  /// The distance of a swipe from the words and signs of the buttons on which it lies.
  private static let gap: CGFloat = 2

  /// Returns the way beside what it would hide, as near as can be, with the side of its place on which it is then, or as it is
  /// where there is no room near it.
  ///
  /// Beside check marks it goes to the nearer edge of the window first, away from the words of the rows, and off empty
  /// circles and words too if it can, with its legs closer to each other where that helps. A swipe goes above or below the buttons that it uncovers; where the words of other
  /// rows leave no room there it stays on the buttons, beside their words and signs, and on no other row's words.
  ///
  /// - Parameters:
  ///   - sights: The check marks and the buttons, and what else it hides only where it has to.
  ///   - side: The side on which it is in another picture, where it goes first, or `nil` for none.
  /// - Returns: The way, and its side, or `nil` for its own place.
  func beside(
    _ sights: WaySights,
    from side: ScreenSide? = nil
  ) -> (track: Self, side: ScreenSide?) {
    func inner(_ areas: [CGRect]) -> [CGRect] {
      areas.map { $0.insetBy(dx: Self.touch, dy: Self.touch) }
    }
    let isSwipe = isSwipe
    let barred = inner(isSwipe ? sights.buttons : sights.marks)
    let circles = isSwipe ? [] : inner(sights.circles)
    guard hides(side == nil ? barred : barred + circles) else { return (self, nil) }
    let spared =
      isSwipe
      // The room of a text begins a little before its first letter.
      ? sights.texts + sights.edges : sights.texts.map { $0.insetBy(dx: Self.touch, dy: 0) }
    let nearer: ScreenSide
    let wishes: [[CGRect]]
    if isSwipe {
      let below = barred.filter { $0.midY > points[0].y }
      nearer = below.count * 2 > barred.count ? .top : .bottom
      let others = sights.texts.filter { text in
        !barred.contains { $0.minY < text.midY && text.midY < $0.maxY }
      }
      let apart = spared.map { $0.insetBy(dx: -Self.gap, dy: -Self.gap) }
      wishes = [barred + spared, apart, spared, barred + others, others]
    } else {
      nearer = (points.first?.x ?? 0) < windowSize.width / 2 ? .left : .right
      wishes = [barred + circles + spared, barred + circles, barred]
    }
    let first = side ?? nearer
    for areas in wishes {
      guard hides(areas) else { break }
      for distance in hasTurns ? Self.legDistances : [legDistance] {
        var track = self
        track.legDistance = distance
        for side in [first, first.opposite] {
          if let moved = track.moved(off: areas, to: side) { return (moved, side) }
        }
      }
    }
    return (self, nil)
  }

  /// Whether it goes from side to side.
  private var isSwipe: Bool {
    let box = CGRect(around: points)
    return box.width >= Self.leastSwipe && box.width > 2 * box.height
  }

  /// Returns the way as near as can be on a side where it hides none of some areas, or `nil` if there is no room near it.
  private func moved(off areas: [CGRect], to side: ScreenSide) -> Self? {
    let sign: CGFloat = side == .left || side == .top ? -1 : 1
    let farthest = side.isVertical ? Self.farthestSwipe : Self.farthest
    for step in stride(from: CGFloat(1), through: farthest, by: 1) {
      let (dx, dy) = side.isVertical ? (0, sign * step) : (sign * step, 0)
      let moved = moved(by: CGPoint(x: dx, y: dy))
      let (reach, most) =
        side.isVertical
        ? (moved.extent.minY...moved.extent.maxY, windowSize.height)
        : (moved.extent.minX...moved.extent.maxX, windowSize.width)
      guard reach.lowerBound >= 2, reach.upperBound <= most - 2 else { return nil }
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

  /// The area of all that is drawn, with room around the dots.
  private var extent: CGRect {
    let areas = TrackArt.areas(of: self) + TrackArt.dotAreas(of: self)
    return areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
  }

  private func hides(_ marks: [CGRect]) -> Bool {
    TrackArt.areas(of: self).contains { area in marks.contains(where: area.intersects) }
  }
}
