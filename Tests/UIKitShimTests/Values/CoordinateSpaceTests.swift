import Foundation
import LayoutDiagnostics
import Testing
import UIKitShim

/// Spaces of coordinates, and what devices and controls keep.
@Suite struct `Names that only keep or convert` {
  @Test func `points of views are those of the screen and back`() throws {
    let window = try ScreenHost.window()
    let view = UIView(frame: CGRect(x: 30, y: 100, width: 50, height: 50))
    window.addSubview(view)
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 31, y: 102))
    #expect(view.convert(CGPoint(x: 31, y: 102), from: screen) == CGPoint(x: 1, y: 2))
    let other: any UICoordinateSpace = view
    #expect(screen.convert(CGRect(x: 30, y: 100, width: 5, height: 5), to: other).minX == 0)
    #expect(other.convert(view.bounds, to: window).origin == view.frame.origin)
    #expect(screen.bounds.size == UIScreen.main.bounds.size)
  }

  @Test func `a button keeps its purpose, which is seen`() throws {
    let window = try ScreenHost.window()
    let button = UIButton(type: .system)
    window.addSubview(button)
    #expect(button.role == .normal && button.adjustsImageWhenHighlighted)
    button.role = .cancel
    button.adjustsImageWhenHighlighted = false
    #expect(button.role == .cancel && window.diagnostics.isEmpty)
    button.role = .destructive
    button.showsTouchWhenHighlighted = true
    #expect(window.diagnostics.map(\.code) == Array(repeating: "setting-without-effect", count: 2))
  }

  @Test func `a stretched picture has a row and a column that give way`() {
    let image = UIImage(size: CGSize(width: 20, height: 30)).stretchableImage(
      withLeftCapWidth: 9,
      topCapHeight: 0
    )
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 10))
    #expect(image.resizingMode == .stretch && image.imageOrientation == .up)
    #expect(UIImage(size: .zero).imageRendererFormat.scale == 1)
  }

  @Test func `menus over text and ignored touches are findings`() throws {
    let window = try ScreenHost.window()
    UIMenuController.shared.setMenuVisible(false, animated: true)
    #expect(window.diagnostics.isEmpty)
    UIMenuController.shared.showMenu(from: window, rect: .zero)
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(window.diagnostics.map(\.code) == ["unsupported-resource", "setting-without-effect"])
  }

  @Test func `a device is full where it is watched`() throws {
    _ = try ScreenHost.window()
    let device = UIDevice.current
    #expect(device.batteryState == .unknown && device.batteryLevel == -1)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryState == .full && device.batteryLevel == 1)
    #expect(UIScreen.screens == [.main] && device.identifierForVendor != nil)
  }
}
