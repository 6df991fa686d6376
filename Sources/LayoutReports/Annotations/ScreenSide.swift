import Foundation
import LayoutScenes

/// A side of the screen, or of a thing on it.
package enum ScreenSide: Sendable {
  case left
  case right
  case top
  case bottom

  /// Creates the side that an annotation names.
  init(_ side: Annotation.Side, isRightToLeft: Bool) {
    self =
      switch side.isLeft(inRightToLeft: isRightToLeft) {
      case true?: .left
      case false?: .right
      case nil: side == .top ? .top : .bottom
      }
  }

  /// Whether it is above or below.
  var isVertical: Bool { self == .top || self == .bottom }

  /// The side across from it.
  var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// The side in a picture in which x and y have changed places.
  var flipped: Self {
    switch self {
    case .left: .top
    case .right: .bottom
    case .top: .left
    case .bottom: .right
    }
  }
}

extension CGPoint {
  /// The point in a picture in which x and y have changed places.
  var flipped: Self { Self(x: y, y: x) }
}

extension CGRect {
  /// The rectangle in a picture in which x and y have changed places.
  var flipped: Self { Self(x: minY, y: minX, width: height, height: width) }
}
