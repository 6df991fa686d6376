import ArgumentParser
import LayoutPreview
import LayoutSnapshots

/// The options of a page on which snapshots are reviewed.
struct ReviewPageOptions: ParsableArguments {
  @Flag(help: "Show them on a page, and settle each there by a click.")
  var web = false

  @Option(
    help: .init(
      "The port of the page; 0 is any that is free (default: \(Self.standardPort)).",
      valueName: "number"
    )
  )
  var port: UInt16?

  @Flag(help: "Open the page in the browser.")
  var open = false

  /// A port beside that of a preview, which may run at the same time.
  private static let standardPort: UInt16 = 8911

  func validate() throws {
    guard !web, port != nil || open else { return }
    throw ValidationError("--\(open ? "open" : "port") is for a page: write --web too")
  }

  /// Serves the page until all snapshots are settled.
  ///
  /// - Throws: `CommandFailure` if it cannot listen.
  func serve(_ snapshots: [PendingSnapshot]) async throws {
    let session = ReviewSession(snapshots)
    let port = port ?? Self.standardPort
    let opens = open
    do {
      try await LoopbackServer(port: port) { try await session.reply(to: $0) }.run(begin: { port in
        try BrowserWindow.begin(
          at: port,
          "nothing is written without a click; it ends when all are settled, or by Ctrl-C",
          opens: opens
        )
      })
    } catch let failure as LoopbackServer.Failure {
      throw CommandFailure(failure, port: port)
    }
  }
}
