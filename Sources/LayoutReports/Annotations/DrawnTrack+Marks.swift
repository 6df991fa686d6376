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
  /// The areas of what has an outline, along whose edges a way would look like one.
  var outlined: [CGRect] = []

  /// The edges of outlines that go up and down.
  fileprivate var uprightEdges: [CGRect] { outlined.flatMap(\.uprightEdges) }

  /// The edges of outlines that a swipe keeps off: the level ones, and the upright ones of what has no button on it; of the
  /// next row only the edge touches one.
  fileprivate var edgesAroundSwipes: [CGRect] {
    let inner = buttons.map { $0.insetBy(dx: 0, dy: $0.height / 4) }
    let apart = outlined.filter { !inner.contains(where: $0.intersects) }
    return outlined.flatMap(\.levelEdges) + apart.flatMap(\.uprightEdges)
  }
}

extension CGRect {
  /// The upper and the lower edge, as wide as an outline.
  fileprivate var levelEdges: [CGRect] {
    [minY, maxY].map { CGRect(x: minX, y: $0 - 2, width: width, height: 4) }
  }

  /// The left and the right edge, as far as the glow of an outline reaches that lies outside.
  fileprivate var uprightEdges: [CGRect] {
    [minX, maxX].map { CGRect(x: $0 - 3.5, y: minY, width: 7, height: height) }
  }
}

extension DrawnTrack {
  /// A place that is wished for a way.
  private struct Wish {
    /// The areas of which it hides nothing there.
    let areas: [CGRect]
    /// The distances of its legs that are tried.
    let legDistances: [CGFloat]
    /// The farthest that it is from where the finger was.
    let farthest: CGFloat
  }

  /// The farthest that a way is drawn from where the finger was, in points: two thirds of a fingertip, which is 44 wide.
  private static let farthest: CGFloat = 30
  /// The farthest that a swipe is: to the edge of the buttons, which are up to 64 high.
  private static let farthestSwipe: CGFloat = 40
  /// The farthest that a swipe is which would hide words or lie on an outline otherwise.
  private static let farthestWayOut: CGFloat = 84
  /// The length from which a level way is a swipe, and no tap that drifts.
  private static let leastSwipe: CGFloat = 44
  /// The distance from a mark where there is room.
  private static let clearance: CGFloat = 1.5
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
  /// circles, words and outlines too if it can, with its legs closer to each other where that helps. A swipe goes above
  /// or below the buttons that it uncovers; where the words of other rows leave no room there it stays on the buttons,
  /// beside their words and signs, and on no other row's words.
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
    // A tap stays where it was.
    let edges = isSwipe || points.count < 2 ? [] : sights.uprightEdges
    guard hides((side == nil ? barred : barred + circles) + edges) else { return (self, nil) }
    let spared =
      isSwipe
      // The room of a text begins a little before its first letter.
      ? sights.texts + sights.edgesAroundSwipes
      : sights.texts.map { $0.insetBy(dx: Self.touch, dy: 0) }
    let first: ScreenSide
    let wishes: [Wish]
    if isSwipe {
      let below = barred.filter { $0.midY > points[0].y }
      first = side ?? (below.count * 2 > barred.count ? .top : .bottom)
      let others = sights.texts.filter { text in
        !barred.contains { $0.minY < text.midY && text.midY < $0.maxY }
      }
      let apart = spared.map { $0.insetBy(dx: -Self.gap, dy: -Self.gap) }
      func wish(_ areas: [CGRect], _ farthest: CGFloat = Self.farthestSwipe) -> Wish {
        Wish(areas: areas, legDistances: [legDistance], farthest: farthest)
      }
      wishes = [
        wish(barred + spared), wish(apart), wish(spared),
        wish(barred + spared, Self.farthestWayOut), wish(barred + others), wish(others),
      ]
    } else {
      first = side ?? ((points.first?.x ?? 0) < windowSize.width / 2 ? .left : .right)
      let clear = (sights.marks + sights.circles)
        .map { $0.insetBy(dx: -Self.clearance, dy: -Self.clearance) }
      let hidden = barred + circles
      func wish(_ areas: [CGRect]) -> Wish {
        let distances = hasTurns ? Self.legDistances : [legDistance]
        return Wish(areas: areas, legDistances: distances, farthest: Self.farthest)
      }
      wishes = [
        wish(clear + edges + spared), wish(hidden + edges + spared),
        wish(hidden + spared), wish(hidden), wish(barred),
      ]
    }
    for wish in wishes {
      guard hides(wish.areas) else { break }
      for distance in wish.legDistances {
        var track = self
        track.legDistance = distance
        for side in [first, first.opposite] {
          if let moved = track.moved(off: wish.areas, to: side, atMost: wish.farthest) {
            return (moved, side)
          }
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
  private func moved(
    off areas: [CGRect],
    to side: ScreenSide,
    atMost farthest: CGFloat
  ) -> Self? {
    let sign: CGFloat = side == .left || side == .top ? -1 : 1
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
