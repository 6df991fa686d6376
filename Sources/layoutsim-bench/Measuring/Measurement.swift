/// Something that can be measured by its name.
struct Measurement {
  /// As it is called on the command line; groups select as well.
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

/// What came of a measurement: one line of the table.
struct Result {
  let name: String
  let title: String
  var ours: Double
  var peer: Double?
  var unit = "ns"
  var goal: Goal?
  /// How far the rounds lie apart, as a share.
  var spread = 0.0
  var remarks: [String] = []
  /// Whether our answer is what it should be.
  var isRight = true
  /// Whether the goal is no aim but a promise, which fails the run.
  var isGoalStrict = false

  /// Whether the run ends with an error.
  var isFailure: Bool { !isRight || (isGoalStrict && isMet == false) }

  /// How many times faster ours is; nil without a peer, or where ours is 0.
  var ratio: Double? {
    guard let peer, ours > 0 else { return nil }
    return peer / ours
  }

  /// Whether the goal is met; nil where there is none.
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

/// What a measurement is expected to give.
enum Goal {
  /// Times faster than the peer; right answers suffice where the peer gives none.
  case faster(Double)
  /// No more than this, in the unit of the result.
  case atMost(Double)
  /// No more than this above the peer, in the unit of the result.
  case above(Double)
  /// No more than this many times what the peer takes.
  case timesPeer(Double)
}
