package import Foundation
package import LayoutGeometry

extension ScreenElement {
  /// Returns an outline whose inside is filled.
  package static func fill(_ outline: Outline, _ color: Color, _ tag: ElementTag = .none) -> Self {
    .shape(Shape(tag, outline, fill: color))
  }

  /// Returns an outline that is stroked, half of the line inside and half of it outside.
  package static func stroke(
    _ outline: Outline,
    _ color: Color,
    width: CGFloat,
    dashes: [CGFloat] = [],
    isRound: Bool = false,
    _ tag: ElementTag = .none
  ) -> Self {
    .shape(
      Shape(tag, outline, stroke: Stroke(color, width: width, dashes: dashes, isRound: isRound))
    )
  }

  /// Returns an outline that is filled with colors from its top to its bottom.
  package static func gradient(
    _ outline: Outline,
    _ stops: [GradientStop],
    _ tag: ElementTag = .none
  ) -> Self {
    var shape = Shape(tag, outline)
    shape.gradient = stops
    return .shape(shape)
  }

  /// Returns the page behind all that is on a picture.
  package static func page(_ size: CGSize, _ color: Color) -> Self {
    .fill(.rectangle(CGRect(origin: .zero, size: size)), color, ElementTag(id: "page"))
  }

  /// Returns the element with other tags and colors, and all that is in it.
  package func mapped(
    tag: (ElementTag) -> ElementTag,
    color: (Color) -> Color = { $0 }
  ) -> ScreenElement {
    switch self {
    case .group(var group):
      group.tag = tag(group.tag)
      group.children = group.children.map { $0.mapped(tag: tag, color: color) }
      return .group(group)
    case .shape(var shape):
      shape.tag = tag(shape.tag)
      shape.fill = shape.fill.map(color)
      shape.gradient.recolor(color)
      if let stroke = shape.stroke { shape.stroke?.color = color(stroke.color) }
      return .shape(shape)
    case .text(var text):
      text.tag = tag(text.tag)
      text.color = color(text.color)
      return .text(text)
    }
  }
}

extension [GradientStop] {
  /// Gives each stop another color.
  mutating func recolor(_ color: (Color) -> Color) {
    for index in indices { self[index].color = color(self[index].color) }
  }
}

extension ElementTag {
  /// Returns the tag with its id after another one and a dot; a tag without an id stays as it is.
  package func prefixed(by prefix: String) -> Self {
    guard !id.isEmpty else { return self }
    var tag = self
    tag.id = "\(prefix).\(id)"
    return tag
  }
}
