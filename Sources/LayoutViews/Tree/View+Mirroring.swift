package import Foundation
import LayoutGeometry

extension View {
  /// Whether text goes from right to left, and everything with it.
  package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a rectangle mirrored within the bounds if text goes from right to left.
  package func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }
}
