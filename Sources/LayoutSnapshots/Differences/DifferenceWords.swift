import Synchronization

/// The lines of a difference, which are made when somebody first asks for them.
///
/// A verdict needs none, and what is compared in thousands is read by few.
final class DifferenceWords: Sendable {
  private enum State {
    case unsaid(@Sendable () -> [String])
    case said([String])
  }

  private let state: Mutex<State>

  /// Creates lines from those that there are.
  init(_ lines: [String]) { state = Mutex(.said(lines)) }

  /// Creates lines that are made by a function, once.
  init(making lines: @escaping @Sendable () -> [String]) { state = Mutex(.unsaid(lines)) }

  /// The lines; another thread that asks at the same time waits for them.
  var lines: [String] {
    state.withLock { state in
      switch state {
      case .said(let lines): return lines
      case .unsaid(let make):
        let lines = make()
        state = .said(lines)
        return lines
      }
    }
  }
}
