import Foundation

/// The work of the layout pass for a view.
struct LayoutState {
  /// Whether `layoutSubviews` is to be called.
  var needsLayout = true
  /// Whether `updateProperties` is to be called.
  var needsUpdateProperties = true
  /// Whether `updateConstraints` is to be called.
  var needsUpdateConstraints = true
  /// Whether `updateConstraints` is to be called once the tree uses constraints.
  var waitsForConstraints = false
  /// Whether safe area and margins are to be compared with those last reported.
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
  /// Whether the view is at the origin of its constraints, and was not moved since.
  var isAtSolvedPlace = false
  /// The origin of the solved frame while the view is moved there, or `nil` at all other times.
  var solvedOrigin: CGPoint?
  /// The watch that records causes of further rounds, or `nil` but in the last rounds of an endless layout.
  var watch: LayoutWatch?

  /// Whether the layout part of the pass has to visit the view.
  var needsVisit: Bool { needsLayout || insetsMayHaveChanged || subtreeNeedsLayout }

  /// Whether the constraint part of the pass has to visit the view.
  var needsConstraintVisit: Bool { needsUpdateConstraints || subtreeNeedsUpdateConstraints }
}
