/// The contrast of colors: UIKit's `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
  case normal
  /// The contrast of the reader's setting "Increase Contrast".
  case high = "increased"
  /// The contrast of traits that leave it open; no screen has it.
  case unspecified

  /// The contrasts that a screen may have.
  public static let allCases: [Self] = [.normal, .high]

  // Disfavored, for where UIKit's number is meant.
  /// The word that files write.
  @_disfavoredOverload
  public var rawValue: String {
    switch self {
    case .normal: "normal"
    case .high: "increased"
    case .unspecified: "unspecified"
    }
  }
}

/// The weight of system fonts: UIKit's `UILegibilityWeight`.
public enum LegibilityWeight: String, Sendable, Hashable, CaseIterable {
  case regular
  /// The weight of the reader's setting "Bold Text".
  case bold
  /// The weight of traits that leave it open; no screen has it.
  case unspecified

  /// The weights that a screen may have.
  public static let allCases: [Self] = [.regular, .bold]

  // Disfavored, for where UIKit's number is meant.
  /// The word that files write.
  @_disfavoredOverload
  public var rawValue: String {
    switch self {
    case .regular: "regular"
    case .bold: "bold"
    case .unspecified: "unspecified"
    }
  }
}

/// The reader's wish for motion: UIKit's `UIAccessibility.prefersCrossFadeTransitions`.
public enum MotionPreference: String, Sendable, Hashable, CaseIterable {
  case full
  /// The wish of the reader's settings "Reduce Motion" and "Prefer Cross-Fade Transitions", both on.
  case reduced
}
