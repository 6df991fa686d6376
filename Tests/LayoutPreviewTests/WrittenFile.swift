import LayoutDiagnostics
import LayoutPreview
import LayoutScenes
import Synchronization

/// A file in memory, as an editor saves it again and again.
final class WrittenFile: Sendable {
  private let written: Mutex<String>

  init(_ text: String) { written = Mutex(text) }

  /// The text as it was saved last.
  var text: String { written.withLock { $0 } }

  /// Replaces words of the text.
  func replace(_ words: String, with others: String) {
    written.withLock { $0 = $0.replacing(words, with: others) }
  }

  /// Reads it as the command reads a file.
  func read() -> PreviewFile {
    let text = text
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "pan.sim.yaml")
    return PreviewFile(
      scenario: scenario,
      diagnostics: diagnostics,
      sources: [SourceText(file: "pan.sim.yaml", text: text)],
      paths: ["pan.sim.yaml"]
    )
  }

  /// A preview of it.
  var session: PreviewSession { PreviewSession(path: "pan.sim.yaml", read: read) }

  /// A file with a pan over the touch view, and one expectation.
  static var pan: WrittenFile {
    WrittenFile(
      """
      layoutsim: 2
      name: A pan
      scene:
        device: iPhone 15
        table: {rows: 40, row-height: 44, editing: true}
        overlay: {kind: scroll-and-select, debug: true}
      steps:
        - press: row 2 on touchView
        - move: {to: row 6, within: 400ms}
        - release
        - expect: {selected: rows 2..6}
        - snapshot: after

      """
    )
  }
}
