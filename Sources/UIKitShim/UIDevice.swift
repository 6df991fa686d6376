public import Foundation
public import LayoutDevices
import LayoutViews

/// `UIKit.UIDevice`: the device of `UIScreen.main`.
public final class UIDevice: NSObject {
  private override init() { super.init() }

  /// The device of the main screen, which is one object in a test that stays on its thread.
  public static var current: UIDevice { SharedObjects.object("UIDevice") { UIDevice() } }

  private var environment: ScreenEnvironment { Screen.main.environment }

  /// The kind of device, phone or tablet.
  public var userInterfaceIdiom: Idiom { environment.device.idiom }
  /// The name of the device.
  public var name: String { environment.device.name }
  /// The family of the device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The family of the device.
  public var localizedModel: String { model }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "\(environment.shownSystem.number).0" }
  /// The orientation of the device; held sideways its home button or indicator is to the right.
  public var orientation: UIDeviceOrientation {
    environment.orientation == .portrait ? .portrait : .landscapeLeft
  }
}

/// `UIKit.UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Sideways, the home button or indicator to the right.
  case landscapeLeft = 3
  /// Sideways, the home button or indicator to the left.
  case landscapeRight = 4
  /// Flat on its back.
  case faceUp = 5
  /// Flat on its face.
  case faceDown = 6

  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface may have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
