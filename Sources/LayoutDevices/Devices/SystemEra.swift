/// A generation of the system, by the system that a device itself has.
package enum SystemEra: String, Sendable, Hashable, CaseIterable {
  /// Up to iOS 18.
  case classic
  /// From iOS 26 on.
  case iOS26
}

extension Device {
  /// The generation of the system whose figures the device has.
  package var era: SystemEra { system == .iOS18 ? .classic : .iOS26 }
}
