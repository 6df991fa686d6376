package import Foundation
import LayoutGeometry
package import ScreenFrames

/// The things on a screen that labels and lines keep clear of, as far as they are seen: lines may cross what shines through
/// the glass of bars, or lies below cards.
package struct SeenScreen {
  /// The texts and signs.
  package private(set) var texts: [CGRect] = []
  /// The signs among the texts but for keys, such as that of disclosure at the end of a row.
  package var pictures: [CGRect] { shapes.filter(texts.contains) }
  private var shapes: [CGRect] = []
  /// The controls.
  package private(set) var controls: [CGRect] = []
  /// The grounds of buttons, alone or several on one.
  package private(set) var buttons: [CGRect] = []
  /// The round grounds of words, such as the bubbles of a chat.
  package private(set) var plates: [CGRect] = []

  /// The least radius of corners that are seen as round ones.
  package static let leastRadius: CGFloat = 4

  /// Creates what is seen of elements, from the origin of their coordinates.
  ///
  /// - Complexity: O(*n* · *m*), with *n* texts, controls, buttons and plates, and *m* capsules and plain grounds.
  package init(_ elements: [ScreenElement], at origin: CGPoint = .zero) {
    add(elements, Place(origin: origin))
  }

  /// The place of elements on the screen.
  private struct Place {
    var origin: CGPoint
    var clip: CGRect?
    /// Whether nothing shines through what fills them.
    var isSolid = true
    /// Whether they are a part of a control or a button.
    var isInControl = false
    var isInButton = false

    func inside(_ group: ElementGroup) -> Self {
      var inner = self
      inner.origin = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      if let part = group.clip?.offsetBy(dx: inner.origin.x, dy: inner.origin.y) {
        inner.clip = clip?.intersection(part) ?? part
      }
      inner.isSolid =
        isSolid && group.opacity == 1 && group.mask == nil && group.matrix == .identity
      inner.isInControl = isInControl || group.isControl
      inner.isInButton = isInButton || group.isButtonGround
      return inner
    }

    /// Returns the part of an element that is not clipped away.
    func area(of element: ScreenElement) -> CGRect {
      let area = element.bounds.offsetBy(dx: origin.x, dy: origin.y)
      return clip.map(area.intersection) ?? area
    }
  }

  private mutating func add(_ elements: [ScreenElement], _ place: Place) {
    for element in elements {
      guard case .group(let group) = element else {
        let own = element.texts(at: place.origin)
        if place.isSolid, own.isEmpty, element.isPlainGround {
          hide(below: place.area(of: element))
        }
        texts += own
        if case .shape = element { shapes += own }
        continue
      }
      if group.isWhole {
        if place.isSolid { hide(below: place.area(of: element)) }
        texts += element.texts(at: place.origin)
        shapes += element.picturesOnButtons(at: place.origin)
        if group.isButtonGround { buttons.add(place.area(of: element)) }
        continue
      }
      add(group.children, place.inside(group))
      // Behind its own parts, which cover none of it.
      if group.isControl, !place.isInControl { controls.add(place.area(of: element)) }
      if group.isButtonGround, !place.isInButton { buttons.add(place.area(of: element)) }
      if !place.isInControl, !place.isInButton, let plate = group.plate {
        plates.add(place.inside(group).area(of: plate))
      }
    }
  }

  private mutating func hide(below cover: CGRect) {
    texts = texts.flatMap { $0.seenLetters(below: cover) }
    controls = controls.compactMap { $0.seen(below: cover) }
    buttons = buttons.compactMap { $0.seen(below: cover) }
    plates = plates.compactMap { $0.seen(below: cover) }
  }
}

extension [CGRect] {
  /// Adds an area, unless nothing is in it.
  fileprivate mutating func add(_ area: CGRect) {
    if area.width > 0, area.height > 0 { append(area) }
  }
}

extension ElementGroup {
  private static let rolesOfCapsules: Set<String> = ["bar-capsule", "tab-capsule"]
  private static let rolesOfButtons = rolesOfCapsules.union(["swipe-action", "button"])

  /// Whether its texts count together: those of a capsule lie on it, and signs on keys may be larger than others.
  fileprivate var isWhole: Bool {
    tag.role.map { $0 == "keyboard" || Self.rolesOfCapsules.contains($0) } ?? false
  }

  /// Whether it is the ground of a button, or of several.
  fileprivate var isButtonGround: Bool { tag.role.map(Self.rolesOfButtons.contains) ?? false }

  /// The ground with round corners on which words in it stand, or `nil` for none; rows of a group and the buttons and
  /// controls on the screen are none.
  fileprivate var plate: ScreenElement? {
    guard tag.role != "row", !isControl, !isButtonGround, children.contains(where: \.hasWords)
    else { return nil }
    return children.first { element in
      guard case .shape(let shape) = element, shape.isPlainGround,
        case .rectangle(let rect, let radius) = shape.outline
      else { return false }
      return min(radius, rect.width / 2, rect.height / 2) > SeenScreen.leastRadius
    }
  }
}

extension ScreenElement {
  /// Whether it is a shape through which nothing shines.
  fileprivate var isPlainGround: Bool {
    if case .shape(let shape) = self { shape.isPlainGround } else { false }
  }

  fileprivate var hasWords: Bool {
    switch self {
    case .group(let group): group.children.contains(where: \.hasWords)
    case .shape: false
    case .text(let run): !run.string.isEmpty
    }
  }
}

extension Shape {
  /// Whether nothing shows through it but at its corners.
  package var isPlainGround: Bool {
    guard case .rectangle = outline, let fill else { return false }
    return fill.opacity == 1 && gradient.isEmpty
  }
}

extension CGRect {
  /// The share of a text's height from which on it is covered; its letters fill three fifths.
  private static let leastShare: CGFloat = 0.6
  /// The width and the height from which on a part of a thing is seen as that.
  private static let leastPart: CGFloat = 4

  /// Returns what is seen of a text at the left and at the right of a cover, of which letters are as good as hidden.
  fileprivate func seenLetters(below cover: Self) -> [Self] {
    let covered = min(maxY, cover.maxY) - max(minY, cover.minY)
    guard covered >= Self.leastShare * height, intersects(cover) else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: cover.minX - minX, height: height),
      CGRect(x: cover.maxX, y: minY, width: maxX - cover.maxX, height: height),
    ]
    .filter { $0.size.width > 0 }
  }

  /// Returns what is seen of a thing above or below a cover that is as wide, or beside one that is as high, or `nil` for
  /// nothing; below any other, which leaves more than a rectangle, all of it counts.
  fileprivate func seen(below cover: Self) -> Self? {
    guard intersects(cover) else { return self }
    let part: Self
    if cover.minX <= minX, cover.maxX >= maxX {
      let (above, below) = (cover.minY - minY, maxY - cover.maxY)
      guard above <= 0 || below <= 0 else { return self }
      part = CGRect(
        x: minX,
        y: above > 0 ? minY : cover.maxY,
        width: width,
        height: max(above, below)
      )
    } else if cover.minY <= minY, cover.maxY >= maxY {
      let (left, right) = (cover.minX - minX, maxX - cover.maxX)
      guard left <= 0 || right <= 0 else { return self }
      part = CGRect(
        x: left > 0 ? minX : cover.maxX,
        y: minY,
        width: max(left, right),
        height: height
      )
    } else {
      return self
    }
    return min(part.size.width, part.size.height) < Self.leastPart ? nil : part
  }
}
