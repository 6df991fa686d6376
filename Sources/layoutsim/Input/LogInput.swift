import Foundation

/// A log that is read in pieces: a file, or the standard input.
enum LogInput {
  /// The most bytes of a piece.
  private static let pieceSize = 1 << 18

  /// Reads a log from its start to its end.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is the standard input.
  ///   - body: The use of a piece.
  /// - Throws: `CommandFailure` with 66 if the log cannot be read, or what the body throws.
  static func read(
    _ path: String,
    _ body: (ArraySlice<UInt8>) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let isInput = path == "-"
    if isInput, !StandardStreams.hasInput {
      throw CommandFailure(.noInput, "there is no standard input")
    }
    let file = isInput ? STDIN_FILENO : open(path, O_RDONLY)
    guard file >= 0 else { throw failure(path, errno) }
    defer { if !isInput { close(file) } }
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while true {
      let count = piece.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(isInput ? "the standard input" : path, errno) }
      if count == 0 { return }
      try body(piece[..<count])
    }
  }

  private static func failure(_ path: String, _ number: Int32) -> CommandFailure {
    let reason =
      switch number {
      case ENOENT: "there is no such file"
      case EISDIR: "it is a folder"
      case EACCES: "it may not be read"
      default: String(cString: strerror(number))
      }
    return CommandFailure(.noInput, "cannot read the log '\(path)': \(reason)")
  }
}
