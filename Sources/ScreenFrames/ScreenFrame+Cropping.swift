package import Foundation

extension ScreenFrame {
  /// Returns a part of the screen as a frame of its own, rounded out to whole points, without the line around the
  /// screen.
  package func shown(in part: CGRect) -> ScreenFrame {
    reachingToEdges.cropped(to: part.integral.intersection(CGRect(origin: .zero, size: size)))
  }

  /// The frame without the line around the screen.
  package var withoutEdge: ScreenFrame {
    var frame = self
    frame.elements.removeAll { element in
      if case .shape(let shape) = element { shape.tag.id == "edge" } else { false }
    }
    return frame
  }

  /// The frame without the line around the screen, which goes on to the end in its place: with the line it ends in the
  /// middle of that, and a row would be half clear there.
  package var reachingToEdges: ScreenFrame {
    var frame = withoutEdge
    frame.elements = frame.elements.map { element in
      guard case .group(var group) = element, group.clip == CGRect(origin: .zero, size: size)
      else { return element }
      group.clipPath = group.clipPath.stretched(to: size)
      return .group(group)
    }
    return frame
  }

  /// Returns the frame with everything at another place of a larger one.
  package func placed(at origin: CGPoint, in size: CGSize, clip: CGRect? = nil) -> ScreenFrame {
    var frame = self
    frame.size = size
    guard origin != .zero || clip != nil else { return frame }
    let tag = ElementTag(id: "shown", role: "shown")
    let group = ElementGroup(tag, offset: origin, clip: clip, children: elements)
    frame.elements = [.group(group)]
    return frame
  }

  /// Returns a part of the screen, with the elements of which something is in it.
  package func cropped(to part: CGRect) -> ScreenFrame {
    var shown = self
    shown.elements = Self.elements(of: elements, in: part, ElementPlacement())
    return shown.placed(at: CGPoint(x: -part.minX, y: -part.minY), in: part.size, clip: part)
  }

  /// Returns the elements of which something is in a part of the screen.
  private static func elements(
    of elements: [ScreenElement],
    in part: CGRect,
    _ place: ElementPlacement
  ) -> [ScreenElement] {
    elements.compactMap { element in
      switch element {
      case .group(var group):
        let inner = place.inside(group)
        // Less than a point of the row next to the part is there only since pixels are not cut.
        let inside = part.insetBy(dx: 1, dy: 1)
        if group.tag.role == "row", Self.elements(of: group.children, in: inside, inner).isEmpty {
          return nil
        }
        group.children = Self.elements(of: group.children, in: part, inner)
        return group.children.isEmpty ? nil : .group(group)
      case .shape(let shape):
        return place.box(of: shape.bounds).overlaps(part) ? element : nil
      case .text(let text): return place.box(of: text.bounds).overlaps(part) ? element : nil
      }
    }
  }
}

extension [PathCommand] {
  /// Returns a path that is symmetric about the middle of a screen, stretched until its sides are those of the screen.
  fileprivate func stretched(to size: CGSize) -> Self {
    let ends = compactMap(\.end)
    guard let left = ends.map(\.x).min(), let top = ends.map(\.y).min(),
      size.width > 2 * left, size.height > 2 * top
    else { return self }
    return map { step in
      step.map {
        CGPoint(
          x: ($0.x - left) * size.width / (size.width - 2 * left),
          y: ($0.y - top) * size.height / (size.height - 2 * top)
        )
      }
    }
  }
}

extension CGRect {
  /// Returns whether the areas have more than an edge in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
