#if !canImport(ObjectiveC)
public import Foundation

// What the system says of itself: the phone is cool, has its full power, and is no Mac.

extension ProcessInfo {
  /// A state of the device's heat: `ProcessInfo.ThermalState`.
  public enum ThermalState: Int, Sendable, Hashable {
    /// Cool.
    case nominal = 0
    /// A little warm.
    case fair = 1
    /// Hot.
    case serious = 2
    /// Too hot.
    case critical = 3
  }

  /// A set of what work keeps the system from: `ProcessInfo.ActivityOptions`.
  public struct ActivityOptions: OptionSet, Sendable, Hashable {
    /// The bits as in Foundation.
    public let rawValue: UInt64
    /// Creates a set from Foundation's bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The screen that goes off.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The sleep of the system.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The end of the application without a question.
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    /// The end of the application while it is idle.
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    /// The sleep during work for which the person in front waits.
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF | 1 << 20)
    /// The rest of that work, during which the system may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00EF_FFFF)
    /// The work for which nobody waits.
    public static let background = Self(rawValue: 0xFF)
    /// The work that must not be late.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Whether the device saves power: never here.
  public final var isLowPowerModeEnabled: Bool { false }
  /// The heat of the device: none.
  public final var thermalState: ThermalState { .nominal }
  /// Whether the application is one of iOS on a Mac: never here.
  public final var isiOSAppOnMac: Bool { false }
  /// Whether the application is one of a Mac made of one of iOS: never here.
  public final var isMacCatalystApp: Bool { false }

  /// Returns a token of work, which keeps the system from nothing here.
  public final func beginActivity(
    options: ActivityOptions = [],
    reason: String
  ) -> any NSObjectProtocol { NSObject() }
  /// Ends work that was begun, which is nothing here.
  public final func endActivity(_ activity: any NSObjectProtocol) {}
  /// Runs a closure.
  public final func performActivity(
    options: ActivityOptions = [],
    reason: String,
    using block: () -> Void
  ) { block() }
  /// Runs a closure at once, and never takes its time away.
  public final func performExpiringActivity(
    withReason reason: String,
    using block: (_ expired: Bool) -> Void
  ) { block(false) }

  /// The notification of another heat, which nothing here posts.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification"
  )

  // The plugin calls these in the place of Foundation's, which are those of the host.

  /// The version of the system of the main screen's device.
  public final var operatingSystemVersionOfDevice: OperatingSystemVersion {
    let parts =
      UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
    return OperatingSystemVersion(
      majorVersion: parts[0],
      minorVersion: parts[1],
      patchVersion: parts[2]
    )
  }
  /// The version in words, as Apple's has them without the build.
  public final var operatingSystemVersionStringOfDevice: String {
    "Version \(UIDevice.current.systemVersion)"
  }
  /// Returns whether the system of the main screen's device is at least of a version.
  public final func isOperatingSystemOfDeviceAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersionOfDevice
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification of power that is saved or not, which nothing here posts.
  public static let NSProcessInfoPowerStateDidChange = Self(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}
#endif
