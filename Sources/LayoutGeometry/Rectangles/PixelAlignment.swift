package import Foundation

/// Returns `length` moved to the nearest device pixel.
///
/// Ties go up, below zero too: at 2x 10.25 pt becomes 10.5 pt and −10.25 pt becomes −10 pt. A value
/// within a billionth of a pixel of a tie counts as the tie, so that the last bits of a sum do not decide.
///
/// - Parameters:
///   - length: A coordinate in window space, in points.
///   - scale: Device pixels per point; positive.
/// - Returns: The aligned coordinate, in points.
package func pixelAligned(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  (length * scale + 0.5 + 1e-9).rounded(.down) / scale
}

/// Returns `length` raised to the next device pixel, as UIKit does with the sizes of texts.
///
/// A value within a millionth of a pixel above a pixel stays on it.
package func pixelCeiling(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  (length * scale - 1e-6).rounded(.up) / scale
}

/// Returns `length` lowered to the next device pixel; a value within a millionth of a pixel below one is on it.
package func pixelFloor(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  (length * scale + 1e-6).rounded(.down) / scale
}

/// Returns `rect` with each edge moved to the nearest device pixel.
///
/// Edges are rounded, not sizes: views that share an edge in points still share it in pixels, and
/// a width may change by one pixel. Ties go up.
///
/// - Parameters:
///   - rect: A rectangle in window coordinates, in points.
///   - scale: Device pixels per point; positive.
/// - Returns: The aligned rectangle, in points.
package func pixelAligned(_ rect: CGRect, scale: CGFloat) -> CGRect {
  let minX = pixelAligned(rect.origin.x, scale: scale)
  let minY = pixelAligned(rect.origin.y, scale: scale)
  return CGRect(
    x: minX,
    y: minY,
    width: pixelAligned(rect.origin.x + rect.size.width, scale: scale) - minX,
    height: pixelAligned(rect.origin.y + rect.size.height, scale: scale) - minY
  )
}
