import Foundation

/// The sides of check marks and buttons on which the ways of fingers are drawn: one for each, in all pictures of a run.
struct WaySides {
  /// The sides, by the place at which the finger came down.
  private var sides: [CGPoint: ScreenSide] = [:]

  /// Returns a way beside what it would hide, where there is room on the side on which it was before.
  mutating func place(_ track: DrawnTrack, beside sights: WaySights) -> DrawnTrack {
    guard let start = track.points.first else { return track }
    let (moved, side) = track.beside(sights, from: sides[start])
    sides[start] = sides[start] ?? side
    return moved
  }
}

extension AnnotatedMoment {
  /// Moves the ways of fingers beside the check marks and the buttons that they would hide.
  mutating func moveWays(to sides: inout WaySides) {
    var sights = WaySights(marks: checkMarks, circles: emptyCircles, buttons: swipeButtons)
    sights.texts = texts
    sights.outlined = placed.compactMap { placed in
      if case .thing(let thing) = placed.target { thing.spared(around: texts) } else { nil }
    }
    for index in placed.indices {
      guard case .path(let tracks) = placed[index].target else { continue }
      placed[index].target = .path(tracks.map { sides.place($0, beside: sights) })
    }
  }
}
