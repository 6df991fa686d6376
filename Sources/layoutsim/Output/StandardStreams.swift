import Foundation

/// The three standard streams of a program, even if its parent had closed them.
enum StandardStreams {
  /// Opens the null device for closed streams, so that files opened later do not take their numbers.
  ///
  /// It is opened the wrong way round, so that output that cannot be written is reported as ever.
  static func prepare() {
    for (descriptor, way) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is taken, which is this one.
      _ = open("/dev/null", way)
    }
  }

  /// Whether anything can be read from the standard input.
  static var hasInput: Bool { fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE != O_WRONLY }
}
