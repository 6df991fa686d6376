package import Foundation
import LayoutGeometry
package import ScreenFrames

/// A part of a layer that shows: the inside of an outline, of one opacity.
package struct LayerClip: Hashable {
  /// The rectangle around it.
  package let rect: CGRect
  /// The radius of the corners of that rectangle.
  package let cornerRadius: CGFloat
  /// The outline, empty for the rectangle.
  package let path: [PathCommand]
  /// Whether the outline counts by the even-odd rule.
  package let isEvenOdd: Bool
  /// The opacity of what shows, from 0 to 1.
  package var opacity = 1.0
  /// The shape whose opacity at each point is that of what shows there, or `nil` for the same everywhere.
  package var mask: Shape?

  /// Creates the inside of a path.
  package init(_ path: [PathCommand], evenOdd: Bool) {
    cornerRadius = 0
    if case .rectangle(let rect, _) = Outline.simple(path) {
      (self.rect, self.path, isEvenOdd) = (rect, [], false)
    } else {
      let bounds = path.exactBounds
      (rect, self.path, isEvenOdd) = (bounds.isNull ? .zero : bounds, path, evenOdd)
    }
  }

  /// Creates a rectangle with corners.
  package init(_ rect: CGRect, radii: CornerRadii = CornerRadii(0)) {
    self.rect = rect
    cornerRadius = radii.single ?? 0
    path = radii.single == nil ? .roundRectangle(rect, radii: radii) : []
    isEvenOdd = false
  }

  /// Returns elements of which this part shows.
  package func group(_ elements: [ScreenElement], _ tag: ElementTag = .none) -> ElementGroup {
    var group = ElementGroup(
      tag,
      clip: rect,
      clipRadius: cornerRadius,
      clipPath: path,
      children: elements
    )
    group.clipsEvenOdd = isEvenOdd
    group.opacity = opacity
    group.mask = mask
    return group
  }
}
