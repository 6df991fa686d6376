import Foundation
import LayoutGeometry
import ScreenFrames

/// A fingertip on the glass.
enum FingerMark {
  /// The radius of its drawing.
  static let radius: CGFloat = 22

  /// Returns the fingertip at a point of the screen.
  static func element(at point: CGPoint, id: String) -> ScreenElement {
    let skin = Color(rgb: 0x8E8E93)
    func disc(radius: CGFloat, _ fill: Color, _ edge: Color, width: CGFloat) -> ScreenElement {
      let outline = Outline.circle(center: .zero, radius: radius)
      return .shape(Shape(.none, outline, fill: fill, stroke: Stroke(edge, width: width)))
    }
    return .group(
      ElementGroup(
        ElementTag(id: id, role: "finger"),
        offset: point,
        children: [
          disc(radius: radius, skin.faded(by: 0.25), skin.faded(by: 0.45), width: 1),
          disc(radius: 12, skin.faded(by: 0.55), .white, width: 1.5),
        ]
      )
    )
  }
}
