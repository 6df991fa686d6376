import FlyingSocks
import Foundation

/// A server of the page of a preview on the loopback address, where no other machine reaches it.
package struct PreviewServer: Sendable {
  /// A reason why there is no server.
  package enum Failure: Error, Sendable, Hashable {
    /// Another program listens on the port.
    case portTaken
    /// The system does not allow it, with its words.
    case refused(String)
  }

  private let session: PreviewSession
  private let port: UInt16

  /// The only address that it listens on.
  package static let address = "127.0.0.1"

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
  /// - Throws: `Failure` if it cannot listen, and what `begin` throws.
  package func run(begin: (_ port: UInt16) throws -> Void) async throws {
    let (socket, port) = try listening()
    defer { try? socket.close() }
    let pool = SocketPool.make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try begin(port)
    let queue = ClientQueue()
    let desk = PreviewDesk(routes: PreviewRoutes(session: session), guardian: .init(port: port))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        try await FileFollower(paths: { session.paths }, reload: session.reload).run()
      }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { clients in
          while true {
            do {
              let client = try await listener.accept()
              guard queue.enter() else {
                clients.addTask { await desk.refuse(client) }
                continue
              }
              clients.addTask {
                defer { queue.leave() }
                await desk.serve(client)
              }
            } catch {
              // One that went away at once, or too many at a time, ends nothing.
              try await Task.sleep(for: .milliseconds(50))
            }
          }
        }
      }
      // None of them ends but by an error, or where the task is cancelled.
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Serves the page of a preview on any free port while `body` uses it.
  ///
  /// - Parameters:
  ///   - session: The preview.
  ///   - body: A function that is called with the port once the page can be opened.
  /// - Throws: `Failure` if it cannot listen, and what `body` throws.
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

  /// Returns a socket that listens, and its port.
  private func listening() throws -> (Socket, UInt16) {
    do {
      let socket = try Socket(domain: AF_INET)
      do {
        // The port is free again as soon as a server ends.
        try socket.setValue(true, for: .localAddressReuse)
        #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
        #endif
        try socket.bind(to: sockaddr_in.inet(ip4: Self.address, port: port))
        try socket.listen()
        guard case .ip4(_, let port) = try socket.sockname() else {
          throw SocketError.unsupportedAddress
        }
        return (socket, port)
      } catch {
        try? socket.close()
        throw error
      }
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw Failure.portTaken
    } catch SocketError.failed(_, _, let message) {
      throw Failure.refused(message)
    }
  }
}
