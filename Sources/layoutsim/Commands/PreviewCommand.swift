import ArgumentParser
import LayoutDiagnostics
import LayoutPreview
import LayoutScenes

/// The command `layoutsim preview`, which shows a scenario in a browser and follows each save.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows a scenario in the browser while it is written.",
    discussion: """
      A page on this machine alone has the picture, a slider over the time with the events on it, the \
      steps with their expectations, the trace, the tree, and every mistake with its line. It follows each \
      save of the file and of the files that it names; while there are mistakes the last picture stays. A \
      click says what takes a touch there and why, and which constraints place a view; a drag offers the \
      steps of that touch to be pasted. Nothing is ever written.

      In the page the arrow keys go from step to step, and the space bar plays. Ctrl-C ends it.

      Examples:
        layoutsim preview strip.sim.yaml --open
        layoutsim preview strip.sim.yaml --port 0     any port that is free
      """
  )

  @Argument(help: .init("A scenario.", valueName: "file"))
  var file: String

  @Option(help: .init("The port of the page; 0 is any that is free.", valueName: "number"))
  var port: UInt16 = 8910

  @Flag(help: "Open the page in the browser.")
  var open = false

  func validate() throws {
    guard file != "-" else {
      throw ValidationError("the standard input cannot be followed; name a file")
    }
  }

  func run() async throws {
    // A name that is wrong from the start is no file that an editor is about to write.
    _ = try ScenarioFile(file)
    let session = PreviewSession(path: file) { [file] in PreviewFile(reading: file) }
    let opens = open
    do {
      try await PreviewServer(session, port: port).run { port in
        try BrowserWindow.begin(
          at: port,
          "the page follows each save; Ctrl-C ends it",
          opens: opens
        )
      }
    } catch let failure as LoopbackServer.Failure {
      throw CommandFailure(failure, port: port)
    }
  }
}

extension PreviewFile {
  /// Creates a file by reading it and what it names; one that cannot be read is a mistake.
  fileprivate init(reading path: String) {
    do throws(CommandFailure) {
      let file = try ScenarioFile(path)
      self.init(
        scenario: file.scenario,
        diagnostics: file.diagnostics,
        sources: file.sources,
        paths: [path] + file.otherPaths
      )
    } catch {
      let message = error.message ?? "the file cannot be read"
      self.init(
        scenario: nil,
        diagnostics: [Diagnostic(.error, code: "input", message, hint: error.hint)],
        sources: [],
        paths: [path]
      )
    }
  }
}
