public import Foundation
import LayoutViews

// What nothing here changes: the device is full, at rest, and known to nobody.

extension UIDevice {
  /// `UIKit.UIDevice.BatteryState`.
  public enum BatteryState: Int, Sendable, Hashable {
    /// Not known.
    case unknown = 0
    /// Not charged.
    case unplugged = 1
    /// Charged, and not yet full.
    case charging = 2
    /// Full.
    case full = 3
  }

  /// Whether the battery is watched, which is kept.
  public var isBatteryMonitoringEnabled: Bool {
    get { AssociatedObjects.value("isBatteryMonitoringEnabled", with: self) as? Bool ?? false }
    set { AssociatedObjects.keep(newValue, "isBatteryMonitoringEnabled", with: self) }
  }
  /// The share of the battery that is charged: all of it, or -1 while it is not watched.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The state of the battery: full, or not known while it is not watched.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Whether it is noticed that a face is near, which is kept.
  public var isProximityMonitoringEnabled: Bool {
    get { AssociatedObjects.value("isProximityMonitoringEnabled", with: self) as? Bool ?? false }
    set { AssociatedObjects.keep(newValue, "isProximityMonitoringEnabled", with: self) }
  }
  /// Whether a face is near: never here.
  public var proximityState: Bool { false }
  /// Whether the device can do several things at once, as all can.
  public var isMultitaskingSupported: Bool { true }
  /// Whether changes of the orientation are posted: always here.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Does nothing: changes of the orientation are posted without that.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: changes of the orientation are posted on.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The number of the device for one vendor: the same in each test.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// Plays no click.
  public func playInputClick() {}
}
