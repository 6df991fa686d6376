public import Foundation
import LayoutCapture
import LayoutGeometry
public import LayoutViews
import ScreenFrames

// A picture of a view keeps the shapes that it was drawn with.
extension View {
  /// Draws the view with all in it into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that it fills.
  ///   - afterUpdates: Whether layout that is due is done before.
  /// - Returns: Whether there is a context, and the view has a size.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard GraphicsContext.current != nil, let image = image(afterScreenUpdates: afterUpdates) else {
      return false
    }
    image.draw(in: rect)
    return true
  }

  /// Returns a view that shows a picture of this one, or `nil` if this one has no size.
  ///
  /// - Parameter afterUpdates: Whether layout that is due is done before.
  /// - Returns: The view, of the same size.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    image(afterScreenUpdates: afterUpdates).map(ImageView.init(image:))
  }

  /// Returns a view that shows a picture of a part of this one, or `nil` if there is no such part.
  ///
  /// - Parameters:
  ///   - rect: The part.
  ///   - afterUpdates: Whether layout that is due is done before.
  ///   - capInsets: The edges that are not stretched, where the whole picture is.
  /// - Returns: The view, of the size of the part.
  public final func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> View? {
    guard rect.width > 0, rect.height > 0, let image = image(afterScreenUpdates: afterUpdates)
    else { return nil }
    let corner = CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
    return ImageView(
      image: UIGraphicsImageRenderer(size: rect.size).image { _ in
        image.draw(at: CGPoint(x: -corner.x, y: -corner.y))
      }
    )
  }

  private func image(afterScreenUpdates: Bool) -> Image? {
    if afterScreenUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return Image(size: bounds.size, parts: pictured())
  }
}

extension CALayer {
  /// Draws the layer with all in it into a context, from the corner of its bounds.
  ///
  /// - Parameter ctx: The context.
  public final func render(in ctx: CGContext) {
    ctx.draw(view?.pictured() ?? pictured(), from: bounds.origin)
  }
}
