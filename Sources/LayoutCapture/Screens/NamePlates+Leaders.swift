import Foundation
import LayoutGeometry

// The places of plates from which a thin line leads to what they name.
extension NamePlates {
  /// The distance up to which a plate goes for a way that crosses nothing, in points.
  private static let reach: CGFloat = 160

  /// The steps from a place to others around it, the nearest first.
  private static let steps: [CGPoint] = {
    let range = Array(stride(from: -reach, through: reach, by: 8))
    func length(_ step: CGPoint) -> CGFloat { abs(step.x) + abs(step.y) }
    return range.flatMap { x in range.map { CGPoint(x: x, y: $0) } }
      .sorted { (length($0), -$0.y, -$0.x) < (length($1), -$1.y, -$1.x) }
  }()

  /// Returns the way from a line to a plate beside obstacles, or `nil` for one that stands at it.
  private func leader(
    from line: CGRect,
    to box: CGRect,
    besides obstacles: [CGRect]
  ) -> NameLeader? {
    guard box.distance(to: line) > NameLeader.gap, let axis = line.axis else { return nil }
    return NameLeader(from: axis, to: box, besides: obstacles)
  }

  /// Returns the way from a line to a plate that stands apart from it, beside texts and the other plates.
  func leader(from line: CGRect, to box: CGRect) -> NameLeader? {
    leader(from: line, to: box, besides: texts + plates.map(\.box).filter { $0 != box })
  }

  /// Returns whether a plate is over no way to another one, and its own way crosses none, and no obstacle.
  private func isClear(_ box: CGRect, _ leader: NameLeader?) -> Bool {
    guard leader?.crossings ?? 0 == 0 else { return false }
    return !plates.contains { plate in
      guard let other = plate.way else { return false }
      return box.isCrossed(from: other.from, to: other.to)
        || leader.map { $0.way.crosses(other) } ?? false
    }
  }

  /// Returns whether a line's way to a place of a new plate crosses no text, no plate and no other way, and the plate is over
  /// none.
  func isJoined(_ box: CGRect, to line: CGRect) -> Bool {
    isClear(box, leader(from: line, to: box))
  }

  /// The lines whose ways to their plates cross a text or another plate.
  var struckLines: [CGRect] {
    plates.compactMap { plate in
      plate.line.flatMap { leader(from: $0, to: plate.box) }?.crossings ?? 0 > 0 ? plate.line : nil
    }
  }

  /// Returns the place of a plate that is free, the nearest to a start from which the way to a line crosses nothing, or else
  /// only other lines, or `nil` if there is none.
  ///
  /// - Complexity: O(*p* · *n*), with *p* places, at most 1681, and *n* areas and texts.
  func joined(to line: CGRect, from start: CGRect, besides areas: [CGRect]) -> CGRect? {
    let room = start.insetBy(dx: -Self.reach, dy: -Self.reach)
    let near = areas.filter(room.isOver)
    let around = room.union(line)
    let obstacles = (texts + plates.map(\.box)).filter(around.isOver)
    let others = lines.filter { $0 != line && around.isOver($0) }
    let free = Self.steps.lazy.map { start.offsetBy(dx: $0.x, dy: $0.y) }.filter { box in
      area.holds(box) && !near.contains { $0.isOver(box) }
    }
    var best: CGRect?
    for box in free {
      let leader = leader(from: line, to: box, besides: obstacles)
      guard isClear(box, leader) else { continue }
      guard let way = leader?.way,
        others.contains(where: { $0.isCrossed(from: way.from, to: way.to) })
      else { return box }
      best = best ?? box
    }
    return best
  }
}

extension CGRect {
  /// Returns whether a part of it, or an edge, lies in another one; Foundation's test takes twenty times as long.
  fileprivate func isOver(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
