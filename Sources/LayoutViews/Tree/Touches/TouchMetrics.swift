package import Foundation

/// A namespace for the response of controls and rows to a finger, in the looks until iOS 18.
package enum TouchMetrics {
  /// The distance beyond the bounds at which a finger that went down in them still counts as inside.
  ///
  /// Seen by many and written nowhere (rather sure).
  package static let reach: CGFloat = 70
  /// The share of the opacity of a title under a finger, drawn from screenshots (to a point).
  package static let pressedOpacity = 0.2
}
