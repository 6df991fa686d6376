import Foundation
import LayoutCapture
import LayoutGeometry
import ScreenFrames

/// The names of the layers of a screen, which go out of the way of the lines that annotations draw over them.
///
/// A screen is drawn without knowing its annotations, and the way of a finger and the outline of a thing have their
/// places: so the names move, to the nearest room that covers no text, and those for which there is none lie over the
/// lines.
struct LayerNames {
  /// The areas of lines.
  private let lines: [CGRect]
  /// The texts of the screen, those of the names among them.
  private let texts: [CGRect]
  private let controls: [CGRect]
  /// The boxes of the annotations' labels.
  private let labels: [CGRect]
  private let bounds: CGRect

  /// The farthest that a name goes, in points.
  private static let reach: CGFloat = 120
  private static let step: CGFloat = 4

  /// Creates the names of the screen of a layout.
  init(besides layout: AnnotationLayout) {
    let routes = layout.labels.flatMap(\.route.segments)
    let thin = layout.measures.flatMap(\.extensions).map { LineSegment($0.from, $0.to) }
    let drawn = (routes + thin).flatMap { [CGRect].along(from: $0.from, to: $0.to) }
    lines = layout.insideAreas + layout.meant.flatMap(\.edges) + drawn
    (texts, controls) = (layout.texts, layout.controls)
    labels = layout.labels.filter { !$0.isBeside }.map(\.box)
    bounds = CGRect(origin: .zero, size: layout.size)
  }

  /// Returns elements whose names are beside the lines, as far as there is room.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - origin: The origin of their coordinates, in those of the layout.
  /// - Returns: The elements.
  func moved(_ elements: [ScreenElement], at origin: CGPoint) -> [ScreenElement] {
    guard !lines.isEmpty else { return elements }
    var taken: [CGRect] = []
    return moved(elements, at: origin, besides: &taken)
  }

  /// Returns elements whose names are beside the lines and beside those that moved before them.
  private func moved(
    _ elements: [ScreenElement],
    at origin: CGPoint,
    besides taken: inout [CGRect]
  ) -> [ScreenElement] {
    let moved = elements.map { element -> ScreenElement in
      guard case .group(var group) = element else { return element }
      if group.tag.isNameOfGuide {
        let box = element.bounds.offsetBy(dx: origin.x, dy: origin.y)
        let move = move(of: box, staysInRow: group.tag.isOfArea, besides: taken)
        if move != .zero { taken.append(box.offsetBy(dx: move.x, dy: move.y)) }
        group.offset = CGPoint(x: group.offset.x + move.x, y: group.offset.y + move.y)
      } else {
        let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
        group.children = self.moved(group.children, at: inner, besides: &taken)
      }
      return .group(group)
    }
    return moved.withNameLeaders()
  }

  /// Returns elements without the names through which lines run, and these names, from the origin of the layout.
  func parted(
    _ elements: [ScreenElement],
    at origin: CGPoint
  ) -> (others: [ScreenElement], struck: [ScreenElement]) {
    var (others, struck): ([ScreenElement], [ScreenElement]) = ([], [])
    for element in elements {
      guard case .group(var group) = element else {
        others.append(element)
        continue
      }
      if group.tag.role == "guide-label" {
        let box = element.bounds.offsetBy(dx: origin.x, dy: origin.y)
        guard isStruck(box) else {
          others.append(element)
          continue
        }
        group.offset = CGPoint(x: group.offset.x + origin.x, y: group.offset.y + origin.y)
        struck.append(.group(group))
      } else {
        let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
        let parts = parted(group.children, at: inner)
        group.children = parts.others
        others.append(.group(group))
        struck += parts.struck
      }
    }
    return (others, struck)
  }

  private func isStruck(_ box: CGRect) -> Bool {
    bounds.holds(box) && lines.contains(where: box.intersects)
  }

  private func move(of box: CGRect, staysInRow: Bool, besides taken: [CGRect]) -> CGPoint {
    guard isStruck(box) else { return .zero }
    let others =
      texts.filter { !box.insetBy(dx: -1, dy: -1).holds($0) } + controls + labels + taken
    func isFree(_ box: CGRect) -> Bool {
      bounds.holds(box) && !lines.contains(where: box.intersects)
        && !others.contains(where: box.intersects)
    }
    let steps = Array(stride(from: -Self.reach, through: Self.reach, by: Self.step))
    let moves = steps.flatMap { x in
      steps.filter { !staysInRow || abs($0) <= Self.step }.map { CGPoint(x: x, y: $0) }
    }
    return moves.filter { isFree(box.offsetBy(dx: $0.x, dy: $0.y)) }
      .min { Self.distance($0) < Self.distance($1) } ?? .zero
  }

  private static func distance(_ move: CGPoint) -> CGFloat { abs(move.x) + abs(move.y) }
}

extension CGRect {
  /// The four edges as narrow areas, or none of a point.
  fileprivate var edges: [CGRect] {
    guard width > 0, height > 0 else { return [] }
    let line: CGFloat = 2
    return [
      CGRect(x: minX - line / 2, y: minY, width: line, height: height),
      CGRect(x: maxX - line / 2, y: minY, width: line, height: height),
      CGRect(x: minX, y: minY - line / 2, width: width, height: line),
      CGRect(x: minX, y: maxY - line / 2, width: width, height: line),
    ]
  }
}
