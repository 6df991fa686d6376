package import Foundation
import LayoutGeometry

extension CGFloat {
  /// The number as logs write it: at most two decimals.
  package var logText: String { decimalText(self, most: 2) }
}

extension CGPoint {
  /// The point as logs write it: `(34, 120.5)`.
  package var logText: String { "(\(x.logText), \(y.logText))" }
}
