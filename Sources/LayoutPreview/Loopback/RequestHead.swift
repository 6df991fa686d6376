import Foundation

/// The head of an HTTP request: all that a page that is only read needs.
package struct RequestHead: Sendable, Hashable {
  /// The method: `GET`, `POST`.
  package let method: String
  /// The path, without the query.
  package let path: String
  /// The words of the query, of which the first counts.
  package let query: [String: String]
  /// The headers, with names in lower case.
  private let headers: [String: String]

  /// The greatest number of bytes of a head, in which a touch that was drawn has room.
  static let limit = 1 << 20

  /// Creates a head from the bytes before the empty line, or `nil` if they are none.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    var query: [String: String] = [:]
    for pair in target.count > 1 ? target[1].split(separator: "&") : [] {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
      if query[parts[0]] == nil { query[parts[0]] = parts.count > 1 ? parts[1] : "" }
    }
    self.query = query
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      // Of two hosts the wrong one might count elsewhere.
      guard headers[name] == nil || name != "host" else { return nil }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
  }

  /// The header of a name in lower case, or `nil` if there is none.
  package subscript(name: String) -> String? { headers[name] }
}
