/// The source of the constraints that hold the touch view.
package enum TouchViewConstraintSource: String, Sendable, Hashable, CaseIterable {
  /// The defaults, over the edges of the superview.
  case defaults
  /// The defaults that respect the safe area.
  case safeAreaDefaults = "safe-area-defaults"
  /// The constraints of the custom closure.
  case custom
  /// The defaults, since the custom closure returned `nil`.
  case defaultsForNil = "defaults-for-nil"
  /// The defaults, since the custom closure returned no constraints.
  case defaultsForEmpty = "defaults-for-empty"

  /// The source in one phrase.
  package var phrase: String {
    switch self {
    case .defaults: "the default constraints"
    case .safeAreaDefaults: "the default constraints that respect the safe area"
    case .custom: "custom constraints"
    case .defaultsForNil: "the default constraints, since the custom closure returned nil"
    case .defaultsForEmpty:
      "the default constraints, since the custom closure returned no constraints"
    }
  }
}
