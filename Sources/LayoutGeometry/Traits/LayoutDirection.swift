/// The side at which a line of text begins.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"

  // Disfavored, for where UIKit's number is meant.
  /// The word that files write.
  @_disfavoredOverload
  public var rawValue: String {
    switch self {
    case .leftToRight: "left-to-right"
    case .rightToLeft: "right-to-left"
    }
  }
}
