import Foundation
import LayoutGeometry
public import LayoutViews

extension UIImage {
  /// The way in which the picture is turned: as it is stored, since sizes are read of pictures that are turned already.
  public final var imageOrientation: Orientation { .up }

  /// A form in which the picture can be drawn again, with its scale.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Returns the picture to be stretched at one column and one row of pixels behind the caps.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The columns at the left that stay, or 0 for all.
  ///   - topCapHeight: The rows at the top that stay, or 0 for all.
  /// - Returns: The picture.
  public final func stretchableImage(
    withLeftCapWidth leftCapWidth: Int,
    topCapHeight: Int
  ) -> UIImage {
    func caps(_ first: Int, of length: CGFloat) -> (CGFloat, CGFloat) {
      first > 0 ? (CGFloat(first), max(0, length - CGFloat(first) - 1)) : (0, 0)
    }
    let (left, right) = caps(leftCapWidth, of: size.width)
    let (top, bottom) = caps(topCapHeight, of: size.height)
    return resizableImage(
      withCapInsets: EdgeInsets(top: top, left: left, bottom: bottom, right: right),
      resizingMode: .stretch
    )
  }

  /// Returns the picture mirrored, which has the same size.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    imageFlippedForRightToLeftLayoutDirection()
  }
}
