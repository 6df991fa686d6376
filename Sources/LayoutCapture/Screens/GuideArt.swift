package import Foundation
package import LayoutGeometry
package import LayoutText
package import ScreenFrames

/// A drawing over a screen on request: guides as dashed rectangles, constraints as dimension lines.
///
/// Names stand on plates that keep clear of each other; if there is no room for one, it is left out and kept for a note.
package struct GuideArt {
  /// A place of a guide's name in its rectangle, as far as there is room.
  package enum LabelPlace {
    /// Above the right end of the top edge.
    case topRight
    /// Inside, at the left end of the bottom edge.
    case bottomLeft
    /// Inside, at the right end of the bottom edge.
    case bottomRight
    case middle
  }

  /// The edges at which a rectangle goes on beyond what is seen of it, and has no line.
  package struct OpenEdges: OptionSet, Sendable {
    /// The bits of the edges.
    package let rawValue: Int

    /// Creates a set of edges.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    package static let top = Self(rawValue: 1)
    /// The lower edge.
    package static let bottom = Self(rawValue: 2)
  }

  private var plates: NamePlates
  /// The names of the drawn guides, which lie over all of them.
  package private(set) var labels: [ScreenElement] = []
  /// The names that stand somewhere.
  private var names: Set<String> = []
  /// The guides for whose names and values there is no room, in order and each once.
  private var unnamed: [UnnamedGuide] = []

  /// The guides for whose names and values there is no room, and whose names stand nowhere else either: in another layer, or
  /// in another row of the same kind.
  package var leftOut: [UnnamedGuide] { unnamed.filter { !names.contains($0.name) } }

  /// Creates a drawing without guides, whose names keep clear of the areas that are taken, and where they can of texts, and
  /// of views.
  package init(
    in area: CGRect,
    avoiding taken: [CGRect],
    sparing texts: [CGRect] = [],
    _ views: [CGRect] = [],
    in fonts: FontCascade?
  ) {
    plates = NamePlates(in: area, avoiding: taken, sparing: texts, views, in: fonts)
  }

  /// Returns a rectangle of lines along the edges of an area that are not open, round at its corners where all are closed.
  package static func outline(
    of rect: CGRect,
    radii: CornerRadii = CornerRadii(0),
    tag: ElementTag,
    color: Color,
    open edges: OpenEdges
  ) -> ElementGroup {
    let (inner, innerRadii) = (rect.insetToMiddle(dx: 0.5, dy: 0.5), radii.map { max(0, $0 - 0.5) })
    let outline: Outline =
      edges.isEmpty
      ? .rectangle(inner, radii: innerRadii) : .path(sides(of: rect, open: edges))
    return ElementGroup(tag, children: [.stroke(outline, color, width: 1)])
  }

  /// Returns a rectangle of dashed lines whose name joins the labels.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - covers: The areas that lie over it: the name stands in the largest part that is seen, and on none of these.
  ///   - tag: The tag of the lines.
  ///   - name: The name.
  ///   - color: The color of the lines and of the name's plate.
  ///   - place: The place of the name.
  /// - Returns: The lines.
  package mutating func rectangle(
    _ rect: CGRect,
    below covers: [CGRect] = [],
    tag: ElementTag,
    name: String,
    color: Color,
    label place: LabelPlace
  ) -> ScreenElement {
    let outline = ScreenElement.stroke(
      .rectangle(rect.insetToMiddle(dx: 0.5, dy: 0.5)),
      color,
      width: 1,
      dashes: [4, 3]
    )
    let height = NamePlates.height
    let width = NamePlates.width(of: name, in: plates.fonts)
    var region = Region(rect)
    for cover in covers { region.subtract(cover) }
    let part = region.rects.max { $0.width * $0.height < $1.width * $1.height } ?? rect
    let point =
      switch place {
      case .bottomLeft: CGPoint(x: part.minX + 1 + width, y: part.maxY - height - 1)
      case .topRight: CGPoint(x: part.maxX - 1, y: part.minY - height)
      case .bottomRight: CGPoint(x: part.maxX - 1, y: part.maxY - height - 1)
      case .middle:
        CGPoint(x: part.midX + width / 2, y: part.midY - height / 2)
      }
    let plate = plates.plate(name, color: color, at: point, isTrailing: true, besides: covers)
    addLabel(plate, UnnamedGuide(name, of: rect), tag)
    return .group(ElementGroup(tag, children: [outline]))
  }

  /// Returns the lines along the edges of a rectangle that are not open.
  private static func sides(of rect: CGRect, open edges: OpenEdges) -> [PathCommand] {
    let inner = rect.insetToMiddle(dx: 0.5, dy: 0.5)
    let top = edges.contains(.top) ? rect.minY : inner.minY
    let bottom = edges.contains(.bottom) ? rect.maxY : inner.maxY
    var points = [
      CGPoint(x: inner.minX, y: bottom), CGPoint(x: inner.minX, y: top),
      CGPoint(x: inner.maxX, y: top), CGPoint(x: inner.maxX, y: bottom),
    ]
    if !edges.contains(.bottom) { points.append(points[0]) }
    let isParted = edges.contains(.top)
    // From the lower left corner around; without the upper edge in two pieces.
    return points.enumerated().map { index, point in
      index == 0 || isParted && index == 2 ? .move(point) : .line(point)
    }
  }

  /// Returns a line with bars at its ends between two places, whose text, if any, joins the labels beside the middle.
  ///
  /// A line shorter than a point is drawn as its bars alone.
  package mutating func dimension(
    from start: CGPoint,
    to end: CGPoint,
    tag: ElementTag,
    text: String?,
    color: Color
  ) -> ScreenElement {
    dimension(DimensionLine(from: start, to: end, tag: tag, text: text, color: color))
  }

  /// Returns lines with bars at their ends, whose texts make a detour around those that let theirs do so.
  ///
  /// What lies at one place in a crowd comes last. Those whose way crosses another text are placed before the others in
  /// the next order that is tried, and the best order is kept.
  package mutating func dimensions(_ lines: [DimensionLine]) -> [ScreenElement] {
    plates.spare(lines.filter { $0.detour != nil }.map(\.area))
    let first = labels.count
    var rest: [DimensionLine] = []
    for (index, line) in lines.enumerated() {
      let others = lines.indices.filter { $0 != index }.map { lines[$0].area }
      if !line.isOfLength || !addLength(of: line, besides: others) { rest.append(line) }
    }
    var order = rest.filter { !$0.liesAtOnePlace } + rest.filter(\.liesAtOnePlace)
    var best: (art: Self, badness: (Int, Int))?
    for _ in 0..<Self.rounds {
      var art = self
      for line in order { _ = art.dimension(line) }
      let struck = art.plates.struckLines
      let badness = (art.leftOut.count, struck.count)
      if best.map({ badness < $0.badness }) ?? true { best = (art, badness) }
      if struck.isEmpty { break }
      order =
        order.filter { struck.contains($0.area) } + order.filter { !struck.contains($0.area) }
    }
    if let best { self = best.art }
    // In films they are the same names in the same order, whatever order has the best places.
    let ids = lines.map { Self.id(ofLabel: $0.tag) }
    labels[first...].sort { one, other in
      (ids.firstIndex(of: one.tagID) ?? 0) < (ids.firstIndex(of: other.tagID) ?? 0)
    }
    return lines.map(\.element)
  }

  /// The greatest number of orders in which texts of lines are placed.
  private static let rounds = 3

  /// Adds a length beside its line, or its name to those that are left out, unless it may stand elsewhere, and returns
  /// whether it did either.
  private mutating func addLength(of line: DimensionLine, besides others: [CGRect]) -> Bool {
    guard let text = line.text else { return true }
    let plate = plates.plate(text, color: line.color, beside: line, others)
    guard plate != nil || !line.saysAttribute else { return false }
    addLabel(plate, UnnamedGuide(line.name ?? text, of: line.area), line.tag)
    return true
  }

  private mutating func dimension(_ line: DimensionLine) -> ScreenElement {
    if let text = line.text {
      let width = NamePlates.width(of: text, in: plates.fonts)
      let label = plates.plate(
        text,
        color: line.color,
        at: line.isHorizontal
          ? CGPoint(x: line.middle.x - width / 2, y: line.middle.y + 4)
          : CGPoint(x: line.middle.x + 4, y: line.middle.y - NamePlates.height / 2),
        reach: line.detour ?? .infinity,
        over: line.detour == nil ? .anything : .lines,
        joinedTo: line.area
      )
      addLabel(label, UnnamedGuide(line.name ?? text, of: line.area), line.tag)
    }
    return line.element
  }

  /// Adds the name of an area to the labels: in it, as near to its middle as it covers neither a text nor a control, or
  /// right beside it.
  package mutating func addName(
    _ name: String,
    color: Color,
    in area: NamePlates.NamedArea,
    of tag: ElementTag
  ) {
    let isTooLow = area.others == nil && area.rect.height < NamePlates.height
    let unnamed = UnnamedGuide(name, of: area.rect, isTooLow: isTooLow)
    addLabel(plates.plate(name, color: color, in: area), unnamed, tag)
  }

  /// Adds a name at a place, or near it, to the labels.
  package mutating func addName(
    _ name: String,
    color: Color,
    at point: CGPoint,
    of tag: ElementTag
  ) {
    let place = CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1)
    let plate = plates.plate(name, color: color, at: point, reach: 60)
    addLabel(plate, UnnamedGuide(name, of: place), tag)
  }

  private mutating func addLabel(
    _ label: ScreenElement?,
    _ guide: UnnamedGuide,
    _ tag: ElementTag
  ) {
    guard let label else {
      if !unnamed.contains(guide) { unnamed.append(guide) }
      return
    }
    names.insert(guide.name)
    let tag = ElementTag(id: Self.id(ofLabel: tag), role: "guide-label")
    labels.append(.group(ElementGroup(tag, children: [label])))
  }

  private static func id(ofLabel tag: ElementTag) -> String { "\(tag.id).label" }
}

extension ScreenElement {
  /// The identity of a group, or nothing of any other element.
  fileprivate var tagID: String { if case .group(let group) = self { group.tag.id } else { "" } }
}
