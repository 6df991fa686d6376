package import Foundation

/// A resistance of content to a finger that pulls it past its end.
///
/// A pull of x points shows as (1 − 1 / (x·c/D + 1))·D points, with c = `Thresholds.rubberBand` and the
/// length D of the view (public analysis "Apple's rubber band scrolling"): in a view of 960 pt a pull of
/// 100 pt shows as 52.02 pt. Pulls are not negative here; callers mirror them.
package struct RubberBand: Sendable, Hashable {
  /// The length of the view in the direction of the pull.
  package let dimension: CGFloat

  /// Creates the band of a view.
  package init(dimension: CGFloat) { self.dimension = max(1, dimension) }

  /// Returns the visible distance of content past its end when a finger pulled by `pull`.
  package func shown(pull: CGFloat) -> CGFloat {
    (1 - 1 / (pull * Thresholds.rubberBand.value / dimension + 1)) * dimension
  }

  /// Returns the pull that shows as `shown`, which is always less than the length of the view.
  package func pull(shown: CGFloat) -> CGFloat {
    let share = min(shown / dimension, 0.999)
    return dimension / Thresholds.rubberBand.value * (1 / (1 - share) - 1)
  }

  /// Returns the speed at which the content follows a finger of speed 1.
  package func slope(atPull pull: CGFloat) -> CGFloat {
    let stretch = pull * Thresholds.rubberBand.value / dimension + 1
    return Thresholds.rubberBand.value / (stretch * stretch)
  }
}
