/// The state that a view keeps about constraints.
struct ConstraintState {
  /// Whether frame and mask place the view.
  var translatesMask = true
  /// The constraints that the view holds, in order of activation.
  var constraints: [LayoutConstraint] = []
  /// The node that constraints on the view point at, or `nil` if there never were any.
  var node: LayoutNode?
  /// The constraints whose rows scrolling in this view changes.
  var scrolledConstraints: [LayoutConstraint] = []
  /// The engine of the tree of which the view is the root, or `nil` while nothing needs one.
  var engine: LayoutEngine?
  /// Whether the tree below came out of another one and must look for rows that its engine needs.
  var needsEngine = false
  /// Whether views of the tree of which the view is the root wait for constraints to be used.
  var hasWaitingViews = false
  /// The misuse and conflicts found in the tree of which the view is the root.
  var recordedDiagnostics: [RecordedDiagnostic] = []
  /// The conflicts that measurements met in the tree of which the view is the root.
  var measuringConflicts: [LayoutConflict] = []
  /// The conflicts that were met when the view was last measured, in words.
  var fittingConflicts: Set<[String]> = []

  var horizontalHugging = LayoutPriority.defaultLow
  var verticalHugging = LayoutPriority.defaultLow
  var horizontalResistance = LayoutPriority.defaultHigh
  var verticalResistance = LayoutPriority.defaultHigh
}
