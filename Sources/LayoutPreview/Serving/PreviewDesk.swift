import FlyingSocks
import Foundation

/// A desk at which clients are served: each asks for one thing and goes.
struct PreviewDesk: Sendable {
  let routes: PreviewRoutes
  let guardian: RequestGuard

  /// Reads a request, replies to it, and closes the socket.
  func serve(_ client: AsyncSocket) async {
    defer { try? client.close() }
    guard let bytes = try? await Self.head(from: client) else { return }
    let reply = await reply(to: RequestHead(bytes))
    try? await client.write(Self.head(of: reply) + reply.body)
  }

  /// Returns the bytes before the first empty line.
  ///
  /// - Throws: An error if the client goes, or sends more than any page does.
  private static func head(from client: AsyncSocket) async throws -> [UInt8] {
    let end = Array("\r\n\r\n".utf8)
    var bytes: [UInt8] = []
    while true {
      let start = max(0, bytes.count - end.count)
      bytes += try await client.read(atMost: 4096)
      if let range = bytes[start...].firstRange(of: end) {
        return Array(bytes[..<range.lowerBound])
      }
      guard bytes.count < RequestHead.limit else { throw SocketError.disconnected }
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
