import LayoutDiagnostics

/// The files of a result that a run keeps for a person elsewhere, as in CI.
///
/// They are all that accepting it there needs: the new result, the golden that it was compared with, and the words
/// about both. The new result is written last, so that the others are whole if it is there.
struct KeptResult {
  private let pictures: FailurePictures
  private let golden: String
  /// The path of the new result.
  let new: String
  /// The path of the golden that it was compared with.
  let old: String
  /// The path of the words.
  let words: String

  /// The endings of new results, and those of their goldens.
  static let endings = GoldenForm.allCases.map { form in
    (new: "\(form.mark).new\(form.ending)", golden: form.ending)
  }

  /// Creates the result of a golden below a folder's path without the ending of the golden.
  init(of golden: String, at start: String, in pictures: FailurePictures) {
    self.pictures = pictures
    self.golden = golden
    let form = GoldenForm(ofFile: golden) ?? .svg
    let start = start + form.mark
    new = "\(start).new\(form.ending)"
    old = "\(start).old\(form.ending)"
    words = "\(start).difference.txt"
  }

  /// Returns the path of the golden's copy beside a new result.
  static func old(beside new: String) -> String {
    "\(new.dropLast(8)).old.\(new.suffix(3))"
  }

  /// Writes the files, in place of former ones.
  ///
  /// - Parameters:
  ///   - result: The new result.
  ///   - golden: The golden, or `nil` if there is none.
  ///   - lines: The differences.
  ///   - head: The words before them, or `nil` for the usual ones.
  /// - Throws: `FileError` if one of them cannot be written.
  func write(
    _ result: some Sequence<UInt8>,
    golden: [UInt8]?,
    _ lines: [String],
    head: String? = nil
  ) throws(FileError) {
    let words = golden == nil ? "has no golden" : "differs from its golden:"
    let head = head ?? "\(PrintableText.of(self.golden)) \(words)"
    let text = ([head] + lines.map { "  \($0)" })
      .map { $0 + "\n" }.joined()
    try pictures.writeNote()
    try pictures.write(text.utf8, to: self.words)
    if let golden {
      try pictures.write(golden, to: old)
    } else {
      try WholeFile.remove(old)
    }
    try pictures.write(result, to: new)
  }
}
