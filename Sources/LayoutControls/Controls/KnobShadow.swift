import Foundation
import LayoutGeometry
import ScreenFrames

/// The soft shadow of a knob, as rings of pills that lie on each other: nothing is blurred here.
struct KnobShadow {
  /// The growth, drop and opacity of each pill, from the outermost.
  let rings: [(growth: CGFloat, drop: CGFloat, opacity: Double)]

  /// The shadow of a switch's thumb: 3 lower, 8 soft, 15 %, and a thin edge.
  static let `switch` = Self(rings: [
    (3, 3, 0.018), (2, 3, 0.024), (1, 2.5, 0.03), (0.5, 1.5, 0.06), (0.5, 0, 0.04),
  ])
  /// The shadow of a slider's thumb: 6 lower, 13 soft, 12 %, and 0.5 lower, 4 soft, 12 %.
  static let slider = Self(rings: [
    (4, 5, 0.010), (2.5, 4, 0.015), (1, 3, 0.02), (1, 1, 0.03), (0.5, 0.5, 0.06),
  ])
  /// The shadow of a selected segment: 3 lower, 8 soft, 12 %, and 3 lower, 1 soft, 4 %.
  static let segment = Self(rings: [(1, 2, 0.02), (0.5, 1, 0.04), (0.5, 0.5, 0.04)])

  /// Returns the pills behind a knob.
  func shapes(behind knob: CGRect, cornerRadius: CGFloat) -> [ScreenElement] {
    rings.map { ring in
      .fill(
        .rectangle(
          knob.insetBy(dx: -ring.growth, dy: -ring.growth).offsetBy(dx: 0, dy: ring.drop),
          cornerRadius: cornerRadius + ring.growth
        ),
        Color.black.faded(by: ring.opacity)
      )
    }
  }
}
