/// Phone or tablet: UIKit's `UIUserInterfaceIdiom` without the others.
public enum Idiom: String, Sendable, Hashable, CaseIterable {
  case phone
  case pad
}

/// A generation of the system, by its look and metrics.
public enum SystemEra: String, Sendable, Hashable, CaseIterable {
  /// iOS 13 to 18; figures are those of iOS 15 and later.
  case classic
  /// iOS 26, the redesign of 2025.
  case iOS26
}

/// How a device is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  case portrait
  case landscape
}

/// How much room there is in one direction: UIKit's `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  case compact
  case regular
  /// It was not said: no screen answers that, but a collection of other traits does.
  case unspecified

  /// Those that a screen may have.
  public static let allCases: [Self] = [.compact, .regular]
}

/// What is cut out of a screen for the camera.
public enum Cutout: String, Sendable, Hashable, CaseIterable {
  case none
  case notch
  case island
}
