import FlyingSocks
import Foundation

/// A server of a page on the loopback address, where no other machine reaches it.
package struct LoopbackServer: Sendable {
  /// A function that returns the reply to a request of the server's own page.
  package typealias Answer = @Sendable (RequestHead) async throws -> PageReply

  /// A reason why there is no server.
  package enum Failure: Error, Sendable, Hashable {
    /// Another program listens on the port.
    case portTaken
    /// The system does not allow it, with its words.
    case refused(String)
  }

  private let port: UInt16
  private let answer: Answer

  /// The only address that it listens on.
  package static let address = "127.0.0.1"

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any that is free.
  ///   - answer: A function that returns the reply to a request.
  package init(port: UInt16, answer: @escaping Answer) {
    self.port = port
    self.answer = answer
  }

  /// Serves the page until the task is cancelled, a reply was the last, or what is done beside it ends.
  ///
  /// - Parameters:
  ///   - begin: A function that is called with the port once the page can be opened.
  ///   - work: A function that is called beside the serving, or `nil` for none.
  /// - Throws: `Failure` if it cannot listen, and what the functions throw.
  package func run(
    begin: (_ port: UInt16) throws -> Void,
    beside work: (@Sendable () async throws -> Void)? = nil
  ) async throws {
    let (socket, port) = try listening()
    defer { try? socket.close() }
    let pool = SocketPool.make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try begin(port)
    let desk = ClientDesk(answer: answer, guardian: .init(port: port))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      if let work { group.addTask { try await work() } }
      group.addTask { try await Self.serve(listener, desk) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Serves the clients of a listener until one of them was the last.
  private static func serve(_ listener: AsyncSocket, _ desk: ClientDesk) async throws {
    let queue = ClientQueue()
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in ends { return } }
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
                if await desk.serve(client) { end.yield() }
              }
            } catch {
              // One that went away at once, or too many at a time, ends nothing.
              try await Task.sleep(for: .milliseconds(50))
            }
          }
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
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
