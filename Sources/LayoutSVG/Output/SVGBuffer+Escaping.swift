extension SVGBuffer {
  /// A context of foreign text.
  enum TextContext {
    /// Between tags.
    case content
    /// Between double quotes.
    case attribute
  }

  /// The length of the longest attribute, in Unicode scalars; XML parsers give up at ten megabytes.
  static let attributeLimit = 4000

  /// Appends foreign text so that it stays text and stays on its line.
  ///
  /// Markup characters become entities. Tabs and line breaks become character references, and so do
  /// characters that reorder or hide a line in an editor or steer a terminal. Characters that XML cannot hold
  /// even as a reference become U+FFFD. Text over the limit ends with an ellipsis.
  mutating func escaped(_ text: String, in context: TextContext) {
    let limit = context == .content ? SVGWriter.textLimit : Self.attributeLimit
    if text.utf8.count <= limit, text.allBytes(Self.isPlain) {
      raw(text)
      return
    }
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard position < limit else {
        literal("…")
        return
      }
      escaped(scalar, in: context)
    }
  }

  /// Returns whether a byte is a printable ASCII character without a meaning in XML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20...0x7E: true
    default: false
    }
  }

  private mutating func escaped(_ scalar: Unicode.Scalar, in context: TextContext) {
    switch scalar {
    case "&": literal("&amp;")
    case "<": literal("&lt;")
    // Everywhere, since ']]>' may not stand in content.
    case ">": literal("&gt;")
    case "\"" where context == .attribute: literal("&quot;")
    case "\u{9}", "\u{A}", "\u{D}": reference(scalar)
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": literal("\u{FFFD}")
    // Delete and the C1 controls, among them the terminal's control sequence introducer.
    case "\u{7F}"..."\u{9F}": reference(scalar)
    // Line and paragraph separators, marks and overrides of direction.
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      reference(scalar)
    case "\u{FEFF}": reference(scalar)
    default: raw(String(scalar))
    }
  }

  private mutating func reference(_ scalar: Unicode.Scalar) {
    literal("&#")
    decimal(Int64(scalar.value), unit: 1)
    raw(UInt8(ascii: ";"))
  }
}
