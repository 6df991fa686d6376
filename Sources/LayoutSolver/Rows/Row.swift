/// A constraint as the engine keeps it: the place of its terms, and the condition on their sum.
struct Row: BitwiseCopyable {
  /// The place of the first term in the storage.
  var start: Int32
  var count: Int32
  /// The number that rises with each activation and decides ties.
  var order: Int32
  /// The number of the priority given by the caller, by which required rows given up are not treated.
  var level: Int32
  var constant: Double
  var relation: Relation
  var protection: Protection
  /// Whether all coefficients are numbers that can be calculated with.
  var hasUsableTerms: Bool
  /// Whether the row is not removed and has a finite constant.
  var isActive: Bool
  /// Whether the row is required but given up for other required rows.
  var isDemoted = false
  /// Whether the row is removed, so that its number waits for the next constraint.
  var isFree: Bool

  /// The number of the priority at which the row counts.
  var effectiveLevel: Int32 { isDemoted ? PriorityLevels.demoted : level }

  /// The places of the terms in the storage.
  var terms: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
