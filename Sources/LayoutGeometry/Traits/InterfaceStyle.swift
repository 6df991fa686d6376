/// An appearance, light or dark: UIKit's `UIUserInterfaceStyle`.
public enum InterfaceStyle: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
  /// The style of traits that leave it open, which looks light; no screen has it.
  case unspecified

  /// The styles that a screen may have.
  public static let allCases: [Self] = [.light, .dark]
}
