package import Foundation

/// A reply to a request of the page.
package struct PageReply: Sendable, Hashable {
  /// The status in the numbers of HTTP.
  var status: Int
  /// The type of the content.
  var type: String
  var body: Data
  /// The policy of the page: the things that it may do.
  package var policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'"
  /// Whether the server ends once it is given.
  package var isLast = false

  /// Creates a reply of text or of a file of the page.
  package init(_ status: Int = 200, _ type: String = "text/plain; charset=utf-8", _ body: Data) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// Creates a reply of text.
  package init(_ status: Int = 200, _ type: String = "text/plain; charset=utf-8", text: String) {
    self.init(status, type, Data(text.utf8))
  }

  /// Creates a reply of a value as JSON.
  package init(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinite",
      negativeInfinity: "infinite",
      nan: "undefined"
    )
    self.init(200, "application/json; charset=utf-8", try encoder.encode(value))
  }
}
