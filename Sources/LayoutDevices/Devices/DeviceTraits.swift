/// A kind of device, phone or tablet: UIKit's `UIUserInterfaceIdiom` without the others.
public enum Idiom: String, Sendable, Hashable, CaseIterable {
  case phone
  case pad
}

/// A generation of the system, by its look and metrics.
public enum SystemEra: String, Sendable, Hashable, CaseIterable {
  /// iOS 13 to 18, with the figures of iOS 15 and later.
  case classic
  /// iOS 26, the redesign of 2025.
  case iOS26
}

/// A way to hold a device.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  case portrait
  case landscape
}

/// A class of room in one direction: UIKit's `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  case compact
  case regular
  /// The size class of traits that leave it open; no screen has it.
  case unspecified

  /// The size classes that a screen may have.
  public static let allCases: [Self] = [.compact, .regular]
}

/// A cut-out of a screen for the camera.
public enum Cutout: String, Sendable, Hashable, CaseIterable {
  case none
  case notch
  case island
}
