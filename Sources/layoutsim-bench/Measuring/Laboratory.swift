/// A place to measure ours and the peers in turns and on one processor.
///
/// Other work of the machine slows down both alike.
final class Laboratory {
  let rounds: Int
  private let paths: [Tool: String]
  private var startedKiwi: KiwiDriver?
  /// The time of one side before the other has its turn.
  let slice = Duration.milliseconds(25)
  private let processor = OneProcessor()

  init(_ paths: [ToolPath], rounds: Int) {
    self.paths = Dictionary(paths.map { ($0.tool, $0.path) }) { $1 }
    self.rounds = rounds
  }

  /// Returns the path of a tool.
  func path(of tool: Tool) throws -> String {
    guard let path = paths[tool] else { throw MissingPeer(name: tool.rawValue) }
    return path
  }

  /// Returns the running driver of kiwi, or a new one after one that died.
  func kiwi() throws -> KiwiDriver {
    if let kiwi = startedKiwi, kiwi.isRunning { return kiwi }
    let path = try path(of: .kiwi)
    let kiwi = try processor.only { try KiwiDriver(path: path) }
    startedKiwi = kiwi
    return kiwi
  }

  /// Measures two sides in turns, each of which gives samples for the time that it is granted.
  func compare(
    _ ours: (Duration) -> [Double],
    _ peer: (Duration) throws -> [Double]
  ) rethrows -> Comparison {
    var comparison = Comparison()
    var spent = Duration.zero
    let clock = ContinuousClock()
    while comparison.rounds < rounds {
      spent += try clock.measure {
        try processor.only { comparison.add(ours: ours(slice), peer: try peer(slice)) }
      }
      if spent > .seconds(12), comparison.rounds >= 3 { break }
    }
    return comparison
  }

  /// Measures ours and a command of kiwi's in turns.
  func compare(withKiwi command: String, _ ours: () -> Duration) throws -> Comparison {
    let kiwi = try kiwi()
    var comparison = Comparison()
    for _ in 0..<rounds {
      comparison.add(ours: samples(for: slice, of: ours), peer: try kiwi.ask(command, for: slice))
    }
    return comparison
  }

  /// Measures work of ours alone, in rounds.
  func time(_ work: () -> Void) -> Comparison {
    let clock = ProcessorClock()
    return measure { slice in samples(for: slice) { clock.measure(work) } }
  }

  /// Measures ours alone, in rounds.
  func measure(_ ours: (Duration) -> [Double]) -> Comparison {
    var comparison = Comparison()
    for _ in 0..<rounds { processor.only { comparison.add(ours: ours(slice), peer: []) } }
    return comparison
  }
}

/// The medians of the rounds of a measurement.
struct Comparison {
  private var ourMedians: [Double] = []
  private var peerMedians: [Double] = []

  mutating func add(ours: [Double], peer: [Double]) {
    ourMedians.append(median(ours))
    if !peer.isEmpty { peerMedians.append(median(peer)) }
  }

  var rounds: Int { ourMedians.count }
  var ours: Double { median(ourMedians) }
  var peer: Double? { peerMedians.isEmpty ? nil : median(peerMedians) }

  /// The range of the middle half of the rounds, as a share: of the ratios if there is a peer.
  var spread: Double {
    let values = peerMedians.isEmpty ? ourMedians : zip(peerMedians, ourMedians).map { $0 / $1 }
    let sorted = values.sorted()
    return (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / median(values)
  }
}

/// Returns the value in the middle, of an even number the upper one.
func median(_ values: [Double]) -> Double {
  values.isEmpty ? .nan : values.sorted()[values.count / 2]
}

/// Calls a body that returns its time, until the time is spent, at least once.
func samples(for slice: Duration, of body: () -> Duration) -> [Double] {
  let clock = ProcessorClock()
  let end = clock.now + slice
  var result: [Double] = []
  repeat {
    result.append(body().nanoseconds)
  } while clock.now < end && result.count < 5000
  return result
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
