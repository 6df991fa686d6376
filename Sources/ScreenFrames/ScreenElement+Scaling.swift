package import Foundation
import LayoutText

extension ScreenElement {
  /// Returns the element drawn larger or smaller, from the origin: widths of lines and fonts too.
  package func scaled(by factor: CGFloat) -> ScreenElement {
    switch self {
    case .group(var group):
      group.offset = group.offset.scaled(by: factor)
      group.clip = group.clip?.scaled(by: factor)
      group.clipRadius *= factor
      group.clipPath = group.clipPath.map { $0.scaled(by: factor) }
      group.mask = group.mask?.scaled(by: factor)
      group.children = group.children.map { $0.scaled(by: factor) }
      return .group(group)
    case .shape(let shape): return .shape(shape.scaled(by: factor))
    case .text(var text):
      text.origin = text.origin.scaled(by: factor)
      text.setSize = text.setSize ?? text.fontSize
      text.fontSize *= factor
      text.width *= factor
      text.shaped = text.shaped?.scaled(by: factor)
      return .text(text)
    }
  }
}

extension Shape {
  fileprivate func scaled(by factor: CGFloat) -> Shape {
    var shape = self
    shape.outline = shape.outline.scaled(by: factor)
    shape.gradientCourse = shape.gradientCourse?.scaled(by: factor)
    if var stroke = shape.stroke {
      stroke.width *= factor
      stroke.dashes = stroke.dashes.map { $0 * factor }
      stroke.dashPhase *= factor
      shape.stroke = stroke
    }
    return shape
  }
}

extension CGPoint {
  package func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}

extension CGRect {
  package func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension GradientCourse {
  fileprivate func scaled(by factor: CGFloat) -> Self {
    switch self {
    case .line(let start, let end):
      .line(from: start.scaled(by: factor), to: end.scaled(by: factor))
    case .ellipse(let center, let radii):
      .ellipse(
        center: center.scaled(by: factor),
        radii: CGSize(width: radii.width * factor, height: radii.height * factor)
      )
    }
  }
}

extension Outline {
  fileprivate func scaled(by factor: CGFloat) -> Outline {
    switch self {
    case .rectangle(let rect, let radius):
      .rectangle(rect.scaled(by: factor), cornerRadius: radius * factor)
    case .circle(let center, let radius):
      .circle(center: center.scaled(by: factor), radius: radius * factor)
    case .line(let start, let end):
      .line(from: start.scaled(by: factor), to: end.scaled(by: factor))
    case .path(let commands):
      .path(commands.map { $0.scaled(by: factor) })
    }
  }
}

extension PathCommand {
  /// Returns the step drawn larger or smaller, from the origin.
  package func scaled(by factor: CGFloat) -> PathCommand { map { $0.scaled(by: factor) } }
}
