/// A guide or helper that can be drawn over the screen.
public enum ShownGuide: String, Sendable, Hashable, CaseIterable {
  /// The finger, while it is down.
  case finger
  /// The safe area of the table's superview.
  case safeArea = "safe-area"
  /// The layout margins of the table's superview.
  case margins
  /// The width in which text is easily read, in the table's superview.
  case readableWidth = "readable-width"
  /// A line for each constraint of the touch view.
  case constraints
  /// The same lines, labelled with their measures.
  case constraintValues = "constraint-values"
  /// The touch view's outline, also if it is clear.
  case touchView = "touch-view"
  /// The parts of the touch view in which a pan scrolls the table.
  case scrollZones = "scroll-zones"
  /// The areas in which views take touches.
  case hitAreas = "hit-areas"
  /// The outlines of rows and of views that have names.
  case outlines
  /// The places of constraints in conflict, and of views that could lie elsewhere as well.
  case ghosts
  /// A bracket beside each run of selected rows.
  case selectedRows = "selected-rows"

  /// The meaning of `all`: every guide, constraints as they are written, without those that cover the whole screen.
  public static let all: Set<Self> = Set(allCases)
    .subtracting([.constraintValues, .hitAreas, .outlines])
}
