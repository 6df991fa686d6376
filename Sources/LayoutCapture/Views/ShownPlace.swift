package import Foundation
import LayoutGeometry
import LayoutViews
import ScreenFrames

/// A place of a drawn view in its superview.
struct ShownPlace {
  /// The upper left corner of the view's bounds.
  let origin: CGPoint
  /// The matrix that turns, mirrors or stretches the view around that corner.
  let matrix: ElementMatrix
  /// The factor by which it is drawn larger than it is laid out, beyond the matrix.
  let scale: CGFloat
  /// The size of the view as it is drawn before the matrix.
  let size: CGSize
}

extension ShownPlace {
  /// Creates the place of the outermost view, whose corner is that of the picture.
  init(ofRoot view: View) {
    self.init(origin: .zero, matrix: .identity, scale: 1, size: view.bounds.size)
  }

  /// Creates the place of a screen of a size behind a card.
  init(_ place: PushedBack, size: CGSize) {
    self.init(
      origin: place.origin,
      matrix: .identity,
      scale: place.scale,
      size: CGSize(width: size.width * place.scale, height: size.height * place.scale)
    )
  }
}

extension View {
  /// A view that is the same but for its size in every direction is drawn larger or smaller, so that its
  /// lines and texts keep their own places in pixels; the picture of any other transform is a matrix.
  var shownPlace: ShownPlace {
    let frame = frame
    let transform = transform
    if let scale = transform.evenScale {
      return ShownPlace(origin: frame.origin, matrix: .identity, scale: scale, size: frame.size)
    }
    let matrix = ElementMatrix(
      a: transform.a,
      b: transform.b,
      c: transform.c,
      d: transform.d
    )
    // The corner of the bounds, wherever the point is about which the view is turned.
    let middle = matrix.apply(CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    return ShownPlace(
      origin: CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y),
      matrix: matrix,
      scale: 1,
      size: bounds.size
    )
  }
}

extension CGAffineTransform {
  /// The factor by which it enlarges evenly in every direction, or `nil` if it does otherwise.
  fileprivate var evenScale: CGFloat? { b == 0 && c == 0 && a == d && a > 0 ? a : nil }
}

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
    CGPoint(x: place(origin.x, exact.x, shown.x), y: place(origin.y, exact.y, shown.y))
  }

  private func place(_ position: CGFloat, _ exact: CGFloat, _ shown: CGFloat) -> CGFloat {
    guard exact != shown, !isWhole(position), isWhole(position - exact) else { return position }
    return position - exact + shown
  }

  private func isWhole(_ position: CGFloat) -> Bool {
    (pixelAligned(position, scale: scale) - position).magnitude < 1e-6
  }
}
