import FlyingSocks
import Foundation

/// A client of a server on this machine, which says what a browser would, or what it would not.
enum LoopbackClient {
  /// A response.
  struct Response {
    let status: Int
    let headers: [String: String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Asks a server, and waits for the end of its answer.
  static func ask(
    _ target: String,
    _ port: UInt16,
    method: String = "GET",
    headers: [String: String] = [:],
    body: Data = Data()
  ) async throws -> Response {
    var all = ["Host": "127.0.0.1:\(port)", "Connection": "close"].merging(headers) { $1 }
    if !body.isEmpty { all["Content-Length"] = String(body.count) }
    let lines = ["\(method) \(target) HTTP/1.1"] + all.map { "\($0.key): \($0.value)" }
    return try await send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body, port)
  }

  /// Sends bytes as they are.
  static func send(_ bytes: Data, _ port: UInt16) async throws -> Response {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let socket = try await AsyncSocket.connected(to: address, timeout: 60)
    defer { try? socket.close() }
    try await socket.write(bytes)
    var received = Data()
    while true {
      do {
        received += try await socket.read(atMost: 4096)
      } catch SocketError.disconnected {
        break
      }
      if let response = response(received), response.isWhole { return response.response }
    }
    return response(received)?.response ?? Response(status: 0, headers: [:], body: Data())
  }

  private static func response(_ bytes: Data) -> (response: Response, isWhole: Bool)? {
    guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
    }
    let all = Dictionary(headers) { first, _ in first }
    let body = Data(bytes[end.upperBound...])
    let isWhole = all["content-length"].flatMap { Int($0) }.map { body.count >= $0 } ?? false
    return (Response(status: status, headers: all, body: body), isWhole)
  }
}
