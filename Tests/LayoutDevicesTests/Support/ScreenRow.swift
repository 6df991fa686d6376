import Foundation
import LayoutDevices
import LayoutGeometry
import Testing

/// What is known of the screen of a device: its size, insets and classes.
struct ScreenRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let points: (CGFloat, CGFloat)
  let scale: Int
  let upright: [CGFloat]
  let sideways: [CGFloat]
  let statusBar: CGFloat
  let corner: CGFloat
  let cutout: Cutout
  let sidewaysClass: SizeClass
  var system = SystemVersion.iOS18

  init(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    _ scale: Int,
    _ upright: [CGFloat],
    _ sideways: [CGFloat],
    _ statusBar: CGFloat,
    _ corner: CGFloat,
    _ cutout: Cutout,
    _ sidewaysClass: SizeClass,
    _ system: SystemVersion = .iOS18
  ) {
    testDescription = name
    points = (width, height)
    self.scale = scale
    self.upright = upright
    self.sideways = sideways
    self.statusBar = statusBar
    self.corner = corner
    self.cutout = cutout
    self.sidewaysClass = sidewaysClass
    self.system = system
  }
}
