package import Foundation

/// A place at which the view of a screen is drawn behind a card: smaller, with round corners.
///
/// The view keeps its frame, since UIKit moves a view around it.
package final class PushedBack {
  /// The upper left corner in the window.
  package let origin: CGPoint
  /// The factor by which the view is drawn smaller.
  package let scale: CGFloat
  /// The radius of the corners as they are seen.
  package let cornerRadius: CGFloat

  /// Creates a place.
  package init(origin: CGPoint, scale: CGFloat, cornerRadius: CGFloat) {
    self.origin = origin
    self.scale = scale
    self.cornerRadius = cornerRadius
  }
}

extension Window {
  /// The place of the window's own screen behind a card, or `nil` if it is in its own.
  package final var pushedBack: PushedBack? {
    get { attachments[PushedBack.self] }
    set { attachments[PushedBack.self] = newValue }
  }
}
