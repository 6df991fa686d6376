import LayoutDevices
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import ScreenFrames

/// A picture of several screens or parts of them, each with the words by which it differs from the others.
struct ScreenSheet {
  private var frames: [ScreenFrame] = []
  private var captions: [String] = []
  private var mistakes: [(finding: LayoutFinding, captions: [String])] = []
  private let allowed: Set<LayoutRule>

  /// Creates a sheet without screens, on which some rules may be broken.
  init(allowing allowed: Set<LayoutRule>) { self.allowed = allowed }

  /// Adds a picture with its words.
  mutating func add(_ frame: ScreenFrame, _ caption: String) {
    var frame = frame
    frame.name = caption
    frames.append(frame)
    captions.append(caption)
  }

  /// Notes the mistakes of a screen, each cause once.
  ///
  /// - Parameters:
  ///   - simulation: The screen.
  ///   - caption: A function that returns the words for a finding's place.
  mutating func noteMistakes(of simulation: Simulation, _ caption: (LayoutFinding) -> String) {
    for finding in simulation.layoutMistakes(besides: allowed) {
      let cause = LayoutFinding.Cause(finding.diagnostic)
      let words = caption(finding)
      let known = mistakes.firstIndex { LayoutFinding.Cause($0.finding.diagnostic) == cause }
      if let known {
        if !mistakes[known].captions.contains(words) { mistakes[known].captions.append(words) }
      } else {
        mistakes.append((finding, [words]))
      }
    }
  }

  /// Expects that there are no mistakes, and that the picture is as its golden.
  ///
  /// - Parameters:
  ///   - name: The golden's name.
  ///   - columns: The number of pictures in a row.
  ///   - goldens: The kinds of goldens.
  ///   - pixels: The pixels that count as the same.
  ///   - page: The color behind the pictures, or `nil` for white.
  ///   - mode: The mode of recording, or `nil` for that of the surroundings.
  ///   - caller: The line that expects it.
  func expect(
    named name: String,
    columns: Int,
    as goldens: Set<GoldenKind>,
    _ pixels: ExpectedPixels,
    page: Color? = nil,
    record mode: RecordMode?,
    caller: TestCaller
  ) {
    for (finding, captions) in mistakes { caller.fail(finding, inLayout: name, on: captions) }
    let sheet = FilmStrip.joined(
      frames,
      named: name,
      captions: captions,
      columns: columns,
      page: page
    )
    var golden = ExpectedGolden(name: name, mode: mode, caller: caller)
    golden.reasonNotToRecord =
      mistakes.first.map { $0.finding.rule?.failure ?? $0.finding.diagnostic.message }
      ?? caller.earlierFailure
    _ = golden.compare(GoldenContent.pictures(of: sheet, as: goldens, pixels))
  }
}
