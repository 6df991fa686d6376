/// The weight of a font, as the number that SVG and CSS write.
public enum FontWeight: Int, Sendable, Hashable, CaseIterable {
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700

  // Disfavored, for where UIKit's number is meant.
  /// The number that files write.
  @_disfavoredOverload
  public var rawValue: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
