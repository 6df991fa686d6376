package import Foundation

/// How controls and rows take a finger in the looks until iOS 18.
package enum TouchMetrics {
  /// How far beyond the bounds a finger that went down in them may go and still counts as inside.
  ///
  /// Seen by many and written nowhere (rather sure).
  package static let reach: CGFloat = 70
  /// What is left of the opacity of a title under a finger; drawn from screenshots (to a point).
  package static let pressedOpacity = 0.2
}
