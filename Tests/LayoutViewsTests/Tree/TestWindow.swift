import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// Makes a window on a device of the catalogue.
func window(
  on name: String = "iPhone 15",
  _ orientation: Orientation = .portrait,
  direction: LayoutDirection = .leftToRight
) throws -> Window {
  struct UnknownDevice: Error {
    let name: String
  }
  guard let device = Device.named(name) else { throw UnknownDevice(name: name) }
  return Window(
    environment: ScreenEnvironment(
      device: device,
      orientation: orientation,
      direction: direction
    )
  )
}

/// Makes a view with a name, placed by constraints in `superview`.
func constrainedView(_ name: String, in superview: View) -> View {
  let view = View()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// Makes a view with a name and a frame in `superview`.
func framedView(_ name: String, _ frame: CGRect, in superview: View) -> View {
  let view = View(frame: frame)
  view.accessibilityIdentifier = name
  superview.addSubview(view)
  return view
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
