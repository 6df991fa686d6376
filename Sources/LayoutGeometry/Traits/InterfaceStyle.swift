/// Light or dark appearance: UIKit's `UIUserInterfaceStyle`.
public enum InterfaceStyle: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
  /// It was not said: no screen answers that, but a collection of other traits does. Looks as light.
  case unspecified

  /// Those that a screen may have.
  public static let allCases: [Self] = [.light, .dark]
}
