/// A namespace for all measurements.
enum Catalog {}

/// A measurement with a name.
struct Measurement {
  /// The name on the command line; groups select as well.
  let name: String
  let group: String
  let tools: [Tool]
  let run: (Laboratory) async throws -> [Result]

  init(
    _ name: String,
    group: String? = nil,
    tools: [Tool] = [.kiwi],
    run: @escaping (Laboratory) async throws -> [Result]
  ) {
    self.name = name
    self.group = group ?? name
    self.tools = tools
    self.run = run
  }
}

/// A result of a measurement: one line of the table.
struct Result {
  let name: String
  let title: String
  var ours: Double
  var peer: Double?
  var unit = "ns"
  var goal: Goal?
  /// The range of the rounds, as a share.
  var spread = 0.0
  var remarks: [String] = []
  /// Whether our answer is right.
  var isRight = true
  /// Whether the goal is no aim but a promise, which fails the run.
  var isGoalStrict = false

  /// Whether the run ends with an error.
  var isFailure: Bool { !isRight || (isGoalStrict && isMet == false) }

  /// The factor by which ours is faster, or `nil` without a peer, or if ours is 0.
  var ratio: Double? {
    guard let peer, ours > 0 else { return nil }
    return peer / ours
  }

  /// Whether the goal is met, or `nil` if there is none.
  var isMet: Bool? {
    guard isRight else { return false }
    switch goal {
    case .faster(let times): return ratio.map { $0 >= times } ?? true
    case .atMost(let limit): return ours <= limit
    case .above(let limit): return peer.map { ours <= $0 + limit } ?? true
    case .timesPeer(let times): return peer.map { ours <= $0 * times } ?? true
    case nil: return nil
    }
  }
}

extension Result {
  /// Creates the result of rounds.
  init(
    _ name: String,
    _ title: String,
    _ comparison: Comparison,
    unit: String = "ns",
    goal: Goal? = nil,
    remarks: [String] = []
  ) {
    self.init(name: name, title: title, ours: comparison.ours, peer: comparison.peer, unit: unit)
    self.goal = goal
    spread = comparison.spread
    self.remarks = remarks
  }
}

/// A goal of a measurement.
enum Goal {
  /// Times faster than the peer, or just right answers if the peer gives none.
  case faster(Double)
  /// No more than this, in the unit of the result.
  case atMost(Double)
  /// No more than this above the peer, in the unit of the result.
  case above(Double)
  /// No more than this many times the peer's value.
  case timesPeer(Double)
}
