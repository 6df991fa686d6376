import Foundation
import LayoutDiagnostics

/// Where the command speaks: results on standard output, talk on standard error.
enum Console {
  /// Writes a result.
  ///
  /// - Parameter text: Whole lines.
  /// - Throws: `CommandFailure` where nobody takes them, as on a full disk.
  static func result(_ text: String) throws(CommandFailure) {
    try result(Array(text.utf8))
  }

  /// Writes a result of bytes.
  static func result(_ bytes: [UInt8]) throws(CommandFailure) {
    guard !bytes.isEmpty else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
    } catch {
      throw CommandFailure(.cannotWrite, "cannot write to the standard output")
    }
  }

  /// Says something that is no result.
  ///
  /// - Parameter text: Whole lines. That nobody hears them is no reason to stop.
  static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Array(text.utf8))
  }

  /// Says what is wrong with the command line.
  static func tell(_ mistake: UsageMistake) {
    let style = Palette(for: .standardError)
    let lines = mistake.lines.map { PrintableText.escaped($0) + "\n" }
    say(style.red("error: ") + PrintableText.escaped(mistake.message) + "\n" + lines.joined())
  }

  /// Says why the command stops.
  static func tell(_ failure: CommandFailure) {
    guard let message = failure.message else { return }
    let style = Palette(for: .standardError)
    var text = style.red("error: ") + PrintableText.escaped(message) + "\n"
    if let hint = failure.hint {
      text += style.bold("hint: ") + PrintableText.escaped(hint) + "\n"
    }
    say(text)
  }
}
