import Foundation
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
      a: transform.m11,
      b: transform.m12,
      c: transform.m21,
      d: transform.m22
    )
    let middle = matrix.apply(CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    return ShownPlace(
      origin: CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y),
      matrix: matrix,
      scale: 1,
      size: bounds.size
    )
  }
}

extension AffineTransform {
  /// The factor by which it enlarges evenly in every direction, or `nil` if it does otherwise.
  fileprivate var evenScale: CGFloat? {
    m12 == 0 && m21 == 0 && m11 == m22 && m11 > 0 ? m11 : nil
  }
}
