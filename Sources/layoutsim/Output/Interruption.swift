import Foundation
import LayoutDiagnostics
import LayoutSnapshots

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends the program when somebody stops it: nothing is left half-written, and what was written is told.
enum Interruption {
  /// The two ends of a pipe: what may be done when a signal comes is little more than to write to it.
  private static let ends: (reading: Int32, writing: Int32)? = {
    var ends: [Int32] = [-1, -1]
    return pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }()

  /// Takes over the signals with which people, terminals and build servers stop a program, but for those
  /// that it was told to ignore.
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

  /// Ends as the signal would have ended the program; whoever waits for it sees that.
  private static func end(with number: Int32) -> Never {
    TemporaryFiles.removeAll { written in
      Console.say(words(of: written))
      signal(number, SIG_DFL)
      // A thread may have been made where signals are held back.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
      exit(128 + number)
    }
  }

  /// What is said of the files that a stopped run has written.
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
