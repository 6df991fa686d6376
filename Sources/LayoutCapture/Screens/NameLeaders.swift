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
  private static let width: CGFloat = 0.5

  init(among elements: [ScreenElement]) {
    collect(elements, ElementPlacement())
    texts = SeenScreen(elements.without(\.isOfLine)).texts
  }

  private mutating func collect(_ elements: [ScreenElement], _ place: ElementPlacement) {
    for element in elements {
      guard case .group(let group) = element else { continue }
      if group.tag.isOfLine {
        let box = place.box(of: element.bounds)
        if group.tag.isNameOfGuide {
          guard let color = element.plateColor else { continue }
          names.append(Name(tag: group.tag, box: box, color: color))
        } else if group.tag.role == "constraint" || group.tag.role == "measure" {
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
        name.box.distance(to: area) > NameLeader.gap
      else { return nil }
      let others = texts + names.map(\.box).filter { $0 != name.box }
      let leader = NameLeader(from: line, to: name.box, besides: others)
      let path = Outline.path([.move(leader.way.from), .line(leader.way.to)])
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

extension [ScreenElement] {
  /// Returns elements without the groups that have some tags.
  package func without(_ isLeftOut: (ElementTag) -> Bool) -> Self {
    compactMap { element in
      guard case .group(var group) = element else { return element }
      if isLeftOut(group.tag) { return nil }
      group.children = group.children.without(isLeftOut)
      return .group(group)
    }
  }
}

extension ElementTag {
  /// Whether it is of the name of a guide.
  package var isNameOfGuide: Bool { role == "guide-label" }

  /// Whether it is of a line of a constraint between own views, or of its name.
  package var isOfConstraint: Bool { id.hasPrefix("guides.") && id.contains("-constraint-") }

  /// Whether it is of a line of any constraint, or of its name; of a conflict's the rectangles are too.
  package var isOfLine: Bool {
    isOfConstraint || id.hasPrefix("guides.constraint-") || id.hasPrefix("guides.ghost")
  }

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
