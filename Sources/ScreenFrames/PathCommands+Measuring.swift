package import Foundation

extension [PathCommand] {
  /// The smallest rectangle with all lines and curves, without the control points; null of an empty path.
  package var exactBounds: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func take(_ point: CGPoint) {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    for step in self { if let end = step.end { take(end) } }
    for segment in segments(closingParts: false) where !segment.isLine {
      for share in segment.turns(\.x) + segment.turns(\.y) { take(segment.point(at: share)) }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle with all points, the control points too; null of an empty path.
  package var controlBounds: CGRect { isEmpty ? .null : Outline.path(self).bounds }

  /// Returns whether a point is inside, as the path is filled.
  ///
  /// The number of times is counted that the path goes around the point: by the crossings of a ray to the right, of
  /// which those down count for and those up against.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - evenOdd: Whether it is inside for an odd number of times, and not for any but 0.
  /// - Returns: The answer; points on the line itself may be either.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for segment in segments(closingParts: true) { winding += segment.crossings(rightOf: point) }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The path in the other direction, its last part first.
  package var inOppositeDirection: Self {
    var parts: [(start: CGPoint, steps: [PathCommand], isClosed: Bool)] = []
    for step in self {
      switch step {
      case .move(let point): parts.append((point, [], false))
      case .close:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line, .curve:
        if let last = parts.last, last.isClosed { parts.append((last.start, [], false)) }
        if !parts.isEmpty { parts[parts.count - 1].steps.append(step) }
      }
    }
    return parts.reversed().flatMap { part -> [PathCommand] in
      let ends = [part.start] + part.steps.compactMap(\.end)
      var path: [PathCommand] = [.move(ends[ends.count - 1])]
      for (index, step) in part.steps.enumerated().reversed() {
        if case .curve(let first, let second, _) = step {
          path.append(.curve(second, first, to: ends[index]))
        } else {
          path.append(.line(ends[index]))
        }
      }
      return part.isClosed ? path + [.close] : path
    }
  }
}

extension PathSegment {
  /// Returns the number of crossings of the ray from a point to the right: downward ones less the upward ones.
  fileprivate func crossings(rightOf point: CGPoint) -> Int {
    let marks = [0] + turns(\.y) + [1]
    var sum = 0
    for (from, to) in zip(marks, marks.dropFirst()) {
      // Between its turns a curve goes down or up alone.
      let (top, bottom) = (self.point(at: from), self.point(at: to))
      let isDown = top.y <= point.y && bottom.y > point.y
      let isUp = bottom.y <= point.y && top.y > point.y
      guard isDown || isUp else { continue }
      if crossing(of: point.y, from, to, isDown: isDown) > point.x { sum += isDown ? 1 : -1 }
    }
    return sum
  }

  /// Returns the x at which a part that goes down or up alone is at a height.
  private func crossing(
    of y: CGFloat,
    _ from: CGFloat,
    _ to: CGFloat,
    isDown: Bool
  ) -> CGFloat {
    if isLine {
      let (start, _, _, end) = points
      return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
    }
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == isDown { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x
  }
}
