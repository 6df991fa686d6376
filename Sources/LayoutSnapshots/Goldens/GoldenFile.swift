/// The file of one golden, and the place in which a new result waits for review.
struct GoldenFile {
  let path: String
  /// The path beside the golden at which a result waits for a person here.
  let pending: String
  /// The place in which a result is kept for a person elsewhere, or `nil` if it waits beside the golden.
  let kept: () -> KeptResult?

  /// Returns the bytes of the golden, or `nil` if there is none.
  func bytes() throws(SnapshotError) -> [UInt8]? {
    do throws(FileError) {
      return try WholeFile.read(path)
    } catch {
      if error.cause == .notFound { return nil }
      throw .file(error)
    }
  }

  /// Returns the text of the golden, or `nil` if there is none.
  ///
  /// - Throws: `SnapshotError.newerVersion` for one that this package neither reads nor replaces.
  func text() throws(SnapshotError) -> [UInt8]? {
    let text = try bytes()
    if let version = text.flatMap(PictureVersion.newer) {
      throw .newerVersion(path, version: version)
    }
    return text
  }

  /// Settles a new result, and writes the files that the mode asks for.
  ///
  /// There are no old bytes if there is no golden; `difference` compares them with the new ones. A result for review
  /// may have other bytes than the golden that it would become.
  ///
  /// - Throws: `SnapshotError.file` when the golden cannot be written.
  func settle(
    _ new: some Collection<UInt8>,
    _ old: [UInt8]?,
    record mode: RecordMode,
    pending: [UInt8]? = nil,
    difference: ([UInt8]) -> PictureDifference?
  ) throws(SnapshotError) -> SnapshotVerdict {
    func wait(_ difference: PictureDifference?) -> PendingFile {
      pending.map { writePending($0, old, difference) } ?? writePending(new, old, difference)
    }
    guard let old else {
      if mode == .none { return .missing(wait(nil)) }
      try record(new)
      return .recorded
    }
    guard let difference = difference(old) else {
      if mode == .all { try record(new) }
      return .matched
    }
    switch mode {
    case .missing, .none:
      return .differs(difference, wait(difference))
    case .changed, .all:
      try record(new)
      return .updated(difference)
    }
  }

  private func record(_ new: some Sequence<UInt8>) throws(SnapshotError) {
    do throws(FileError) {
      // Written over it would be gone, and the old picture would stay at the link's end.
      if FileKind.ofLink(path) == .link {
        throw FileError(.write, path, .refused, "it is a link; put a file in its place")
      }
      try WholeFile.write(new, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a new result for review, unless a former run has left the same one.
  private func writePending(
    _ new: some Collection<UInt8>,
    _ old: [UInt8]?,
    _ difference: PictureDifference?
  ) -> PendingFile {
    do throws(FileError) {
      if let kept = kept() {
        try kept.write(new, golden: old, difference?.lines ?? [])
        return .written(kept.new)
      }
      if !WholeFile.isThere(pending, holding: new) { try WholeFile.write(new, to: pending) }
      return .written(pending)
    } catch {
      return .notWritten(error)
    }
  }
}
