import Foundation
import LayoutViews
import ScreenFrames

/// Where and how a view is drawn in its superview.
struct ShownPlace {
  /// Where the upper left corner of the view's bounds lies.
  let origin: CGPoint
  /// How the view is turned, mirrored or stretched around that corner.
  let matrix: ElementMatrix
  /// How much larger it is drawn than it is laid out, where the matrix does not say so.
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
  /// How much it makes things larger in every direction alike; nil where it does otherwise.
  fileprivate var evenScale: CGFloat? {
    m12 == 0 && m21 == 0 && m11 == m22 && m11 > 0 ? m11 : nil
  }
}
