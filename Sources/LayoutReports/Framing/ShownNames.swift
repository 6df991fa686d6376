import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutText
import ScreenFrames

/// The names of guides and layers in a picture of a part of the screen, on one screen or on all those of a film.
///
/// They have their places on the whole screen. Those that the edge of the part would cut, and those of lines that the part
/// shows without their names, stand in the nearest room within it, with their end cut where there is room for at least
/// half of them. On the screens of a film the place is that which is right where the most of the thing is seen: a name of
/// what stands still is there on all of them, whatever moves below it, and that of a row moves with the row.
struct ShownNames {
  /// A name on its plate.
  private struct Name {
    let group: ElementGroup
    let box: CGRect

    var tag: ElementTag { group.tag }
    var words: String { ScreenElement.group(group).words }
  }

  /// A screen with what names are about, and what they do not cover.
  private struct Screen {
    /// The texts, which names cover only where there is no other room near.
    let texts: [CGRect]
    /// The controls, which they cover rather than texts.
    let controls: [CGRect]
    /// The signs and fingers, which no name covers.
    var signs: [CGRect]
    var names: [Name] = []
    /// The areas of what has a name, by its identity.
    var things: [String: CGRect] = [:]

    init(_ elements: [ScreenElement], in part: CGRect) {
      signs = elements.flatMap(\.statusSigns)
      let seen = SeenScreen(elements.without { $0.isNameOfGuide || $0.role == "finger" })
      (texts, controls) = (seen.texts, seen.controls)
      collect(elements, ElementPlacement(), part)
    }

    private mutating func collect(
      _ elements: [ScreenElement],
      _ place: ElementPlacement,
      _ part: CGRect
    ) {
      for element in elements {
        if case .shape(let shape) = element, let (name, rects) = shape.touchArea {
          // Of several rectangles the one of which the part shows the most.
          things["guides.hit-area-\(name)"] = rects.map(place.box).max {
            let (one, other) = ($0.intersection(part), $1.intersection(part))
            return one.width * one.height < other.width * other.height
          }
        }
        guard case .group(let group) = element else { continue }
        let box = place.box(of: element.bounds)
        if group.tag.isNameOfGuide {
          names.append(Name(group: group, box: box))
        } else if group.tag.role == "finger" {
          signs.append(box)
        } else {
          things[group.tag.id] = box
          collect(group.children, place.inside(group), part)
        }
      }
    }
  }

  /// A place of a name in the part.
  private struct Place {
    /// The point at which it stands on all screens, or `nil` for one that moves with its thing.
    var point: CGPoint?
    /// The distance from the place that it has on the whole screen.
    var move = CGPoint.zero
    /// The width from which on it is cut.
    var mostWidth = CGFloat.infinity

    /// Returns the area of a name that has another one on the whole screen.
    func box(insteadOf box: CGRect) -> CGRect {
      CGRect(
        x: point?.x ?? box.minX + move.x,
        y: point?.y ?? box.minY + move.y,
        width: min(box.width, mostWidth),
        height: box.height
      )
    }
  }

  /// A name on the screen on which the most is seen of what it is of.
  private struct Best {
    var share: CGFloat
    var screen: Int
    var name: Name
    /// Whether its thing is at one place on all screens.
    var standsStill: Bool
  }

  /// The share of a name that says what is meant.
  private static let leastShare = 0.5

  /// The part of the screen that is seen.
  private let part: CGRect
  /// The area in it where names may stand.
  private let room: CGRect
  /// The fonts for letters of names that the system's does not have, or `nil` for none.
  private let fonts: FontCascade?
  /// The places of names by their identities, `nil` for those that have no room.
  private var places: [String: Place?] = [:]
  /// The guides whose names have no room in the part, in order and each once.
  private(set) var leftOut: [UnnamedGuide] = []

  /// Creates the places of the names among the elements of screens: one, or all those of a film and its still picture last.
  init(among screens: [[ScreenElement]], in part: CGRect, _ fonts: FontCascade?) {
    self.part = part
    self.fonts = fonts
    room = part.insetBy(dx: 3, dy: 3)
    let screens = screens.filter(\.hasNames).map { Screen($0, in: part) }
    var best: [String: Best] = [:]
    var order: [String] = []
    for (index, screen) in screens.enumerated() {
      for name in screen.names {
        let id = name.tag.id
        let thing = screen.things[name.tag.thing]
        let share = share(of: thing ?? name.box)
        guard var known = best[id] else {
          order.append(id)
          best[id] = Best(share: share, screen: index, name: name, standsStill: thing != nil)
          continue
        }
        let old = screens[known.screen].things[name.tag.thing]
        known.standsStill = known.standsStill && thing == old
        if share >= known.share { (known.share, known.screen, known.name) = (share, index, name) }
        best[id] = known
      }
    }
    for best in order.compactMap({ best[$0] }) {
      let isFilm = screens.count > 1
      let isElsewhere = !isFilm && !best.name.box.intersects(part)
      if best.share == 0 || isElsewhere && !isWanted(best.name, on: screens[best.screen]) {
        // In a crowd it may stand where its thing is not; with one that is not seen goes the line that joins it.
        places[best.name.tag.id] = .some(nil)
      } else if !part.contains(best.name.box), isWanted(best.name, on: screens[best.screen]) {
        place(best, on: screens[best.screen])
      } else if isFilm, best.standsStill {
        places[best.name.tag.id] = Place(point: best.name.box.origin)
      }
    }
  }

