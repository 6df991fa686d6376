import FlyingSocks
import Foundation

/// A desk at which clients are served: each asks for one thing and goes.
struct ClientDesk: Sendable {
  let answer: LoopbackServer.Answer
  let guardian: RequestGuard

  /// The longest that a client may take to say what it wants, and to take the answer.
  private static let patience = Duration.seconds(10)

  /// Reads a request, replies to it, and closes the socket.
  ///
  /// - Parameter client: The client.
  /// - Returns: Whether that was the last one to be served.
  func serve(_ client: AsyncSocket) async -> Bool {
    defer { try? client.close() }
    do {
      let bytes = try await Self.within(Self.patience) { try await Self.head(from: client) }
      let reply = if let bytes { await reply(to: RequestHead(bytes)) } else { Self.tooLong }
      try await Self.within(Self.patience) {
        try await client.write(Self.head(of: reply) + reply.body)
      }
      return reply.isLast
    } catch {
      // A client that goes, or keeps everybody waiting, has had its turn.
      return false
    }
  }

  /// Sends a client away that is one too many.
  func refuse(_ client: AsyncSocket) async {
    defer { try? client.close() }
    let reply = PageReply(503, text: "too many ask at a time")
    try? await Self.within(.seconds(1)) {
      try await client.write(Self.head(of: reply) + reply.body)
    }
  }

  private static let tooLong = PageReply(
    431,
    text: "this request is longer than any of the page"
  )

  /// Returns what a function returns, or throws if that takes longer than a limit.
  private static func within<Value: Sendable>(
    _ limit: Duration,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: body)
      group.addTask {
        try await Task.sleep(for: limit)
        throw CancellationError()
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }

  /// Returns the bytes before the first empty line, or `nil` if they are more than any page sends.
  ///
  /// - Throws: An error if the client goes.
  private static func head(from client: AsyncSocket) async throws -> [UInt8]? {
    let end = Array("\r\n\r\n".utf8)
    var bytes: [UInt8] = []
    while true {
      let start = max(0, bytes.count - end.count)
      bytes += try await client.read(atMost: 4096)
      if let range = bytes[start...].firstRange(of: end) {
        return Array(bytes[..<range.lowerBound])
      }
      guard bytes.count < RequestHead.limit else { return nil }
    }
  }

  private func reply(to request: RequestHead?) async -> PageReply {
    guard let request else { return PageReply(400, text: "this is no request") }
    let refusal = guardian.refusal(
      host: request["host"],
      origin: request["origin"],
      site: request["sec-fetch-site"],
      mode: request["sec-fetch-mode"]
    )
    if let refusal { return PageReply(403, text: refusal) }
    do {
      return try await answer(request)
    } catch {
      return PageReply(500, text: "this cannot be answered")
    }
  }

  /// Returns the head of a response: nothing of the page may come from elsewhere, and nothing is kept.
  private static func head(of reply: PageReply) -> Data {
    let lines = [
      "HTTP/1.1 \(reply.status) \(reply.status == 200 ? "OK" : "Refused")",
      "Content-Type: \(reply.type)",
      "Content-Length: \(reply.body.count)",
      "Cache-Control: no-store",
      "Connection: close",
      "Content-Security-Policy: \(reply.policy); base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
    ]
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
