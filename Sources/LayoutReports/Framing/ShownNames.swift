import Foundation
import LayoutCapture
import LayoutGeometry
import ScreenFrames

/// The names of guides and layers in a picture of a part of the screen.
///
/// They have their places on the whole screen. Those that the edge of the part would cut, and those of lines that the part
/// shows without their names, stand in the nearest room within it.
struct ShownNames {
  /// A name on its plate.
  private struct Name {
    let group: ElementGroup
    let box: CGRect
    let words: String

    var tag: ElementTag { group.tag }
  }

  /// The role of a name.
  private static let role = "guide-label"

  /// The part of the screen that is seen.
  private let part: CGRect
  /// The area in it where names may stand.
  private let room: CGRect
  /// The texts of the screen, which names cover only where there is no other room near.
  private var texts: [CGRect] = []
  /// The signs, fingers and names that no name covers.
  private var taken: [CGRect]
  private var names: [Name] = []
  /// The areas of what has a name, by its identity.
  private var things: [String: CGRect] = [:]
  /// The moves of names, or `nil` for those that have no room.
  private var moves: [ElementGroup: CGPoint?] = [:]
  /// The names that have no room in the part, in order and each once.
  private(set) var leftOut: [String] = []

  /// Creates the places of the names among the elements of a screen.
  init(among elements: [ScreenElement], in part: CGRect) {
    self.part = part
    room = part.insetBy(dx: 3, dy: 3)
    taken = elements.flatMap(\.statusSigns)
    collect(elements, ElementPlacement())
    taken += names.map(\.box).filter(part.contains)
    for name in names where !part.contains(name.box) && isWanted(name) { place(name) }
  }

  private mutating func collect(_ elements: [ScreenElement], _ place: ElementPlacement) {
    for element in elements {
      let box = place.box(of: element.bounds)
      guard case .group(let group) = element else {
        texts += element.texts().map { place.box(of: $0) }
        continue
      }
      switch group.tag.role {
      case Self.role: names.append(Name(group: group, box: box, words: element.words))
      case "finger": taken.append(box)
      default:
        things[group.tag.id] = box
        collect(group.children, place.inside(group))
      }
    }
  }

  /// Returns whether a name is cut, or is that of lines in the part; rows and areas beside those that are shown, of which
  /// only the end is seen, need none.
  private func isWanted(_ name: Name) -> Bool {
    if name.box.intersects(part) { return true }
    guard !name.tag.isOfArea, let thing = things[name.tag.thing] else { return false }
    return thing.intersects(room) && !thing.contains(room)
  }

  private mutating func place(_ name: Name) {
    let thing = things[name.tag.thing]
    let area =
      name.tag.isOfArea ? (thing?.union(name.box) ?? name.box).intersection(room) : room
    var plates = NamePlates(in: area, avoiding: taken, sparing: texts)
    guard !area.isNull, name.box.width <= area.width, name.box.height <= area.height,
      let plate = plates.plate(name.words, color: .clear, at: name.box.origin)
    else {
      moves[name.group] = .some(nil)
      if !leftOut.contains(name.words) { leftOut.append(name.words) }
      return
    }
    let box = plate.bounds
    taken.append(box)
    moves[name.group] = CGPoint(x: box.minX - name.box.minX, y: box.minY - name.box.minY)
  }

  /// Returns elements with the names at their places, without those that have none.
  func placed(_ elements: [ScreenElement]) -> [ScreenElement] {
    guard !moves.isEmpty else { return elements }
    return elements.compactMap { element in
      guard case .group(var group) = element else { return element }
      if group.tag.role == Self.role, let move = moves[group] {
        guard let move else { return nil }
        group.offset = CGPoint(x: group.offset.x + move.x, y: group.offset.y + move.y)
      } else {
        group.children = placed(group.children)
      }
      return .group(group)
    }
  }
}

extension ElementTag {
  /// Whether it is of a name that stands in an area of touches or in an outline, such as a row.
  var isOfArea: Bool {
    id.hasPrefix("guides.hit-area-") || id.hasPrefix("guides.outline-")
  }

  /// The identity of what a name is of.
  fileprivate var thing: String { String(id.dropLast(".label".count)) }
}

extension ScreenElement {
  /// The words of all texts in it.
  fileprivate var words: String {
    switch self {
    case .group(let group): group.children.map(\.words).joined()
    case .text(let run): run.string
    case .shape: ""
    }
  }
}
