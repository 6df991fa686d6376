package import Foundation

/// A look of a view while it moves, compared with its look in the end.
package struct ViewPresentation: Sendable, Hashable {
  /// The distance from its place.
  package var offset = CGPoint.zero
  /// The opacity, from 0 to 1, multiplied with its alpha.
  package var alpha: CGFloat = 1
  /// The part of it that shows, in its own coordinates, or `nil` for all of it.
  package var clip: CGRect?
  /// The radius of the corners of that part.
  package var clipRadius: CGFloat = 0
}
