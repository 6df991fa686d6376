/// What came out of comparing one snapshot with its golden.
public struct SnapshotResult: Sendable, Hashable {
  /// The snapshot's name.
  public var name: String
  /// The golden's path.
  public var golden: String
  /// What came out.
  public var verdict: SnapshotVerdict
  /// The pictures of a snapshot that is not as its golden; nil where none were drawn.
  public var pictures: FailurePictures.Files?

  /// Makes a result.
  public init(
    name: String,
    golden: String,
    verdict: SnapshotVerdict,
    pictures: FailurePictures.Files? = nil
  ) {
    self.name = name
    self.golden = golden
    self.verdict = verdict
    self.pictures = pictures
  }
}

/// How a snapshot stands to its golden.
public enum SnapshotVerdict: Sendable, Hashable {
  /// Both are the same, byte by byte.
  case matched
  /// There was no golden; there is now.
  case recorded
  /// The golden differed and was replaced.
  case updated(PictureDifference)
  /// There is no golden, and none was to be recorded.
  case missing(PendingFile)
  /// The golden differs.
  case differs(PictureDifference, PendingFile)

  /// Where the new result waits for review; nil where it does not.
  var pendingPath: String? {
    switch self {
    case .missing(.written(let path)), .differs(_, .written(let path)): path
    case .missing(.notWritten), .differs(_, .notWritten), .matched, .recorded, .updated: nil
    }
  }

  /// Whether a test with this verdict passes.
  public var isPass: Bool {
    switch self {
    case .matched, .recorded, .updated: true
    case .missing, .differs: false
    }
  }
}

/// What became of a new result that waits for review beside its golden.
public enum PendingFile: Sendable, Hashable {
  /// It lies at this path.
  case written(String)
  /// It could not be written, which changes nothing about the verdict.
  case notWritten(FileError)
}
