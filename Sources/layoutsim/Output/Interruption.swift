import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// A namespace for the end of the program by a signal, which leaves no file half-written.
enum Interruption {
  /// The two ends of a pipe, as a signal handler may do little more than write to it.
  private static let ends: (reading: Int32, writing: Int32)? = {
    var ends: [Int32] = [-1, -1]
    return pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }()

  /// Handles the signals with which people, terminals and build servers stop a program.
  ///
  /// Those that the program was started to ignore stay ignored.
  static func prepare() {
    let signals = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
    guard !signals.isEmpty, let ends else { return }
    Thread.detachNewThread {
      var received: UInt8 = 0
      while read(ends.reading, &received, 1) < 0, errno == EINTR {}
      end(with: Int32(received))
    }
    for number in signals {
      signal(number) { number in
        var number = UInt8(truncatingIfNeeded: number)
        _ = write(Interruption.ends?.writing ?? -1, &number, 1)
      }
    }
  }

  /// Ends as the signal would have ended the program, so that its parent sees that.
  private static func end(with number: Int32) -> Never {
    TemporaryFiles.removeAll { written in
      Console.printNotice(words(of: written))
      signal(number, SIG_DFL)
      // A thread may have been made with signals blocked.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
      exit(128 + number)
    }
  }

  /// Returns the words about the files that a stopped run has written.
  private static func words(of written: [String]) -> String {
    let shown = 12
    guard !written.isEmpty else { return "" }
    let files = written.prefix(shown).map { "\n  \(PrintableText.escaped($0))" }.joined()
    let rest = written.count > shown ? "\n  and \(written.count - shown) more" : ""
    return "stopped; these files had been written:\(files)\(rest)\n"
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    #elseif canImport(Musl)
    return unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }
}
