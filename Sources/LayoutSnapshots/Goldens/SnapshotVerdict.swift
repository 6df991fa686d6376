import LayoutPNG
import LayoutText

/// A result of comparing one snapshot with its golden.
public struct SnapshotResult: Sendable, Hashable {
  /// The snapshot's name.
  public var name: String
  /// The golden's path.
  public var golden: String
  /// The verdict.
  public var verdict: SnapshotVerdict
  /// The pictures of a snapshot that differs from its golden, or `nil` if none were drawn.
  public var pictures: FailurePictures.Files?
  /// The reason why something stays that a former run left of a snapshot that passes now, or `nil` if nothing does.
  package var leftover: FileError?
  /// The rule by which pixels were compared.
  var rule = PixelRule.exact
  /// The fonts that its texts are drawn with, behind the system's, or `nil` for none.
  var fonts: FontCascade?

  /// The name of the snapshot, the same for a golden of pixels and for one of SVG.
  package var snapshot: String {
    let mark = GoldenForm(ofFile: golden)?.mark ?? ""
    return name.hasSuffix(mark) ? String(name.dropLast(mark.count)) : name
  }

  /// Creates a result without pictures.
  package init(name: String, golden: String, verdict: SnapshotVerdict) {
    self.name = name
    self.golden = golden
    self.verdict = verdict
  }
}

/// A verdict on a snapshot beside its golden.
public enum SnapshotVerdict: Sendable, Hashable {
  /// Both are the same, byte by byte.
  case matched
  /// The golden did not exist and was recorded.
  case recorded
  /// The golden differed and was replaced.
  case updated(PictureDifference)
  /// The golden does not exist and was not to be recorded.
  case missing(PendingFile)
  /// The golden differs.
  case differs(PictureDifference, PendingFile)

  /// The path at which the new result waits for review, or `nil` if there is none.
  package var pendingPath: String? {
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

/// The fate of a new result that waits for review beside its golden.
public enum PendingFile: Sendable, Hashable {
  /// The result is at this path.
  case written(String)
  /// The result could not be written, which changes nothing about the verdict.
  case notWritten(FileError)
}
