public import Foundation
import LayoutGeometry
public import LayoutViews

// A picture of a view is a view of its size: what is in it is not drawn again.
extension View {
  /// Returns a view of the same size, with the color of this one and a finding: its content is not drawn.
  ///
  /// - Parameter afterUpdates: Whether layout that is due is done before.
  /// - Returns: The view.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    if afterUpdates { layoutIfNeeded() }
    let copy = View(frame: CGRect(origin: .zero, size: bounds.size))
    copy.backgroundColor = backgroundColor
    copy.layer.cornerRadius = layer.cornerRadius
    tellNoEffect(of: "snapshotView(afterScreenUpdates:)")
    return copy
  }

  /// Returns a view of the size of a part, with the color of this one and a finding: its content is not drawn.
  ///
  /// - Parameters:
  ///   - rect: The part.
  ///   - afterUpdates: Whether layout that is due is done before.
  ///   - capInsets: The edges that are not stretched.
  /// - Returns: The view.
  public final func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> View? {
    let copy = snapshotView(afterScreenUpdates: afterUpdates)
    copy?.frame.size = rect.size
    return copy
  }
}
