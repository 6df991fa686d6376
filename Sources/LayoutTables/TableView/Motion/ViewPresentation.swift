package import Foundation

/// How a view shows while it moves, against what it is in the end.
package struct ViewPresentation: Sendable, Hashable {
  /// How far it is from its place.
  package var offset = CGPoint.zero
  /// How much of it shines through, from 0 to 1; multiplied with its alpha.
  package var alpha: CGFloat = 1
  /// The part of it that shows, in its own coordinates; nil for all of it.
  package var clip: CGRect?
  /// The radius of the corners of that part.
  package var clipRadius: CGFloat = 0
}
