// Goldens of texts, which Swift tests have.

/// The file of a text: a first line of ours with the version, the text, and a line feed.
///
/// By the first line other files in the folder of goldens are never taken for obsolete ones.
enum TextGolden {
  /// The version that this package writes and reads.
  private static let current = 1
  private static let start = Array("# layoutsim ".utf8)

  /// Returns the file of a text.
  static func file(of text: String) -> [UInt8] {
    start + Array("\(current)\n\(text)\n".utf8)
  }

  /// Returns the version that the first line of a file says, or `nil` if it is no text of ours.
  static func version(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: start) else { return nil }
    let rest = bytes.dropFirst(start.count)
    let digits = rest.prefix { (48...57).contains($0) }
    guard !digits.isEmpty, digits.count <= 20,
      [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(rest.dropFirst(digits.count).first)
    else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the version of a file if it is newer than this package reads, or else `nil`.
  static func newer(in bytes: [UInt8]) -> String? {
    version(of: bytes).flatMap { version in
      Int(version).map { $0 > current } ?? true ? version : nil
    }
  }
}

extension GoldenFolder {
  /// Returns the path of the golden of a snapshot that is a text.
  package func textGolden(of name: String) -> String { "\(path)/\(name).txt" }

  /// Compares a text with its golden, and records it if the mode says so.
  ///
  /// The golden of the snapshot `open` is `open.txt`, which is the name of the result, too.
  ///
  /// - Throws: `SnapshotError` if the name cannot be used, or the golden cannot be read or recorded.
  package func verifyText(
    _ text: String,
    named name: String,
    record mode: RecordMode,
    keptBy pictures: FailurePictures? = nil
  ) throws(SnapshotError) -> SnapshotResult {
    if let reason = SnapshotName.problem(of: name) { throw .unusableName(name, reason: reason) }
    let golden = file(
      name,
      golden: textGolden(of: name),
      pending: "\(path)/\(name).new.txt",
      keptBy: pictures
    )
    let new = TextGolden.file(of: text)
    let old = try golden.bytes()
    if let version = old.flatMap(TextGolden.newer) {
      throw .newerVersion(golden.path, version: version)
    }
    let verdict = try golden.settle(new, old, record: mode) {
      TextDifference.words(from: $0, to: new)
    }
    return result("\(name).txt", verdict, of: golden, drawing: pictures) { _ in nil }
  }
}
