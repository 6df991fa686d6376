public import Foundation

extension StackView {
  /// A way to divide the length of a stack.
  public typealias Distribution = StackDistribution

  /// A placement of views across a stack.
  public typealias Alignment = StackAlignment

  /// The custom spacing that means the stack's own `spacing`, or 0 as `spacing` itself.
  public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The spacing that stands for the space that the system recommends.
  public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

extension StackDistribution {
  /// Whether room that is left over goes between the views.
  var isSpread: Bool { self == .equalSpacing || self == .equalCentering }
}
