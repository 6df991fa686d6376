/// A direction of the screen: UIKit's `NSLayoutConstraint.Axis`.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
  /// From side to side.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}
