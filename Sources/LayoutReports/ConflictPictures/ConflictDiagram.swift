import Foundation
import LayoutCapture
import LayoutConsole
import LayoutGeometry
import LayoutText
import ScreenFrames

/// The views of a conflict as boxes at their scale, with a line for each constraint beside them.
struct ConflictDiagram {
  let sketch: ConflictSketch
  let nests: ConflictNests
  private let scale: CGFloat
  private let first: Double
  private let width: CGFloat

  var isHorizontal: Bool { sketch.axis == .horizontal }

  /// Creates the diagram for a page of some width.
  init(_ sketch: ConflictSketch, width: CGFloat) {
    self.sketch = sketch
    self.width = width
    let spans = sketch.measures.compactMap(\.span).flatMap { [$0.from, $0.to, $0.wanted] }
    let ends = sketch.boxes.flatMap { [$0.start, $0.end] } + spans
    first = ends.min() ?? 0
    let extent = max(1, (ends.max() ?? 0) - first)
    let room: CGFloat = sketch.axis == .horizontal ? width - 40 : 360
    scale = min(8, room / CGFloat(extent))
    // Upright boxes have their names beside the diagram.
    let gap: CGFloat = sketch.axis == .horizontal ? 18 : 4
    nests = ConflictNests(sketch, gap: Double(gap / scale))
  }

  /// The size of the drawing.
  var size: CGSize {
    let room = ConflictLabels(self).room
    let lines = ConflictLines(self, measuringPlace)
    let breadth = nests.total + lines.breadth
    return CGSize(
      width: room.width + (isHorizontal ? lines.length : breadth),
      height: room.height + Self.top + (isHorizontal ? breadth : max(length, lines.length)) + 10
    )
  }

  /// The room for the number of points by which a line is missed.
  private static let top: CGFloat = 18

  /// Returns the drawing from a place down.
  func elements(at origin: CGPoint) -> [ScreenElement] {
    let labels = ConflictLabels(self)
    let place = place(
      at: CGPoint(
        x: origin.x + labels.room.width,
        y: origin.y + labels.room.height + Self.top
      )
    )
    let lines = ConflictLines(self, place)
    let excess = lines.excess
    return boxes(place) + excess.strip + lines.elements + labels.elements(place, origin)
      + excess.amount
  }

  /// A place at which lengths can be seen before the diagram has its own.
  var measuringPlace: ConflictPlace { place(at: .zero) }

  private func place(at origin: CGPoint) -> ConflictPlace {
    ConflictPlace(
      origin: origin,
      isHorizontal: isHorizontal,
      scale: scale,
      first: first,
      length: length,
      isMirrored: sketch.runsRightToLeft
    )
  }

  /// The length of everything along the axis, in points of the page.
  private var length: CGFloat {
    let spans = sketch.measures.compactMap(\.span).flatMap { [$0.from, $0.to, $0.wanted] }
    let last = (sketch.boxes.map(\.end) + spans).max() ?? 0
    return CGFloat(last - first) * scale
  }

  private func boxes(_ place: ConflictPlace) -> [ScreenElement] {
    // What is inside is drawn later.
    let order = sketch.boxes.indices.sorted {
      (nests.breadths[$0].depth, $0) < (nests.breadths[$1].depth, $1)
    }
    return order.flatMap { index -> [ScreenElement] in
      let box = sketch.boxes[index]
      let rect = place.rect(box, nests.breadths[index])
      let colors = ConflictStyle.box(
        isContainer: nests.isContainer(index),
        depth: nests.breadths[index].depth
      )
      let tag = ElementTag(id: "box-\(index + 1)", role: "view", facts: ["name": box.name])
      let fill = ScreenElement.fill(.rectangle(rect), colors.fill, tag)
      return [fill] + edges(of: box, nests.breadths[index], place, colors.edge)
    }
  }

  /// Returns the four edges of a box; those that nothing determines are dotted.
  private func edges(
    of box: ConflictSketch.Box,
    _ breadth: ConflictNests.Breadth,
    _ place: ConflictPlace,
    _ color: Color
  ) -> [ScreenElement] {
    let corners = [
      place.point(box.start, breadth.start), place.point(box.end, breadth.start),
      place.point(box.end, breadth.end), place.point(box.start, breadth.end),
    ]
    return corners.indices.map { index in
      let isOpen = index == 1 ? box.isOpenAtEnd : index == 3 ? box.isOpenAtStart : false
      return .stroke(
        .line(from: corners[index], to: corners[(index + 1) % 4]),
        color,
        width: 1.25,
        dashes: isOpen ? [1.5, 3] : []
      )
    }
  }
}

/// The way from places along and across an axis to the page.
struct ConflictPlace {
  let origin: CGPoint
  let isHorizontal: Bool
  let scale: CGFloat
  let first: Double
  let length: CGFloat
  let isMirrored: Bool

  /// Returns the distance of a place along the axis from the origin, in points of the page.
  func along(_ place: Double) -> CGFloat {
    let distance = CGFloat(place - first) * scale
    return isMirrored ? length - distance : distance
  }

  func point(_ place: Double, _ across: CGFloat) -> CGPoint { point(at: along(place), across) }

  func point(at along: CGFloat, _ across: CGFloat) -> CGPoint {
    isHorizontal
      ? CGPoint(x: origin.x + along, y: origin.y + across)
      : CGPoint(x: origin.x + across, y: origin.y + along)
  }

  func rect(_ box: ConflictSketch.Box, _ breadth: ConflictNests.Breadth) -> CGRect {
    rect(from: point(box.start, breadth.start), to: point(box.end, breadth.end))
  }

  func rect(from one: CGPoint, to other: CGPoint) -> CGRect {
    CGRect(
      x: min(one.x, other.x),
      y: min(one.y, other.y),
      width: abs(one.x - other.x),
      height: abs(one.y - other.y)
    )
  }
}
