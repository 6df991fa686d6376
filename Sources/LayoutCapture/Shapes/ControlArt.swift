import LayoutControls
import LayoutGeometry
import ScreenFrames

/// What controls draw, as elements of a picture.
enum ControlArt {
  /// Returns the element of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the control's coordinates.
  ///   - style: The appearance in which its color is shown.
  /// - Returns: The element; nobody needs to name it.
  static func element(_ shape: DrawnShape, style: InterfaceStyle) -> ScreenElement {
    let outline = outline(shape.outline)
    switch shape.paint {
    case .fill(let color):
      return .shape(
        Shape(.none, outline, fill: color.resolved(in: style))
      )
    case .stroke(let color, let width):
      let color = color.resolved(in: style)
      return .shape(Shape(.none, outline, stroke: Stroke(color, width: width, isRound: true)))
    }
  }

  private static func outline(_ outline: DrawnShape.Outline) -> Outline {
    switch outline {
    case .rectangle(let rect, let radius): .rectangle(rect, cornerRadius: radius)
    case .frame(let rect, let radius, let hole, let holeRadius):
      .path(
        RoundRectangle.path(rect, top: radius, bottom: radius)
          + RoundRectangle.path(hole, top: holeRadius, bottom: holeRadius)
      )
    case .line(let start, let end): .line(from: start, to: end)
    }
  }
}
