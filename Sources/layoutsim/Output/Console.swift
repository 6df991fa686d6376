import Foundation
import LayoutDiagnostics

/// A namespace for the command's output: results on standard output, the rest on standard error.
enum Console {
  /// Writes a result of whole lines.
  ///
  /// - Throws: `CommandFailure` if it cannot be written, as on a full disk.
  static func printResult(_ text: String) throws(CommandFailure) {
    try printResult(Array(text.utf8))
  }

  /// Writes a result of bytes.
  static func printResult(_ bytes: [UInt8]) throws(CommandFailure) {
    try printResult(bytes[...])
  }

  /// Writes a result of bytes that are a part of others.
  static func printResult(_ bytes: ArraySlice<UInt8>) throws(CommandFailure) {
    guard !bytes.isEmpty else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
    } catch {
      throw CommandFailure(.cannotWrite, "cannot write to the standard output")
    }
  }

  /// Prints whole lines that are no result; a failure to write them is ignored.
  static func printNotice(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Array(text.utf8))
  }

  /// Prints the reason why the command stops.
  static func printError(_ failure: CommandFailure) {
    guard let message = failure.message else { return }
    let style = Palette(for: .standardError)
    var text = style.red("error: ") + PrintableText.escaped(message) + "\n"
    text += failure.usage.map { PrintableText.escaped($0) + "\n" }.joined()
    if let hint = failure.hint { text += style.bold("hint: ") + PrintableText.escaped(hint) + "\n" }
    printNotice(text)
  }
}
