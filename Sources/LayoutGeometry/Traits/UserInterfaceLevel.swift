/// The visual level of content: UIKit's `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Sendable, Hashable, CaseIterable {
  /// The level of traits that leave it open; no view has it.
  case unspecified = -1
  /// The level of a screen.
  case base = 0
  /// The level of cards over a screen, and of windows beside others, where dark backgrounds are lighter.
  case elevated = 1
}
