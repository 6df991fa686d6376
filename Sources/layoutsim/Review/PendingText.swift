import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots

extension PendingSnapshot {
  /// The name as it is printed: with a word for what is no SVG, which has the name of the SVG beside it.
  var title: String { PrintableText.escaped(name.text) + formWords }

  /// A word for what is no SVG, to be put behind the name.
  var formWords: String {
    switch form {
    case .svg: ""
    case .png: " (pixels)"
    case .txt: isInSource ? " (text in the source)" : " (text)"
    }
  }

  /// Returns the number of differences, or what else there is to say, in a few words.
  func shortWords(_ difference: PictureDifference?) -> String {
    if let objection { return "cannot be accepted: \(PrintableText.escaped(objection))" }
    if isNew { return isInSource ? "nothing expected yet" : "no golden yet" }
    guard let difference else {
      return isInSource ? "as the source says again" : "as its golden again"
    }
    guard form != .txt else {
      let lines = difference.lines.count { $0.hasPrefix("-") || $0.hasPrefix("+") }
      return lines == 0 ? "1 difference" : counted(lines, "changed line")
    }
    return counted(difference.lines.count, "difference")
  }

  /// Returns the lines about a result: every difference, and where the pictures are.
  ///
  /// There are none if another run has settled it, which is said.
  ///
  /// - Throws: `CommandFailure` if a file cannot be read.
  func lines(_ palette: Palette) throws(CommandFailure) -> [String] {
    guard case .waits(let difference) = try read() else {
      noteSettled()
      return []
    }
    var lines = ["\(palette.bold(title))  \(shortWords(difference))"]
    lines += difference?.lines.map { "    " + $0 } ?? []
    if let words = rule.words { lines.append("    compared as in the run: \(words)") }
    let pictures = draw(
      in: .standard(environment: Self.variables),
      with: form == .svg ? scenario?.scene.fonts?.cascade : nil
    )
    let files =
      (isNew && !isInSource ? [] : [(isInSource ? "source" : "golden", golden)]) + [("waits", path)]
      + (pictures?.all ?? [])
    lines += files.map { word, path in
      "  \(word)\(String(repeating: " ", count: max(1, 8 - word.count)))\(PrintableText.escaped(path))"
    }
    return lines
  }

  /// A state of a result when it is read.
  enum Reading {
    /// A result that waits, with its difference from the golden if there is one.
    case waits(PictureDifference?)
    /// A result that another run has settled since it was found.
    case settled
  }

  /// Reads the result and its golden.
  ///
  /// - Throws: `CommandFailure` if a file cannot be read.
  func read() throws(CommandFailure) -> Reading {
    do throws(FileError) {
      return .waits(try difference())
    } catch {
      if isSettled(error) { return .settled }
      throw CommandFailure(error)
    }
  }
}
