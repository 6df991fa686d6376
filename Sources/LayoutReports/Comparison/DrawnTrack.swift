package import Foundation

/// The path of a finger from its coming down to its lifting, in the window's coordinates.
///
/// There are two of them if the window is turned between.
package struct DrawnTrack: Sendable, Hashable {
  /// The first place, and the end of each straight part of the path, in the middle of several fingers.
  package var points: [CGPoint]
  /// The first place of each finger.
  var fingers: [CGPoint]
  /// The size of the window in which it went.
  package var windowSize: CGSize
  /// Whether the finger rested at its first place.
  var restsAtStart = false
  /// Whether the finger was down before, in the window as it was then.
  package var goesOn = false
}
