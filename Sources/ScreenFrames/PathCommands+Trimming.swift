package import Foundation

extension [PathCommand] {
  /// Returns the part of the path between two shares of its length, as a layer strokes it.
  ///
  /// The lengths of curves are sums of 32 chords, which is exact to a few parts in ten thousand.
  ///
  /// - Parameters:
  ///   - start: The share at which the part begins, 0 to 1.
  ///   - end: The share at which it ends.
  /// - Returns: The part; the path itself from 0 to 1, and nothing if the end is not behind the start.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Self {
    let (start, end) = (Swift.max(0, start), Swift.min(1, end))
    if start <= 0, end >= 1 { return self }
    let segments = segments(closingParts: false)
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    guard start < end, total > 0 else { return [] }
    let (first, last) = (start * total, end * total)
    var path: [PathCommand] = []
    var walked: CGFloat = 0
    var current: CGPoint?
    for (segment, length) in zip(segments, lengths) {
      defer { walked += length }
      guard walked + length > first, walked < last, length > 0 else { continue }
      let from = segment.share(ofLength: first - walked)
      let to = segment.share(ofLength: last - walked)
      let part = segment.part(from: from, to: to)
      if current != part.points.0 { path.append(.move(part.points.0)) }
      path.append(
        part.isLine
          ? .line(part.points.3) : .curve(part.points.1, part.points.2, to: part.points.3)
      )
      current = part.points.3
    }
    return path
  }
}

extension PathSegment {
  private static let chords = 32

  /// The length.
  fileprivate var length: CGFloat {
    guard !isLine else { return hypot(points.3.x - points.0.x, points.3.y - points.0.y) }
    return chordLengths.reduce(0, +)
  }

  private var chordLengths: [CGFloat] {
    var last = points.0
    return (1...Self.chords).map { index in
      let next = point(at: CGFloat(index) / CGFloat(Self.chords))
      defer { last = next }
      return hypot(next.x - last.x, next.y - last.y)
    }
  }

  /// Returns the share, 0 to 1, at which a length is behind.
  fileprivate func share(ofLength wanted: CGFloat) -> CGFloat {
    if wanted <= 0 { return 0 }
    if isLine { return min(1, wanted / length) }
    var walked: CGFloat = 0
    for (index, chord) in chordLengths.enumerated() {
      if walked + chord >= wanted {
        return (CGFloat(index) + (wanted - walked) / max(chord, .leastNonzeroMagnitude))
          / CGFloat(Self.chords)
      }
      walked += chord
    }
    return 1
  }

  /// Returns the part between two shares, by the division of de Casteljau.
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
    if start <= 0, end >= 1 { return self }
    guard !isLine else { return PathSegment(line: point(at: start), point(at: end)) }
    let left = end >= 1 ? self : divided(at: end).0
    return start <= 0 ? left : left.divided(at: start / end).1
  }

  private func divided(at share: CGFloat) -> (PathSegment, PathSegment) {
    func between(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
    let (p, q, r, s) = points
    let (a, b, c) = (between(p, q), between(q, r), between(r, s))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (PathSegment(p, a, d, middle), PathSegment(middle, e, c, s))
  }
}
