/// A server of the page of a preview.
package struct PreviewServer: Sendable {
  private let session: PreviewSession
  private let port: UInt16

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - session: The preview.
  ///   - port: The port, or 0 for any that is free.
  package init(_ session: PreviewSession, port: UInt16) {
    self.session = session
    self.port = port
  }

  /// Serves the page, and follows the files, until the task is cancelled.
  ///
  /// - Parameter begin: A function that is called with the port once the page can be opened.
  /// - Throws: `LoopbackServer.Failure` if it cannot listen, and what `begin` throws.
  package func run(begin: (_ port: UInt16) throws -> Void) async throws {
    let routes = PreviewRoutes(session: session)
    try await LoopbackServer(port: port, answer: routes.reply).run(begin: begin) { [session] in
      try await FileFollower(paths: { session.paths }, reload: session.reload).run()
    }
  }

  /// Serves the page of a preview on any free port while `body` uses it.
  ///
  /// - Parameters:
  ///   - session: The preview.
  ///   - body: A function that is called with the port once the page can be opened.
  /// - Throws: `LoopbackServer.Failure` if it cannot listen, and what `body` throws.
  package static func serve(
    _ session: PreviewSession,
    while body: (_ port: UInt16) async throws -> Void
  ) async throws {
    let (ports, begun) = AsyncThrowingStream.makeStream(of: UInt16.self)
    let server = Task {
      do {
        try await PreviewServer(session, port: 0).run { begun.yield($0) }
      } catch {
        begun.finish(throwing: error)
      }
    }
    defer { server.cancel() }
    for try await port in ports { return try await body(port) }
  }
}
