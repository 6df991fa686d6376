import Foundation
import LayoutGeometry
package import LayoutScenes
import LayoutSimulation

extension AnnotatedMoment {
  /// An annotation that a picture does not show.
  package struct LeftOut: Sendable, Hashable {
    /// The annotation.
    package let annotation: Annotation
    /// The reason in words, after "leaves this out:".
    package let reason: String
    /// The advice, or `nil` for none.
    package let hint: String?

    /// Creates an annotation that is left out for a reason.
    package init(_ annotation: Annotation, _ reason: String, hint: String? = nil) {
      (self.annotation, self.reason, self.hint) = (annotation, reason, hint)
    }
  }

  /// Returns the annotations of what a picture shows, in the coordinates of that part, and those of what is left out.
  ///
  /// - Parameter screen: The screen as the picture frames it.
  /// - Returns: The moment with the annotations that are shown, and the others.
  package func shown(on screen: FramedScreen) -> (moment: Self, leftOut: [LeftOut]) {
    let whole = CGRect(origin: .zero, size: windowSize)
    var moment = self
    moment.placed = []
    var leftOut: [LeftOut] = []
    for placed in placed {
      let target =
        screen.shown == whole ? placed.target : placed.target.shown(in: screen.shown, of: whole)
      if placed.target == .path([]) {
        let absence = missingPath ?? .noFinger
        leftOut.append(LeftOut(placed.annotation, absence.message, hint: absence.hint))
      } else if placed.target.isSliver(in: screen.shown) {
        leftOut.append(
          LeftOut(
            placed.annotation,
            "too little of what it is about is in the part that 'crop' shows",
            hint: "change 'crop' or its 'padding', so that more or none of it is seen"
          )
        )
      } else if let target {
        let origin = CGPoint(x: -screen.shown.minX, y: -screen.shown.minY)
        let covers = placed.covers.map { $0.moved(by: origin) }
        moment.placed.append(
          PlacedAnnotation(
            placed.annotation,
            target,
            below: covers,
            around: placed.others.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
            in: placed.parts.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
          )
        )
      } else {
        leftOut.append(
          LeftOut(
            placed.annotation,
            "what it is about is not in the part that 'crop' shows",
            hint: "write 'annotations: none' for a picture without any"
          )
        )
      }
    }
    return (moment, leftOut)
  }
}

extension PlacedAnnotation.Target {
  /// The width and the height from which a part of a thing is seen as that: about those of a number on its disc.
  private static let leastPart: CGFloat = 20

  /// Returns whether a part of the window shows so little of a thing that this looks like another one, as the end of a row
  /// does in the padding around others.
  fileprivate func isSliver(in part: CGRect) -> Bool {
    guard case .thing(let thing) = self else { return false }
    let shown = thing.intersection(part)
    // Of what only touches the part nothing is seen.
    guard !shown.isNull, shown.width >= 1, shown.height >= 1 else { return false }
    return shown.width < min(thing.width / 2, Self.leastPart)
      || shown.height < min(thing.height / 2, Self.leastPart)
  }

  /// Returns what of it is in a part of the window, from the corner of that part, or `nil` if that is not enough.
  fileprivate func shown(in part: CGRect, of window: CGRect) -> Self? {
    func moved(_ area: CGRect) -> CGRect { area.offsetBy(dx: -part.minX, dy: -part.minY) }
    /// Returns what shows of an area; of one that only touches the part nothing does.
    func area(_ area: CGRect) -> CGRect? {
      let shown = area.intersection(part)
      guard !shown.isNull, shown.width >= min(area.width, 1), shown.height >= min(area.height, 1)
      else { return nil }
      return moved(shown)
    }
    /// Returns an edge; one beyond the window is at the border of a part that reaches to it.
    func edge(_ edge: CGRect) -> CGRect? {
      let isUpright = edge.width == 0
      let border = CGPoint(x: edge.midX, y: edge.midY).clamped(to: window).clamped(to: part)
      let onBorder = edge.offsetBy(
        dx: isUpright ? border.x - edge.midX : 0,
        dy: isUpright ? 0 : border.y - edge.midY
      )
      let isBeyond =
        isUpright
        ? border.x != min(max(edge.midX, window.minX), window.maxX)
        : border.y != min(max(edge.midY, window.minY), window.maxY)
      guard !isBeyond, let shown = area(onBorder) else { return nil }
      return shown.offsetBy(dx: edge.midX - onBorder.midX, dy: edge.midY - onBorder.midY)
    }
    switch self {
    case .thing(let thing): return area(thing).map { .thing($0) }
    case .width(let first, let second):
      guard let first = edge(first), let second = edge(second) else { return nil }
      return .width(first, second)
    case .height(let first, let second):
      guard let first = edge(first), let second = edge(second) else { return nil }
      return .height(first, second)
    // The rows beyond the part leave the bracket open.
    case .bracket(let rows): return area(rows).map { _ in .bracket(moved(rows)) }
    case .arrow(let first, let second):
      guard let first = area(first), let second = area(second) else { return nil }
      return .arrow(first, second)
    case .path(let tracks):
      let tracks = tracks.filter { $0.isSeen(in: part) }
      return tracks.isEmpty
        ? nil : .path(tracks.map { $0.moved(by: CGPoint(x: -part.minX, y: -part.minY)) })
    case .picture: return self
    }
  }
}

extension DrawnTrack {
  /// Returns whether a part of the way is in a part of the window.
  fileprivate func isSeen(in part: CGRect) -> Bool {
    points.contains(where: part.contains)
      || zip(points, points.dropFirst()).contains { part.isCrossed(from: $0, to: $1) }
  }
}
