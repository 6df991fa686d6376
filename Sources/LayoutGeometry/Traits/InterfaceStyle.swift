/// An appearance, light or dark: UIKit's `UIUserInterfaceStyle`.
public enum InterfaceStyle: Int, Sendable, Hashable, CaseIterable {
  /// The style of traits that leave it open, which looks light; no screen has it.
  case unspecified = 0
  /// Dark letters on light ground.
  case light = 1
  /// Light letters on dark ground.
  case dark = 2

  /// The styles that a screen may have.
  public static let allCases: [Self] = [.light, .dark]

  /// The word for the style in files, names and options.
  package var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}
