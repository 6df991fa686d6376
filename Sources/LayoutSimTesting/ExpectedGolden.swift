import Foundation
import LayoutSVG
import LayoutSnapshots
import ScreenFrames

/// A golden that a test expects a frame to look like.
struct ExpectedGolden {
  let name: String
  let kinds: Set<GoldenKind>
  /// The mode of recording, or `nil` for the environment's.
  let mode: RecordMode?
  let caller: TestCaller
  /// The reason not to record whatever the mode, or `nil` if the mode decides.
  var reasonNotToRecord: String?

  /// Compares a frame, fails the test if it differs, and returns the reason in a few words, or else `nil`.
  func compare(_ frame: ScreenFrame) -> String? {
    let variables = ProcessInfo.processInfo.environment
    let wanted = mode ?? .standard(environment: variables)
    let folder = GoldenFolder(path: caller.goldenFolder)
    let pictures = FailurePictures.standard(environment: variables)
    var isWrong = false
    for kind in GoldenKind.allCases where kinds.contains(kind) {
      if SnapshotName.problem(of: name) == nil {
        SeenGoldens.note("\(name).\(kind.rawValue)", in: folder)
      }
      do {
        let mode = reasonNotToRecord == nil ? wanted : .none
        let result =
          switch kind {
          case .svg:
            try folder.verify(
              Snapshot(name: name, svg: SVGWriter().write(frame)),
              record: mode,
              drawing: pictures
            )
          case .png:
            try folder.verifyPixels(of: frame, named: name, record: mode, drawing: pictures)
          }
        guard let words = failure(of: result, wanted) else { continue }
        caller.fail(words)
        isWrong = true
      } catch {
        caller.fail("layout '\(name)': \(error)")
        isWrong = true
      }
    }
    return isWrong ? "layout '\(name)' is not as its golden" : nil
  }

  /// Returns the message about a picture that differs from its golden, or `nil` if it does not.
  private func failure(of result: SnapshotResult, _ wanted: RecordMode) -> String? {
    switch result.verdict {
    case .matched, .recorded, .updated: return nil
    case .missing(let pending):
      return text(["layout '\(result.name)' has no golden"], pending, result, wanted != .none)
    case .differs(let difference, let pending):
      let isWanted = wanted == .changed || wanted == .all
      return text(
        ["layout '\(result.name)' differs from \(result.golden)"]
          + difference.words().map { "  \($0)" },
        pending,
        result,
        isWanted
      )
    }
  }

  private func text(
    _ first: [String],
    _ pending: PendingFile,
    _ result: SnapshotResult,
    _ isRecordingWanted: Bool
  ) -> String {
    let reason = isRecordingWanted ? reasonNotToRecord : nil
    return
      (first + (reason.map { ["  not recorded, because \($0)"] } ?? []) + [place(of: pending)]
      + pictures(of: result))
      .joined(separator: "\n")
  }

  private func pictures(of result: SnapshotResult) -> [String] {
    result.pictures?.all.map { "  \($0.word): \($0.path)" } ?? []
  }

  private func place(of pending: PendingFile) -> String {
    switch pending {
    case .written(let path): "  the new picture is \(path); move it over the golden to accept it"
    case .notWritten(let error): "  the new picture could not be written: \(error)"
    }
  }
}
