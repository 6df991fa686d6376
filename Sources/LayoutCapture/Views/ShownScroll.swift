package import Foundation
import LayoutGeometry

/// The distance that the content of a scroll view is moved in a picture: by whole pixels of the screen, as on a
/// device, so that rows that touch each other show no seam.
///
/// The offset itself keeps its fractions, since movements by themselves add up small steps.
package struct ShownScroll: Equatable {
  /// The offset.
  package let exact: CGPoint
  /// The offset as it is drawn.
  package let shown: CGPoint
  private let scale: CGFloat

  package init(_ offset: CGPoint, scale: CGFloat) {
    exact = offset
    self.scale = scale
    // The places of the content are rounded half up, which rounds the offset half down.
    shown = CGPoint(
      x: -pixelAligned(-offset.x, scale: scale),
      y: -pixelAligned(-offset.y, scale: scale)
    )
  }

  /// Returns the place at which a view of the content is drawn.
  ///
  /// A view that keeps its place on the screen, such as the header at the top, lies between pixels of the
  /// content as the offset does; it is drawn at its place on the screen.
  package func place(of origin: CGPoint) -> CGPoint {
    CGPoint(
      x: place(origin.x, exact.x, shown.x),
      y: place(origin.y, exact.y, shown.y)
    )
  }

  private func place(_ position: CGFloat, _ exact: CGFloat, _ shown: CGFloat) -> CGFloat {
    guard exact != shown, !isWhole(position), isWhole(position - exact) else { return position }
    return position - exact + shown
  }

  private func isWhole(_ position: CGFloat) -> Bool {
    (pixelAligned(position, scale: scale) - position).magnitude < 1e-6
  }
}
