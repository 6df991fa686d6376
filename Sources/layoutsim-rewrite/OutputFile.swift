import Foundation

/// A file that is written whole, and only where something changed.
struct OutputFile {
  private let url: URL

  /// Creates a file at a place.
  init(_ url: URL) { self.url = url }

  /// Writes a text, and its folder if there is none.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  func write(_ text: String) throws(OutputError) {
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: url)) != data else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url, options: .atomic)
    } catch {
      throw OutputError(exitCode: 73, message: "'\(url.path)' cannot be written: \(error)")
    }
  }
}

/// The reason why files cannot be read or written.
struct OutputError: Error {
  /// The exit code.
  let exitCode: Int32
  /// The reason, in lower case and without a period.
  let message: String
}
