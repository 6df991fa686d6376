import LayoutSVG
import LayoutSnapshots
import ScreenFrames

/// A content of a golden: a frame as one of its kinds, or a text.
enum GoldenContent {
  case picture(ScreenFrame, GoldenKind)
  case text(String)

  /// Creates the contents of a frame, in the order of the kinds.
  static func pictures(of frame: ScreenFrame, as kinds: Set<GoldenKind>) -> [Self] {
    GoldenKind.allCases.filter(kinds.contains).map { .picture(frame, $0) }
  }

  /// The ending of the golden's name.
  var ending: String {
    switch self {
    case .picture(_, let kind): kind.rawValue
    case .text: "txt"
    }
  }

  /// A word for it in messages.
  var noun: String {
    switch self {
    case .picture: "layout"
    case .text: "text"
    }
  }

  /// The greatest number of lines about a difference.
  var mostWords: Int {
    switch self {
    case .picture: 12
    // Those around a change count, too.
    case .text: 40
    }
  }

  /// A number that is the same for the same content in this process.
  var look: Int {
    switch self {
    case .picture(let frame, _): frame.hashValue
    case .text(let text): text.hashValue
    }
  }

  /// Compares it with its golden, and records it if the mode says so.
  func verify(
    in folder: GoldenFolder,
    named name: String,
    record mode: RecordMode,
    drawing pictures: FailurePictures
  ) throws -> SnapshotResult {
    switch self {
    case .picture(let frame, .svg):
      let snapshot = Snapshot(name: name, svg: try SVGWriter().write(frame))
      return try folder.verify(snapshot, record: mode, drawing: pictures)
    case .picture(let frame, .png):
      return try folder.verifyPixels(of: frame, named: name, record: mode, drawing: pictures)
    case .text(let text):
      return try folder.verifyText(text, named: name, record: mode, keptBy: pictures)
    }
  }
}