  /// Returns how much of a thing is in the part, by its perimeter, since lines have no area.
  private func share(of thing: CGRect) -> CGFloat {
    let seen = thing.intersection(part)
    guard !seen.isNull, seen.width > 0 || thing.width == 0, seen.height > 0 || thing.height == 0
    else { return 0 }
    return seen.width + seen.height
  }

  /// Returns whether a name is cut, or is that of lines in the part; rows and areas beside those that are shown, of which
  /// less is seen than their names take, need none.
  private func isWanted(_ name: Name, on screen: Screen) -> Bool {
    if name.box.intersects(part) { return true }
    guard let thing = screen.things[name.tag.thing], thing.intersects(part), !thing.contains(room)
    else { return false }
    let seen = thing.intersection(room)
    return !name.tag.isOfArea || seen.width >= name.box.width && seen.height >= name.box.height
  }

  private mutating func place(_ best: Best, on screen: Screen) {
    let (name, id) = (best.name, best.name.tag.id)
    let thing = screen.things[name.tag.thing]
    let area =
      name.tag.isOfArea ? (thing?.union(name.box) ?? name.box).intersection(room) : room
    let others = screen.names.filter { $0.tag.id != id }.compactMap { shownBox(of: $0) }
    var plates = NamePlates(
      in: area,
      avoiding: screen.signs + others,
      sparing: screen.texts,
      screen.controls,
      in: fonts
    )
    guard !area.isNull, name.box.width * Self.leastShare <= area.width,
      name.box.height <= area.height,
      let plate = plates.plate(
        name.words,
        color: .clear,
        at: name.box.origin,
        over: name.tag.isOfConstraint ? .lines : .anything,
        joinedTo: name.tag.isOfLine ? thing : nil
      )
    else {
      places[id] = .some(nil)
      let isTooLow = name.tag.isOfArea && (area.isNull || area.height < name.box.height)
      let unnamed = UnnamedGuide(name.words, of: thing ?? name.box, isTooLow: isTooLow)
      if !leftOut.contains(unnamed) { leftOut.append(unnamed) }
      return
    }
    let box = plate.bounds
    var place = Place()
    if best.standsStill {
      place.point = box.origin
    } else {
      place.move = CGPoint(x: box.minX - name.box.minX, y: box.minY - name.box.minY)
    }
    if box.width < name.box.width { place.mostWidth = box.width }
    places[id] = place
  }

  /// Returns the area of a name that has its place in the part, or `nil` for one that has none, or none yet.
  private func shownBox(of name: Name) -> CGRect? {
    switch places[name.tag.id] {
    case nil: return part.holds(name.box) ? name.box : nil
    case .some(nil): return nil
    case .some(.some(let place)): return place.box(insteadOf: name.box)
    }
  }

  /// Returns elements with the names at their places, without those that have none.
  func placed(_ elements: [ScreenElement]) -> [ScreenElement] {
    places.isEmpty ? elements : placed(elements, ElementPlacement()).withNameLeaders()
  }

  private func placed(
    _ elements: [ScreenElement],
    _ outer: ElementPlacement
  ) -> [ScreenElement] {
    elements.compactMap { element in
      guard case .group(var group) = element else { return element }
      if group.tag.isNameOfGuide, let place = places[group.tag.id] {
        guard let place else { return nil }
        let old = outer.box(of: element.bounds)
        let box = place.box(insteadOf: old)
        group.offset.x += box.minX - old.minX
        group.offset.y += box.minY - old.minY
        group.children = group.children.map { $0.cut(to: place.mostWidth, fonts) }
      } else {
        group.children = placed(group.children, outer.inside(group))
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
}

extension Shape {
  /// The name and the rectangles of the area of touches that it is, or `nil` for anything else.
  fileprivate var touchArea: (name: String, rects: [CGRect])? {
    guard tag.role == "region", case .path(let path) = outline,
      let name = tag.facts.list.first(where: { $0.name == "name" })?.value
    else { return nil }
    return (name, path.split(separator: .close).map { Outline.path(Array($0)).bounds })
  }
}

extension [ScreenElement] {
  /// Whether there is a name of a guide or a layer among them.
  fileprivate var hasNames: Bool {
    contains { element in
      guard case .group(let group) = element else { return false }
      return group.tag.isNameOfGuide || group.children.hasNames
    }
  }
}

extension ScreenElement {
  /// Returns a name on its plate, with its end cut where it is wider than there is room.
  fileprivate func cut(to width: CGFloat, _ fonts: FontCascade?) -> ScreenElement {
    guard bounds.width > width, case .group(let group) = self,
      case .shape(let plate)? = group.children.first, let color = plate.fill
    else { return self }
    var box = bounds
    box.size.width = width
    return NamePlates.element(words, color: color, in: box, fonts)
  }
}
