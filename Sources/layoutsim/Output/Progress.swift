import LayoutDiagnostics

/// The progress of long work, shown on a terminal but not in a pipe.
struct Progress {
  private let isShown = Palette.Destination.standardError.isTerminal
  private let total: Int
  private var done = 0

  init(total: Int) { self.total = total }

  /// Prints the present work.
  mutating func begin(_ what: String) {
    done += 1
    guard isShown, total > 1 else { return }
    Console.printNotice("\r\u{1B}[K\(done)/\(total) \(PrintableText.escaped(what))")
  }

  /// Takes the line away.
  func end() {
    guard isShown, total > 1, done > 0 else { return }
    Console.printNotice("\r\u{1B}[K")
  }
}
