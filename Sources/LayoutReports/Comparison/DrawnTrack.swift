package import Foundation

/// The way of a finger from where it came down to where it was lifted, in the window's coordinates; two of
/// them where the window is turned between.
package struct DrawnTrack: Sendable, Hashable {
  /// Where it came down, and the end of each straight part of its way; the middle of several fingers.
  package var points: [CGPoint]
  /// Where each finger came down.
  var fingers: [CGPoint]
  /// The size of the window in which it went.
  package var windowSize: CGSize
  /// Whether it rested where it came down.
  var restsAtStart = false
  /// Whether the finger was down before, in the window as it was then.
  package var goesOn = false
}
