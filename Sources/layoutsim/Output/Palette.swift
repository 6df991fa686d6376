import Foundation
import LayoutDiagnostics

/// The colors for words on a terminal, none in a pipe or if the variable `NO_COLOR` is set.
struct Palette {
  /// A destination of words.
  enum Destination {
    case standardOutput
    case standardError

    /// Whether it is a terminal.
    var isTerminal: Bool {
      switch self {
      case .standardOutput: isatty(STDOUT_FILENO) != 0
      case .standardError: isatty(STDERR_FILENO) != 0
      }
    }
  }

  let isColored: Bool

  init(for destination: Destination) {
    let variables = ProcessInfo.processInfo.environment
    let isWanted = (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
    isColored = isWanted && destination.isTerminal
  }

  /// The style in which diagnostics are printed.
  var diagnosticStyle: DiagnosticPrinter.Style { isColored ? .colored : .plain }

  /// The colors for text that no terminal shows: none.
  static let plain = Self(isColored: false)

  private init(isColored: Bool) { self.isColored = isColored }

  func red(_ text: String) -> String { painted(text, "1;31") }
  func green(_ text: String) -> String { painted(text, "32") }
  func yellow(_ text: String) -> String { painted(text, "33") }
  func bold(_ text: String) -> String { painted(text, "1") }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
