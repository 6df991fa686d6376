package import Foundation

extension CGPoint {
  /// Whether both coordinates are numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether all four are numbers; Foundation's `intersection` wants that.
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
