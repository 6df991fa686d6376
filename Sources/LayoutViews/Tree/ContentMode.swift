import Foundation

extension View {
  /// A way to place content of another size in the bounds, with UIKit's numbers.
  public enum ContentMode: Int, Sendable, Hashable, CaseIterable {
    /// As large as the bounds.
    case scaleToFill = 0
    /// As large as it fits, in its own shape.
    case scaleAspectFit = 1
    /// As small as it covers the bounds, in its own shape.
    case scaleAspectFill = 2
    /// Drawn again in any size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the top edge.
    case top = 5
    /// In the middle of the bottom edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the top-left corner.
    case topLeft = 9
    /// In the top-right corner.
    case topRight = 10
    /// In the bottom-left corner.
    case bottomLeft = 11
    /// In the bottom-right corner.
    case bottomRight = 12
  }
}

extension View.ContentMode {
  /// Returns the frame of content of a size in `bounds`.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: size) }
    let scales = (bounds.width / size.width, bounds.height / size.height)
    var drawn = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: drawn = size.scaled(by: min(scales.0, scales.1))
    case .scaleAspectFill: drawn = size.scaled(by: max(scales.0, scales.1))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    }
    return CGRect(
      x: bounds.minX + (bounds.width - drawn.width) * share.x,
      y: bounds.minY + (bounds.height - drawn.height) * share.y,
      width: drawn.width,
      height: drawn.height
    )
  }

  /// The shares of the free room that are on the left and above.
  private var share: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
