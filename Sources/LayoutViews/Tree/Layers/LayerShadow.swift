package import Foundation
package import LayoutGeometry
package import ScreenFrames

/// A shadow as some outlines in each other, which together are as dark as a blurred one: no filter is needed.
package struct LayerShadow: Hashable {
  /// The thing that casts it.
  package enum Caster: Hashable {
    case none
    case rectangles([RoundRectangle])
    case path([PathCommand])
  }

  /// A rectangle with corners of radii.
  package struct RoundRectangle: Hashable {
    package let rect: CGRect
    package let radii: CornerRadii

    package init(_ rect: CGRect, radii: CornerRadii) {
      (self.rect, self.radii) = (rect, radii)
    }
  }

  /// The color, with the opacity.
  package var color: Color
  /// The distance from what casts it.
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var deviation: CGFloat
  /// The thing that casts it.
  package var caster: Caster

  package init(color: Color, offset: CGSize, deviation: CGFloat, caster: Caster) {
    (self.color, self.offset) = (color, offset)
    (self.deviation, self.caster) = (deviation, caster)
  }

  /// Returns the outlines, the largest first.
  package func elements(named id: String) -> [ScreenElement] {
    guard color.canBeSeen else { return [] }
    switch caster {
    case .none: return []
    case .rectangles(let rectangles):
      return rectangles.flatMap { rectangle in
        steps(in: rectangle.rect.size).compactMap { step in
          outline(of: rectangle, at: step.distance).map {
            .fill($0, solid.faded(by: step.alpha), ElementTag(id: id, role: "shadow"))
          }
        }
      }
    case .path(let path):
      if let rectangle = RoundRectangle(path) {
        var copy = self
        copy.caster = .rectangles([rectangle])
        return copy.elements(named: id)
      }
      let box = path.exactBounds
      guard !box.isNull else { return [] }
      let moved = path.applying(CGAffineTransform(translationX: offset.width, y: offset.height))
      return steps(in: box.size).compactMap { element(of: moved, $0, named: id) }
    }
  }

  /// Returns a path that is larger by a distance: with a line around it, drawn together with it.
  private func element(
    of path: [PathCommand],
    _ step: (distance: CGFloat, alpha: Double),
    named id: String
  ) -> ScreenElement? {
    // A path cannot be made smaller by a line, so what is inside of its edge is as dark as there.
    guard step.distance >= 0 else { return nil }
    var shape = Shape(ElementTag(id: id, role: "shadow"), .path(path), fill: solid)
    shape.fillsNonzero = true
    if step.distance > 0 { shape.stroke = Stroke(solid, width: 2 * step.distance, isRound: true) }
    return .group(ElementGroup(.none, opacity: step.alpha, children: [.shape(shape)]))
  }

  /// The color without its opacity, which the outlines have.
  private var solid: Color { color.faded(by: 1 / opacity) }

  /// The opacity in the appearance in which it is greater; above zero for a color that can be seen.
  private var opacity: Double { max(color.opacity, color.darkVariant?.opacity ?? 0) }

  /// Returns the distances of the outlines from the edge and their opacities.
  ///
  /// One over the other they give the share of a Gaussian that lies in the shape. Each adds the same, of an opacity too
  /// small for its edge to be seen.
  private func steps(in size: CGSize) -> [(distance: CGFloat, alpha: Double)] {
    guard deviation > 0 else { return [(0, opacity)] }
    // In the middle of something small a blurred shadow is paler.
    let most = Self.middle(size.width / deviation) * Self.middle(size.height / deviation)
    let whole = opacity * most
    let count = min(24, max(8, Int((whole / 0.02).rounded(.up))))
    return (0..<count).map { index in
      let share = whole / Double(count)
      let alpha = share / (1 - share * Double(index))
      return (Self.distance(at: (Double(index) + 0.5) / Double(count)) * deviation, alpha)
    }
  }

  /// Returns the distance outside of a straight edge, in deviations, at which a blur has a share of its opacity.
  private static func distance(at share: Double) -> CGFloat {
    var range = (low: -4.0, high: 4.0)
    for _ in 0..<40 {
      let middle = (range.low + range.high) / 2
      if erfc(middle / 2.0.squareRoot()) / 2 > share {
        range.low = middle
      } else {
        range.high = middle
      }
    }
    return CGFloat(range.low)
  }

  private static func middle(_ length: CGFloat) -> Double {
    erf(Double(length) / (2 * 2.0.squareRoot()))
  }

  private func outline(of shape: RoundRectangle, at distance: CGFloat) -> Outline? {
    let rect = shape.rect.offsetBy(dx: offset.width, dy: offset.height)
    let room = min(rect.width, rect.height) / 2
    guard room + distance > 0 else { return nil }
    let grown = rect.insetBy(dx: -distance, dy: -distance)
    // A blur rounds corners by about its deviation.
    let radii = shape.radii.map { max(0, min(max($0, deviation) + distance, room + distance)) }
    return .rectangle(grown, radii: radii)
  }
}

extension LayerShadow.RoundRectangle {
  /// Creates the rectangle that a path is, with or without round corners, or `nil` of any other path.
  init?(_ path: [PathCommand]) {
    if case .rectangle(let rect, _) = Outline.simple(path) {
      self.init(rect, radii: CornerRadii(0))
      return
    }
    let box = path.exactBounds
    guard path.count == 10, case .move(let first) = path[0], !box.isNull else { return nil }
    let radius = first.x - box.minX
    guard path == .roundRectangle(box, radii: CornerRadii(radius)) else { return nil }
    self.init(box, radii: CornerRadii(radius))
  }
}
