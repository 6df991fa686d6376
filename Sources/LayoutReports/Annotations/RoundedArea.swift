package import Foundation
import LayoutCapture
import LayoutGeometry
package import ScreenFrames

/// An area with round corners that something on the screen fills.
package struct RoundedArea: Sendable {
  let rect: CGRect
  package let radii: CornerRadii
  /// Whether its outline lies inside, since others of its kind touch it: rows of a group, tabs in a capsule.
  let hasNeighbors: Bool

  /// The greatest distance of parts of a capsule from its edge, in points.
  private static let mostInset: CGFloat = 6

  /// Creates an area, or `nil` if its corners do not look round.
  package init?(_ rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > SeenScreen.leastRadius else { return nil }
    self.init(rect, CornerRadii(radius), hasNeighbors: false)
  }

  /// Creates the area of a row of a group of which some corners are round, or `nil` for any other path.
  package init?(_ path: [PathCommand]) {
    let ends = path.compactMap(\.end)
    guard let first = ends.first, ends.count == 9 else { return nil }
    let whole = ends.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    let radii = CornerRadii(
      topLeft: ends[0].x - whole.minX,
      topRight: whole.maxX - ends[1].x,
      bottomRight: whole.maxY - ends[3].y,
      bottomLeft: ends[5].x - whole.minX
    )
    guard max(radii.topLeft, radii.bottomLeft) > SeenScreen.leastRadius,
      zip(ends, [PathCommand].roundRectangle(whole, radii: radii).compactMap(\.end))
        .allSatisfy({ abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 })
    else { return nil }
    self.init(whole, radii, hasNeighbors: true)
  }

  private init(_ rect: CGRect, _ radii: CornerRadii, hasNeighbors: Bool) {
    (self.rect, self.radii, self.hasNeighbors) = (rect, radii, hasNeighbors)
  }

  /// The greatest radius.
  var greatestRadius: CGFloat {
    max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
  }

  /// Returns the area moved.
  func offsetBy(_ origin: CGPoint) -> Self {
    Self(rect.offsetBy(dx: origin.x, dy: origin.y), radii, hasNeighbors: hasNeighbors)
  }

  /// Returns the part of the area in another one, with square corners where that cuts it, and others no larger than the
  /// part, or `nil` if no round ones are left.
  func clipped(to outer: CGRect) -> Self? {
    let shared = rect.intersection(outer)
    guard !shared.isNull else { return nil }
    func isKept(_ x: KeyPath<CGRect, CGFloat>, _ y: KeyPath<CGRect, CGFloat>) -> Bool {
      shared[keyPath: x] == rect[keyPath: x] && shared[keyPath: y] == rect[keyPath: y]
    }
    return kept(in: shared, isKept, hasNeighbors: hasNeighbors)
  }

  /// Returns a part of the area with those of its corners that it keeps, none larger than the part, or `nil` if no round
  /// ones are left.
  private func kept(
    in part: CGRect,
    _ isKept: (KeyPath<CGRect, CGFloat>, KeyPath<CGRect, CGFloat>) -> Bool,
    hasNeighbors: Bool
  ) -> Self? {
    let most = max(0, min(part.width, part.height) - SeenScreen.leastRadius)
    let kept = CornerRadii(
      topLeft: isKept(\.minX, \.minY) ? min(radii.topLeft, most) : 0,
      topRight: isKept(\.maxX, \.minY) ? min(radii.topRight, most) : 0,
      bottomRight: isKept(\.maxX, \.maxY) ? min(radii.bottomRight, most) : 0,
      bottomLeft: isKept(\.minX, \.maxY) ? min(radii.bottomLeft, most) : 0
    )
    return kept == CornerRadii(0) ? nil : Self(part, kept, hasNeighbors: hasNeighbors)
  }

  /// Returns the area of a thing that is one of several side by side in the area, a capsule: a capsule too, or `nil` for
  /// any other thing.
  func part(_ thing: CGRect) -> Self? {
    let inset = thing.minY - rect.minY
    guard radii.single == rect.height / 2, thing.height > 0, rect.width > thing.width + 1,
      inset > -1, inset <= Self.mostInset, abs(rect.maxY - thing.maxY - inset) <= 1,
      thing.minX >= rect.minX - 1, thing.maxX <= rect.maxX + 1
    else { return nil }
    let radius = min(thing.width, thing.height) / 2
    return Self(thing, CornerRadii(radius), hasNeighbors: true)
  }

  /// Returns the area of a thing in some corners of the area, such as the lower button of a card, with these corners, or
  /// `nil` for any other thing.
  func corners(of thing: CGRect) -> Self? {
    guard rect.insetBy(dx: -1, dy: -1).holds(thing) else { return nil }
    func isShared(_ x: KeyPath<CGRect, CGFloat>, _ y: KeyPath<CGRect, CGFloat>) -> Bool {
      abs(thing[keyPath: x] - rect[keyPath: x]) <= 1
        && abs(thing[keyPath: y] - rect[keyPath: y]) <= 1
    }
    return kept(in: thing, isShared, hasNeighbors: true)
  }

  /// Whether it is a circle or a capsule.
  var isCapsule: Bool { greatestRadius > min(rect.width, rect.height) / 2 - 1 }

  /// Returns whether a thing is what fills the area, as far as pixels show.
  func isSame(as thing: CGRect) -> Bool {
    abs(rect.minX - thing.minX) <= 1 && abs(rect.maxX - thing.maxX) <= 1
      && abs(rect.minY - thing.minY) <= 1 && abs(rect.maxY - thing.maxY) <= 1
  }
}

extension [RoundedArea] {
  /// Returns the area that the outline of a thing is along: with room around the texts in it, or that of a plate such as a
  /// key, whose outline lies outside and would be on the next one with more room.
  func area(of thing: CGRect, sparing texts: [CGRect]) -> CGRect {
    let isPlate = contains { $0.isSame(as: thing) && !$0.isCapsule && !$0.hasNeighbors }
    return isPlate ? thing : thing.spared(around: texts)
  }
}

extension ScreenElement {
  /// Returns the areas with round corners in it, also those to which cards cut what is on them, from the origin of its coordinates, back to front.
  func roundedAreas(at origin: CGPoint) -> [RoundedArea] {
    switch self {
    case .group(let group):
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      let part = group.clip.flatMap { RoundedArea($0, cornerRadius: group.clipRadius) }
      return (part.map { [$0.offsetBy(inner)] } ?? [])
        + group.children.flatMap { $0.roundedAreas(at: inner) }
    case .shape(let shape):
      let radius: CGFloat
      switch shape.outline {
      case .rectangle(_, let cornerRadius): radius = cornerRadius
      case .circle(_, let circle): radius = circle
      case .path(let path): return RoundedArea(path).map { [$0.offsetBy(origin)] } ?? []
      case .line: return []
      }
      let area = shape.bounds.offsetBy(dx: origin.x, dy: origin.y)
      return RoundedArea(area, cornerRadius: radius).map { [$0] } ?? []
    case .text: return []
    }
  }
}
