import Foundation

/// A namespace for answers of one key each, from a terminal, or of one line each from a pipe.
enum ReviewKeys {
  /// Whether a person at a terminal answers.
  static var isTerminal: Bool { isatty(STDIN_FILENO) != 0 }

  /// Returns the next key, or `nil` at the end of the input or when the person stops with Control-C.
  static func next() -> Character? {
    guard StandardStreams.hasInput else { return nil }
    guard isTerminal else {
      return readLine().map { $0.trimmingCharacters(in: .whitespaces).first ?? " " }
    }
    var usual = termios()
    guard tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
    var raw = usual
    // With signals off a terminal is never left without echo.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &usual) }
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      let (interrupt, end): (UInt8, UInt8) = (3, 4)
      guard count == 1, byte != interrupt, byte != end else { return nil }
      return Character(Unicode.Scalar(byte))
    }
  }
}
