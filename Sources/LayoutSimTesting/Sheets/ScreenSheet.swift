import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import LayoutText
import ScreenFrames

/// A picture of several screens or parts of them, each with the words by which it differs from the others.
struct ScreenSheet {
  private var frames: [ScreenFrame] = []
  private var captions: [String] = []
  private var mistakes: [(finding: LayoutFinding, captions: [String])] = []
  private let allowed: Set<LayoutRule>
  private let fonts: FontCascade?

  /// Creates a sheet without screens, on which some rules may be broken, with the fonts of its screens.
  init(allowing allowed: Set<LayoutRule>, in fonts: FontCascade? = nil) {
    (self.allowed, self.fonts) = (allowed, fonts)
  }

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

  /// Warns of letters that the pictures show as boxes, once.
  private func tellBoxes(named name: String, _ caller: TestCaller) {
    guard let words = BoxedLetters(of: frames).words() else { return }
    caller.note(warning: "'\(name)': \(words)\n  hint: name a font that has them with 'fonts:'")
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
    tellBoxes(named: name, caller)
    for (finding, captions) in mistakes { caller.fail(finding, inLayout: name, on: captions) }
    let sheet = FilmStrip.joined(
      frames,
      named: name,
      captions: captions,
      columns: columns,
      page: page,
      in: fonts
    )
    var golden = ExpectedGolden(name: name, mode: mode, caller: caller)
    golden.reasonNotToRecord =
      mistakes.first.map { $0.finding.rule?.failure ?? $0.finding.diagnostic.message }
      ?? caller.earlierFailure
    _ = golden.compare(GoldenContent.pictures(of: sheet, as: goldens, pixels))
  }
}
