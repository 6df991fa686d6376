import LayoutDevices
import Testing
import UIKitShim

/// Puts screens on devices.
enum ScreenHost {
  static func window(
    on name: String = "iPhone 15",
    _ orientation: Orientation = .portrait,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> UIWindow {
    let device = try #require(Device.named(name))
    return UIWindow(
      environment: ScreenEnvironment(
        device: device,
        orientation: orientation,
        direction: direction
      )
    )
  }

  static func show(
    _ controller: UIViewController,
    on name: String = "iPhone 15",
    _ orientation: Orientation = .portrait
  ) throws -> UIWindow {
    let window = try window(on: name, orientation)
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  /// Shows a view at (0, 100), as wide as the window and as high as it asks.
  static func show(
    _ view: UIView,
    on name: String = "iPhone 15",
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> UIWindow {
    let window = try window(on: name, .portrait, direction)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return window
  }
}

extension CGFloat {
  /// The number of thirds of a point that is nearest, as a screen of 3 pixels a point has it.
  var thirds: CGFloat { (self * 3).rounded() / 3 }
}

func isClose(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(left - right) <= tolerance
}

func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
  isClose(left.minX, right.minX) && isClose(left.minY, right.minY)
    && isClose(left.width, right.width) && isClose(left.height, right.height)
}
