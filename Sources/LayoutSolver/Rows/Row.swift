/// A constraint as the engine keeps it: where its terms lie, and what it asks of their sum.
struct Row: BitwiseCopyable {
  /// The place of the first term in the storage.
  var start: Int32
  var count: Int32
  /// Rises with each activation; decides ties.
  var order: Int32
  /// The number of the priority given by the caller; required rows that were given up are treated
  /// otherwise.
  var level: Int32
  var constant: Double
  var relation: Relation
  var protection: Protection
  /// Whether all coefficients are numbers that can be calculated with.
  var hasUsableTerms: Bool
  /// Neither removed nor without a finite constant.
  var isActive: Bool
  /// Required, but given up for other required rows.
  var isDemoted = false
  /// Removed: the slot waits for its next constraint.
  var isFree: Bool

  /// The number of the priority at which the row counts.
  var effectiveLevel: Int32 { isDemoted ? PriorityLevels.demoted : level }

  /// The places of the terms in the storage.
  var terms: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
