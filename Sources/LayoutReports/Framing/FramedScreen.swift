package import Foundation
package import LayoutCapture
package import ScreenFrames

/// A screen, or a part of it, with what is drawn around it.
package struct FramedScreen: Sendable {
  /// The screen with all that is drawn around it.
  package var frame: ScreenFrame
  /// The part of the window that is shown, in the window's coordinates, in points.
  package var shown: CGRect
  /// The area of the frame, from the upper left corner of that part.
  package var surroundings: CGRect
  /// The guides and layers for whose names there is no room in that part, in order.
  package internal(set) var unnamedGuides: [UnnamedGuide] = []

  /// Creates a screen with nothing around it.
  package init(_ frame: ScreenFrame) {
    self.init(frame, shown: CGRect(origin: .zero, size: frame.size), at: .zero)
  }

  /// Creates a frame that shows a part of a window at a point.
  init(_ frame: ScreenFrame, shown: CGRect, at point: CGPoint) {
    self.frame = frame
    self.shown = shown
    surroundings = CGRect(origin: CGPoint(x: -point.x, y: -point.y), size: frame.size)
  }
}
