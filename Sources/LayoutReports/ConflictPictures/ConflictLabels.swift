import Foundation
import LayoutCapture
import LayoutConsole
import LayoutGeometry
import ScreenFrames

/// The names of the boxes of a conflict: inside where there is room, or else beside the diagram with a line.
struct ConflictLabels {
  private let diagram: ConflictDiagram
  /// The boxes whose names stand inside.
  private let inner: Set<Int>

  private static let size: CGFloat = 11.5
  private static let rowHeight: CGFloat = 16
  private static let mostWidth: CGFloat = 190

  init(_ diagram: ConflictDiagram) {
    self.diagram = diagram
    let place = diagram.measuringPlace
    inner = Set(
      diagram.sketch.boxes.indices.filter { index in
        let rect = place.rect(diagram.sketch.boxes[index], diagram.nests.breadths[index])
        let width = ConflictStyle.width(of: diagram.sketch.boxes[index].name, size: Self.size)
        let isContainer = diagram.nests.isContainer(index)
        guard width + 10 <= rect.width, rect.height >= 15 else { return false }
        // What a container holds would hide its name where it is upright.
        return diagram.isHorizontal || !isContainer
      }
    )
  }

  private var outer: [Int] { diagram.sketch.boxes.indices.filter { !inner.contains($0) } }

  /// The room beside the diagram: above it for a horizontal axis, to the left for a vertical one.
  var room: CGSize {
    guard !outer.isEmpty else { return .zero }
    if diagram.isHorizontal {
      return CGSize(width: 0, height: CGFloat(outer.count) * Self.rowHeight + 2)
    }
    let widths = outer.map { Self.width(of: diagram.sketch.boxes[$0].name) }
    return CGSize(width: (widths.max() ?? 0) + 22, height: 0)
  }

  private static func width(of name: String) -> CGFloat {
    min(mostWidth, ConflictStyle.width(of: name, size: size, weight: .medium))
  }

  func elements(_ place: ConflictPlace, _ origin: CGPoint) -> [ScreenElement] {
    let boxes = inner.sorted().map { index -> ScreenElement in
      let name = diagram.sketch.boxes[index].name
      let rect = place.rect(diagram.sketch.boxes[index], diagram.nests.breadths[index])
      let isContainer = diagram.nests.isContainer(index)
      let width = ConflictStyle.width(of: name, size: Self.size)
      return .line(
        name,
        at: CGPoint(
          x: isContainer ? rect.minX + 6 : rect.midX - width / 2,
          y: isContainer ? rect.minY + 16 : rect.midY + 4
        ),
        size: Self.size,
        color: isContainer ? ConflictStyle.secondaryText : ConflictStyle.text
      )
    }
    return boxes + (diagram.isHorizontal ? above(place, origin) : left(place, origin))
  }

  /// Returns names above the diagram, the one farthest to the left on top, so that no line crosses a name.
  private func above(_ place: ConflictPlace, _ origin: CGPoint) -> [ScreenElement] {
    let anchors = outer.map { index -> (index: Int, point: CGPoint) in
      let rect = place.rect(diagram.sketch.boxes[index], diagram.nests.breadths[index])
      let isContainer = diagram.nests.isContainer(index)
      let x = isContainer ? rect.minX + min(5, rect.width / 2) : rect.midX
      return (index, CGPoint(x: x, y: rect.minY))
    }
    let sorted = anchors.sorted { ($0.point.x, $0.index) < ($1.point.x, $1.index) }
    return sorted.enumerated().flatMap { row, anchor -> [ScreenElement] in
      let y = origin.y + CGFloat(row) * Self.rowHeight
      let name = diagram.sketch.boxes[anchor.index].name
      let start = CGPoint(x: anchor.point.x, y: y + 3)
      return Self.leader([start, anchor.point]) + [
        Self.name(name, at: CGPoint(x: anchor.point.x + 5, y: y + 11))
      ]
    }
  }

  /// Returns names to the left of the diagram, each beside its box or below the one before.
  private func left(_ place: ConflictPlace, _ origin: CGPoint) -> [ScreenElement] {
    let anchors = outer.map { index -> (index: Int, point: CGPoint) in
      let rect = place.rect(diagram.sketch.boxes[index], diagram.nests.breadths[index])
      let isContainer = diagram.nests.isContainer(index)
      let depth = CGFloat(diagram.nests.breadths[index].depth)
      let y = isContainer ? rect.minY + min(8 + 16 * depth, rect.height / 2) : rect.midY
      return (index, CGPoint(x: rect.minX, y: y))
    }
    let sorted = anchors.sorted {
      ($0.point.y, $0.point.x, $0.index) < ($1.point.y, $1.point.x, $1.index)
    }
    var free = -CGFloat.infinity
    return sorted.flatMap { anchor -> [ScreenElement] in
      let y = max(anchor.point.y, free)
      free = y + Self.rowHeight
      let name = diagram.sketch.boxes[anchor.index].name
      let end = place.origin.x - 18
      return Self.leader([
        CGPoint(x: end + 3, y: y), CGPoint(x: end + 9, y: y),
        CGPoint(x: place.origin.x - 4, y: anchor.point.y), anchor.point,
      ]) + [Self.name(name, at: CGPoint(x: end - Self.width(of: name), y: y + 4))]
    }
  }

  private static func leader(_ points: [CGPoint]) -> [ScreenElement] {
    guard let start = points.first, let end = points.last else { return [] }
    let path = [PathCommand.move(start)] + points.dropFirst().map { .line($0) }
    return [
      .stroke(.path(path), ConflictStyle.secondaryText.faded(by: 0.7), width: 0.75),
      .fill(.circle(center: end, radius: 1.75), ConflictStyle.secondaryText),
    ]
  }

  private static func name(_ name: String, at point: CGPoint) -> ScreenElement {
    .line(
      name,
      at: point,
      size: size,
      weight: .medium,
      color: ConflictStyle.text,
      room: mostWidth
    )
  }
}
