import Foundation
import LayoutGeometry
import ScreenFrames

// Grounds that touch: the one that is drawn first goes on under the other, so that nothing behind them shines through where
// their common edge lies between two pixels. Lines on the edge stay what they are, since no edge is moved to a pixel.
extension [FilmNode] {
  /// Lets each ground that touches another, drawn over it, go on under that: a ground is the first thing of a group.
  ///
  /// It does so where that is not to be seen in any frame.
  func joinGrounds(in surroundings: FilmSurroundings) {
    let count = surroundings.frameCount
    let found = compactMap { node in node.ground(frameCount: count).map { (node, $0) } }
    guard found.count > 1 else { return }
    for (index, (node, own)) in found.enumerated() {
      let others = found[(index + 1)...]
        .filter { $0.1.covers.frames.overlaps(own.rects.frames) }.map(\.1.covers)
      for edge in GroundEdge.allCases
      where surroundings.hides(own.rects.mapped { $1.map(edge.strip) }, behind: others) {
        node.extend(own.span, beyond: edge)
      }
    }
  }
}

/// The edge at which a ground goes on.
enum GroundEdge: CaseIterable {
  case top
  case bottom

  /// The distance by which a ground goes on, in points: a pixel of a picture half as large.
  static let reach: CGFloat = 2

  /// Returns what a ground is beyond the edge.
  fileprivate func strip(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX,
      y: self == .top ? rect.minY - Self.reach : rect.maxY,
      width: rect.width,
      height: Self.reach
    )
  }

  fileprivate func extended(_ rect: CGRect) -> CGRect { rect.union(strip(of: rect)) }
}

/// The ground of a group in each frame, in the coordinates around the group.
private struct FilmGround {
  /// The rectangle in each frame, or `nil` while the group is not there.
  var rects: FilmPart<CGRect?>
  /// The part in each frame that hides all that is behind, or `nil` for none.
  var covers: FilmPart<CGRect?>
  /// The upper and the lower edge in the group, always the same.
  let span: ClosedRange<CGFloat>
}

extension FilmSurroundings {
  /// Returns whether something is behind others at some time, and else beyond what shows or not there.
  fileprivate func hides(
    _ strips: FilmPart<CGRect?>,
    behind others: [FilmPart<CGRect?>]
  ) -> Bool {
    var latest: Int?
    let isNeverSeen = strips.frames.allSatisfy { frame in
      guard isShown(in: frame), let strip = strips[frame] else { return true }
      func isCovered(by index: Int) -> Bool {
        let other = others[index]
        return other.frames.contains(frame) && other[frame]?.holds(strip) == true
      }
      // Most often the same one as in the frame before.
      if let latest, isCovered(by: latest) { return true }
      if let index = others.indices.first(where: isCovered) {
        latest = index
        return true
      }
      guard let origin = origins?[frame] else { return false }
      let seen = strip.offsetBy(dx: origin.x, dy: origin.y).intersection(clips[frame])
      return seen.isNull || seen.height < 0.001 || seen.width < 0.001
    }
    return isNeverSeen && latest != nil
  }
}

extension CGRect {
  /// Returns whether another rectangle is in it, but for what comes of rounding.
  fileprivate func holds(_ other: Self) -> Bool {
    let slack: CGFloat = 1e-3
    return other.minX >= minX - slack && other.maxX <= maxX + slack
      && other.minY >= minY - slack && other.maxY <= maxY + slack
  }
}

extension FilmNode {
  /// Returns the ground of a group that is never turned nor enlarged, or `nil` if it has none.
  fileprivate func ground(frameCount: Int) -> FilmGround? {
    guard let first = children.first, let span = first.span else { return nil }
    let part = history.span(to: frameCount)
    let shapes = first.history.expanded(to: part)
    let none = FilmPart<CGRect?>(repeating: nil, in: part)
    var ground = FilmGround(rects: none, covers: none, span: span)
    for (index, state) in history.expanded(to: part).enumerated() {
      guard case .group(let group) = state else { continue }
      guard group.matrix == .identity, group.scale == 1 else { return nil }
      guard case .shape(let shape) = shapes[index], let inner = shape.ground else { return nil }
      let rect = inner.offsetBy(dx: group.offset.x, dy: group.offset.y)
      let isOpaque = shape.fill?.opacity == 1 && group.opacity == 1 && group.clipRadius == 0
      var cover = rect
      if let clip = group.clip {
        cover = rect.intersection(clip.offsetBy(dx: group.offset.x, dy: group.offset.y))
      }
      ground.rects[part.lowerBound + index] = rect
      ground.covers[part.lowerBound + index] = isOpaque && !cover.isNull ? cover : nil
    }
    return ground
  }

  /// The upper and the lower edge, if it is a rectangle that could be a ground with always the same ones, and no line.
  private var span: ClosedRange<CGFloat>? {
    var span: ClosedRange<CGFloat>?
    for state in history.states {
      guard case .shape(let shape) = state, let rect = shape.ground else { return nil }
      let own = rect.minY...rect.maxY
      guard rect.height >= GroundEdge.reach, span == nil || span == own else { return nil }
      span = own
    }
    return span
  }

  /// Extends all that is as high as the ground: that of a selected row too.
  fileprivate func extend(_ span: ClosedRange<CGFloat>, beyond edge: GroundEdge) {
    for child in children {
      if child.span == span {
        child.mapStates { state in
          guard case .shape(var shape) = state, let rect = shape.ground else { return state }
          shape.outline = .rectangle(edge.extended(rect), cornerRadius: 0)
          return .shape(shape)
        }
      } else if child.staysAtOrigin {
        child.extend(span, beyond: edge)
      }
    }
  }

  /// Whether it is a group that shows all that is in it where that is.
  private var staysAtOrigin: Bool {
    history.states.allSatisfy { state in
      guard case .group(let group) = state else { return false }
      return group.offset == .zero && group.matrix == .identity && group.scale == 1
        && group.clip == nil
    }
  }
}

extension Shape {
  /// The rectangle of a fill without a line and without round corners.
  fileprivate var ground: CGRect? {
    guard case .rectangle(let rect, 0) = outline, fill != nil, stroke == nil, gradient.isEmpty
    else { return nil }
    return rect.standardized
  }
}
