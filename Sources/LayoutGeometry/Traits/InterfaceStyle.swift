/// Light or dark appearance: UIKit's `UIUserInterfaceStyle`.
public enum InterfaceStyle: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}
