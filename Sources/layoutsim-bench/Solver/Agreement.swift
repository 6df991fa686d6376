import SolverWorkloads

/// A comparison of two solutions of a system, by the errors of each priority from the highest down.
enum Agreement {
  case equal
  /// Ours has the smaller error at this priority, and the same at all above it.
  case better(priority: Float, ours: Double, other: Double)
  case worse(priority: Float, ours: Double, other: Double)

  /// Creates the comparison of values; a millionth of a point a row counts as rounding.
  init(of ours: [Double], with other: [Double], in system: SampleSystem) {
    let errors = zip(system.errors(at: ours), system.errors(at: other))
    for (priority, (left, right)) in zip(system.priorities, errors) {
      let count = system.rows.reduce(0) { $0 + ($1.priority == priority ? 1 : 0) }
      let tolerance = 1e-6 * Double(max(count, 1)) + 1e-9 * abs(right)
      // Not-a-number is as wrong as can be.
      if left > right + tolerance || left.isNaN {
        self = .worse(priority: priority, ours: left, other: right)
        return
      }
      if left < right - tolerance {
        self = .better(priority: priority, ours: left, other: right)
        return
      }
    }
    self = .equal
  }

  var isRight: Bool { if case .worse = self { false } else { true } }

  /// Returns the remark on it beside the numbers, or `nil` for equal answers.
  func remark(on other: String) -> String? {
    switch self {
    case .equal:
      nil
    case .better(let priority, let ours, let theirs):
      "\(other) is wrong: \(theirs.short) off at priority \(Double(priority).short), \(ours.short) is least"
    case .worse(let priority, let ours, let theirs):
      "WRONG: \(ours.short) off at priority \(Double(priority).short), \(other) \(theirs.short)"
    }
  }
}
