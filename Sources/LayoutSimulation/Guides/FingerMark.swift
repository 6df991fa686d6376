import Foundation
import LayoutGeometry
import ScreenFrames

/// A fingertip on the glass.
enum FingerMark {
  /// The radius of its drawing.
  static let radius: CGFloat = 22
  /// The radius of its middle, which hides what lies below.
  static let middleRadius: CGFloat = 12

  /// Returns the fingertip at a point of the screen.
  ///
  /// A hollow one has no middle, and lets what lies below it be seen.
  static func element(at point: CGPoint, id: String, isHollow: Bool) -> ScreenElement {
    let skin = Color(rgb: 0x8E8E93)
    func disc(radius: CGFloat, _ fill: Color?, _ edge: Color, width: CGFloat) -> ScreenElement {
      let outline = Outline.circle(center: .zero, radius: radius)
      return .shape(Shape(.none, outline, fill: fill, stroke: Stroke(edge, width: width)))
    }
    return .group(
      ElementGroup(
        ElementTag(id: id, role: "finger"),
        offset: point,
        children: [
          disc(
            radius: radius,
            skin.faded(by: isHollow ? 0.16 : 0.25),
            skin.faded(by: isHollow ? 0.7 : 0.45),
            width: 1
          )
        ] + (isHollow ? [] : [disc(radius: middleRadius, skin.faded(by: 0.55), .white, width: 1.5)])
      )
    )
  }
}
