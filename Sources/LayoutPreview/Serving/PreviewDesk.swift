import FlyingSocks
import Foundation

/// A desk at which clients are served: each asks for one thing and goes.
struct PreviewDesk: Sendable {
  let routes: PreviewRoutes
  let guardian: RequestGuard

  /// The longest that a client may take to say what it wants, and to take the answer.
  private static let patience = Duration.seconds(10)

  /// Reads a request, replies to it, and closes the socket.
  func serve(_ client: AsyncSocket) async {
    defer { try? client.close() }
    do {
      let bytes = try await Self.within(Self.patience) { try await Self.head(from: client) }
      let reply = if let bytes { await reply(to: RequestHead(bytes)) } else { Self.tooLong }
      try await Self.within(Self.patience) {
        try await client.write(Self.head(of: reply) + reply.body)
      }
    } catch {
      // A client that goes, or keeps everybody waiting, has had its turn.
    }
  }

  /// Sends a client away that is one too many.
  func refuse(_ client: AsyncSocket) async {
    defer { try? client.close() }
    let reply = PreviewReply(503, text: "too many ask at a time")
    try? await Self.within(.seconds(1)) {
      try await client.write(Self.head(of: reply) + reply.body)
    }
  }

  private static let tooLong = PreviewReply(
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

  private func reply(to request: RequestHead?) async -> PreviewReply {
    guard let request else { return PreviewReply(400, text: "this is no request") }
    let refusal = guardian.refusal(
      host: request["host"],
      origin: request["origin"],
      site: request["sec-fetch-site"],
      mode: request["sec-fetch-mode"]
    )
    if let refusal { return PreviewReply(403, text: refusal) }
    guard request.method == "GET" else { return PreviewReply(405, text: "this page is only read") }
    do {
      return try await routes.reply(to: request.path, request.query)
    } catch {
      return PreviewReply(500, text: "this cannot be answered")
    }
  }

  /// Returns the head of a response: nothing of the page may come from elsewhere, and nothing is kept.
  private static func head(of reply: PreviewReply) -> Data {
    let lines = [
      "HTTP/1.1 \(reply.status) \(reply.status == 200 ? "OK" : "Refused")",
      "Content-Type: \(reply.type)",
      "Content-Length: \(reply.body.count)",
      "Cache-Control: no-store",
      "Connection: close",
      "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
        + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
    ]
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
