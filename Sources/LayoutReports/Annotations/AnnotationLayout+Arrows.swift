import Foundation
import LayoutGeometry

// The ends of arrows.
extension AnnotationLayout {
  /// The distance between two places of an arrow that are tried.
  private static let step: CGFloat = 4
  /// The distance of an arrow from the ends of an edge that it begins or ends at.
  private static let inset: CGFloat = 8

  /// Returns the ends of an arrow from one area to another: on the way between their middles, or where that crosses texts
  /// and they lie one below the other or side by side, on the nearest line beside it that crosses fewer.
  func ends(from first: CGRect, to second: CGRect) -> (from: CGPoint, to: CGPoint) {
    let direct = (from: first.border(toward: second), to: second.border(toward: first))
    let texts = obstacles.filter { text in
      // What an end lies in is what the arrow is about.
      !text.contains(direct.from) && !text.contains(direct.to)
    }
    func crossings(_ ends: (from: CGPoint, to: CGPoint)) -> Int {
      texts.count { $0.insetBy(dx: -2, dy: 0).isCrossed(from: ends.from, to: ends.to) }
    }
    var best = (ends: direct, count: crossings(direct))
    guard best.count > 0 else { return direct }
    let ways =
      Self.uprightWays(from: first, to: second)
      + Self.uprightWays(from: first.flipped, to: second.flipped).map {
        ($0.from.flipped, $0.to.flipped)
      }
    for way in ways {
      let count = crossings(way)
      if count < best.count { best = (way, count) }
    }
    return best.ends
  }

  /// Returns upright lines between two areas one below the other, those in the middle first.
  private static func uprightWays(
    from first: CGRect,
    to second: CGRect
  ) -> [(from: CGPoint, to: CGPoint)] {
    let isDown = first.maxY <= second.minY
    guard isDown || second.maxY <= first.minY else { return [] }
    let (left, right) = (max(first.minX, second.minX), min(first.maxX, second.maxX))
    guard right - left >= 2 * inset else { return [] }
    let (start, end) = isDown ? (first.maxY, second.minY) : (first.minY, second.maxY)
    let middle = (left + right) / 2
    return stride(from: 0, through: (right - left) / 2 - inset, by: step).flatMap { distance in
      [middle + distance, middle - distance].map {
        (CGPoint(x: $0, y: start), CGPoint(x: $0, y: end))
      }
    }
  }
}

extension CGRect {
  /// Returns the point of the border on the way from the middle to that of another area.
  fileprivate func border(toward other: CGRect) -> CGPoint {
    let (dx, dy) = (other.midX - midX, other.midY - midY)
    let shares = [(dx, width), (dy, height)].compactMap { (distance, extent) -> CGFloat? in
      distance == 0 ? nil : extent / 2 / abs(distance)
    }
    let share = min(shares.min() ?? 0, 0.5)
    return CGPoint(x: midX + dx * share, y: midY + dy * share)
  }
}
