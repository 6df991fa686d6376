import Foundation

/// What the layout pass has to do for a view.
struct LayoutState {
  /// Whether `layoutSubviews` is to be called.
  var needsLayout = true
  /// Whether `updateConstraints` is to be called.
  var needsUpdateConstraints = true
  /// Whether `updateConstraints` is to be called once the tree uses constraints.
  var waitsForConstraints = false
  /// Whether safe area and margins are to be compared with what was last reported.
  var insetsMayHaveChanged = true
  /// Whether a view further down has one of the flags that the layout part of the pass reads.
  var subtreeNeedsLayout = false
  /// Whether a view further down needs `updateConstraints`.
  var subtreeNeedsUpdateConstraints = true
  /// Whether the pass is on its way through the tree of which this view is the root.
  var isInPass = false
  /// Whether `layoutSubviews` of the view runs.
  var isLayingOut = false
  /// Whether `updateConstraints` of the view runs.
  var isUpdatingConstraints = false
  /// Whether the layout asks the view for its intrinsic size.
  var isAskedForSize = false
  /// Whether the view gives its subviews the frames that were solved.
  var isApplyingSolvedFrames = false
  /// Whether the view begins where the constraints say, and nobody moved it since.
  var isAtSolvedPlace = false
  /// Where the solved frame begins while the view is moved there; nil at all other times.
  var solvedOrigin: CGPoint?
  /// Who writes down what keeps the layout alive; nil but in the last rounds of one that goes on.
  var watch: LayoutWatch?

  /// Whether the layout part of the pass has to visit the view.
  var needsVisit: Bool { needsLayout || insetsMayHaveChanged || subtreeNeedsLayout }

  /// Whether the constraint part of the pass has to visit the view.
  var needsConstraintVisit: Bool { needsUpdateConstraints || subtreeNeedsUpdateConstraints }
}
