public import LayoutGeometry

extension InterfaceStyle {
  /// Creates an appearance of UIKit's number: 0 for none of its own, 1 for light and 2 for dark.
  public init?(rawValue: Int) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .light
    case 2: self = .dark
    default: return nil
    }
  }
}
