/// A namespace for options that other tools have under other names.
enum MeantOption {
  private static let options: KeyValuePairs = [
    "--theme dark": "dark dark-mode night",
    "--theme light": "light light-mode",
    "--out":
      "output-dir output-folder output-directory outdir dir directory folder dest destination",
    "--device": "devices phone screen simulator",
    "--format": "type as ext extension",
    "--format animated-svg": "animate animated animation film movie",
    "--format png": "png",
    "--at": "time moment when snapshot",
    "--jobs": "threads workers parallel",
    "--record all": "update record-all overwrite",
    "--scale": "density dpi zoom resolution",
  ]

  /// Returns the message about a command line with what is meant by an option that is none, if the command has that, in
  /// place of the parser's guess, which is any option of a few letters.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - usage: The usage of the command, which names its options or says that there are many.
  /// - Returns: The message to print.
  static func reworded(_ message: String, usage: String) -> String {
    if let match = message.wholeMatch(of: #/the value '(.*)' is invalid for '(.*)'(.*)/#) {
      return "'\(match.output.1)' is no value for '\(match.output.2)'\(match.output.3)"
    }
    guard
      let match = message.wholeMatch(of: #/(unknown option '--([^']*)')\..*/#.dotMatchesNewlines())
        ?? message.wholeMatch(of: #/(unknown option '--([^']*)')/#)
    else { return message }
    let word = match.output.2.lowercased()
    let meant = options.first { $0.value.split(separator: " ").contains { $0 == word } }?.key
    guard let meant, let option = meant.split(separator: " ").first,
      ["[<options>]", "[\(option) ", "[\(option)]"].contains(where: usage.contains)
    else { return message }
    return "\(match.output.1); did you mean '\(meant)'?"
  }
}
