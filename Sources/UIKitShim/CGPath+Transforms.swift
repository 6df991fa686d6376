public import LayoutGeometry
public import LayoutViews

extension DrawingPath {
  /// Returns the path where a transform brings it, which older code names by its place: `path.copy(using: &turn)`.
  @_disfavoredOverload
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> DrawingPath? {
    unsafe copy(using: transform.map { unsafe $0.pointee })
  }
}
