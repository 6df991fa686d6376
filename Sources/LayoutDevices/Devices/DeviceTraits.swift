/// A kind of device, phone or tablet: UIKit's `UIUserInterfaceIdiom` without the others.
public enum Idiom: String, Sendable, Hashable, CaseIterable {
  case phone
  case pad

  // Disfavored, for where UIKit's number is meant.
  /// The word that files write.
  @_disfavoredOverload
  public var rawValue: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    }
  }
}

/// A version of the system whose figures are known.
public enum SystemVersion: String, Sendable, Hashable, CaseIterable {
  /// iOS 18; its figures are those of iOS 15 and later.
  case iOS18 = "iOS 18"
  /// iOS 26, the redesign of 2025.
  case iOS26 = "iOS 26"
  /// iOS 27.
  case iOS27 = "iOS 27"

  /// The number of the version.
  public var number: Int {
    switch self {
    case .iOS18: 18
    case .iOS26: 26
    case .iOS27: 27
    }
  }
}

/// A design of applications, by the look and the metrics of bars, tables and controls.
public enum SystemDesign: String, Sendable, Hashable, CaseIterable {
  /// The design of iOS 13 to 18, which applications in compatibility mode keep on later systems.
  case classic
  /// Liquid Glass, the design of iOS 26 and later.
  case glass
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

  // Disfavored, for where UIKit's number is meant.
  /// The word that files write.
  @_disfavoredOverload
  public var rawValue: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "unspecified"
    }
  }
}

/// A cut-out of a screen for the camera.
public enum Cutout: String, Sendable, Hashable, CaseIterable {
  case none
  case notch
  case island
}
