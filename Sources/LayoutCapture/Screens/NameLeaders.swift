import Foundation
import LayoutGeometry
package import ScreenFrames

/// The thin lines from names and values to the lines of constraints that they stand apart from.
private struct NameLeaders {
  /// A name on its plate.
  private struct Name {
    let tag: ElementTag
    let box: CGRect
    let color: Color
  }

  private var names: [Name] = []
  /// The areas of the lines of constraints, by their identity.
  private var lines: [String: CGRect] = [:]
  /// The texts of the screen, which are crossed where there is no way beside them.
  private var texts: [CGRect] = []

  static let role = "guide-leader"
  /// The beginning of the identities of the touch view's constraints.
  private static let touchViewLines = "guides.constraint-"
  /// The distance up to which a name is seen to be that of its line.
  private static let gap: CGFloat = 6
  private static let width: CGFloat = 0.5

  init(among elements: [ScreenElement]) { collect(elements, ElementPlacement()) }

  private mutating func collect(_ elements: [ScreenElement], _ place: ElementPlacement) {
    for element in elements {
      guard case .group(let group) = element else {
        texts += element.texts().map { place.box(of: $0) }
        continue
      }
      if group.tag.isOfConstraint || group.tag.id.hasPrefix(Self.touchViewLines) {
        let box = place.box(of: element.bounds)
        if group.tag.isNameOfGuide {
          guard let color = element.plateColor else { continue }
          names.append(Name(tag: group.tag, box: box, color: color))
        } else {
          lines[group.tag.id] = box
        }
      } else {
        collect(group.children, place.inside(group))
      }
    }
  }

  /// The leaders, in the order of the names.
  var elements: [ScreenElement] {
    names.compactMap { name in
      guard let area = lines[name.tag.thing], let line = area.axis,
        name.box.distance(to: area) > Self.gap
      else { return nil }
      let obstacles = texts + names.map(\.box).filter { $0 != name.box }
      func cost(_ way: (start: CGPoint, end: CGPoint)) -> (crossed: Int, length: CGFloat) {
        (
          obstacles.count { $0.isCrossed(from: way.start, to: way.end) },
          hypot(way.end.x - way.start.x, way.end.y - way.start.y)
        )
      }
      let ways = line.points(toward: name.box.middle).flatMap { start in
        name.box.points(toward: start).map { (start: start, end: $0) }
      }
      guard let way = ways.min(by: { cost($0) < cost($1) }) else { return nil }
      let path = Outline.path([.move(way.start), .line(way.end)])
      return .group(
        ElementGroup(
          ElementTag(id: "\(name.tag.thing).leader", role: Self.role),
          children: [.stroke(path, name.color, width: Self.width)]
        )
      )
    }
  }
}

extension [ScreenElement] {
  /// Returns elements with a thin line from each name and value of a constraint to its line, where it stands apart from
  /// that, below all names.
  ///
  /// Those that are there already are drawn once more, since names may have moved.
  package func withNameLeaders() -> Self {
    let others = filter { element in
      if case .group(let group) = element { group.tag.role != NameLeaders.role } else { true }
    }
    let first = others.firstIndex { element in
      if case .group(let group) = element { group.tag.isNameOfGuide } else { false }
    }
    guard let first else { return others }
    let leaders = NameLeaders(among: others).elements
    return Array(others[..<first]) + leaders + others[first...]
  }
}

extension ElementTag {
  /// Whether it is of the name of a guide.
  package var isNameOfGuide: Bool { role == "guide-label" }

  /// Whether it is of a line of a constraint, or of its name.
  package var isOfConstraint: Bool { id.hasPrefix("guides.") && id.contains("-constraint-") }

  /// The identity of what a name is of.
  package var thing: String { String(id.dropLast(".label".count)) }
}

extension ScreenElement {
  /// The color of the plate of a name.
  fileprivate var plateColor: Color? {
    switch self {
    case .group(let group): group.children.lazy.compactMap(\.plateColor).first
    case .shape(let shape): shape.fill
    case .text: nil
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// The middle of a line that fills the area: as long, and without a width, or `nil` for a null rectangle.
  fileprivate var axis: CGRect? {
    let inset = min(width, height) / 2
    return isNull ? nil : insetBy(dx: inset, dy: inset)
  }

  /// Returns points on the edge, or on a line, to which a way may lead: the nearest to another point, and the middles and the
  /// ends of the sides.
  fileprivate func points(toward point: CGPoint) -> [CGPoint] {
    let nearest = CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    return [nearest]
      + [minX, midX, maxX].flatMap { x in [minY, midY, maxY].map { CGPoint(x: x, y: $0) } }
      .filter { $0 != middle || min(width, height) == 0 }
  }
}
