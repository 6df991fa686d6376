import LayoutSVG
import LayoutSnapshots
import ScreenFrames

/// A content of a golden: a frame as one of its kinds, or a text.
enum GoldenContent {
  case picture(ScreenFrame, GoldenKind, ExpectedPixels)
  case text(String)

  /// Creates the contents of a frame, in the order of the kinds.
  static func pictures(
    of frame: ScreenFrame,
    as kinds: Set<GoldenKind>,
    _ pixels: ExpectedPixels = ExpectedPixels()
  ) -> [Self] {
    GoldenKind.allCases.filter(kinds.contains).map { kind in
      // The only kind says what is wrong with pixels that nobody compares.
      .picture(frame, kind, kind == .svg && kinds.contains(.png) ? ExpectedPixels() : pixels)
    }
  }

  /// The ending of the golden's name.
  var ending: String {
    switch self {
    case .picture(_, let kind, _): kind.rawValue
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
    case .picture(let frame, _, _): frame.hashValue
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
    case .picture(let frame, .svg, let pixels):
      guard pixels == ExpectedPixels() else { throw ExpectedPixels.Mistake.notCompared }
      let svg = try SVGWriter().write(frame)
      let snapshot = Snapshot(name: name, svg: svg, fonts: frame.fonts)
      return try folder.verify(snapshot, record: mode, drawing: pictures)
    case .picture(let frame, .png, let pixels):
      try pixels.check(in: frame)
      return try folder.verifyPixels(
        of: frame,
        named: name,
        tolerance: pixels.tolerance.value,
        ignoring: pixels.ignored,
        record: mode,
        drawing: pictures
      )
    case .text(let text):
      return try folder.verifyText(text, named: name, record: mode, keptBy: pictures)
    }
  }
}
