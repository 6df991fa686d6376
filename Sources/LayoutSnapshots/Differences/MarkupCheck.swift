import LayoutDiagnostics
import LayoutSVG

/// A check that a file is well-formed XML, as far as pictures need it (XML 1.0, fifth edition, section 2.1).
///
/// Our writer writes elements, attributes, characters and references; hands and editors add a declaration,
/// comments and the like. A document type is refused unread: entities grow without bounds.
struct MarkupCheck {
  /// A reason why a file cannot be read as a picture.
  enum Fault: Error, Hashable {
    /// The file ends before its picture does, in a line and with something that has no end.
    case cutOff(line: Int, String)
    /// The file breaks a rule of XML, in a line and with the offending text.
    case malformed(line: Int, String)
    /// The file has a document type in this line.
    case documentType(line: Int)
    /// The bytes are no text.
    case notUTF8
  }

  /// The depth of elements, more than in any picture of ours.
  private static let depthLimit = 1000
  /// The number of attributes, more than any element of ours has; finding duplicates takes quadratic time.
  private static let attributeLimit = 64

  private let bytes: [UInt8]
  private var position = 0
  /// The names of the elements that are open, from the outermost.
  private var open: [Range<Int>] = []
  /// The names of the attributes of the present element.
  private var names: [Range<Int>] = []
  private var hasRoot = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the first fault of a file, or `nil` if it is well-formed.
  ///
  /// - Complexity: O(*n*).
  static func fault(in bytes: [UInt8]) -> Fault? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return .notUTF8 }
    var check = Self(bytes)
    do throws(Fault) {
      try check.checkDocument()
      return nil
    } catch {
      return error
    }
  }
}

extension MarkupCheck {
  private mutating func checkDocument() throws(Fault) {
    if isHere("\u{FEFF}") { position += 3 }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        try checkCharacters(upTo: UInt8(ascii: "<"))
        continue
      }
      switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
      case UInt8(ascii: "!"): try checkDeclaration()
      case UInt8(ascii: "?"): try skip(past: "?>", from: 2, "a declaration")
      case UInt8(ascii: "/"): try checkClosingTag()
      default: try checkOpeningTag()
      }
    }
    if let name = open.last { throw .cutOff(line: line, "\(words(name)) is not closed") }
    if !hasRoot { throw malformed("there is no element") }
  }

  /// Passes over a comment or the like, which begins with `<!`.
  private mutating func checkDeclaration() throws(Fault) {
    if isHere("<!--") {
      try skip(past: "-->", from: 4, "a comment")
    } else if isHere("<![CDATA["), !open.isEmpty {
      try skip(past: "]]>", from: 9, "a part of plain characters")
    } else if isHere("<!DOCTYPE") || isHere("<!ENTITY") {
      throw .documentType(line: line)
    } else {
      try checkOpeningTag()
    }
  }

  private mutating func checkClosingTag() throws(Fault) {
    position += 2
    let name = try readName()
    skipSpaces()
    try take(UInt8(ascii: ">"))
    guard let last = open.popLast() else { throw malformed("\(words(name)) is closed twice") }
    guard bytes.part(last, equals: bytes, name) else {
      throw malformed("\(words(last)) is closed as \(words(name))")
    }
  }

  private mutating func checkOpeningTag() throws(Fault) {
    position += 1
    let name = try readName()
    guard !open.isEmpty || !hasRoot else {
      throw malformed("\(words(name)) comes after the picture's end")
    }
    hasRoot = true
    names.removeAll(keepingCapacity: true)
    while true {
      let isApart = skipSpaces()
      guard position < bytes.count else { throw cutInTag() }
      if bytes[position] == UInt8(ascii: "/") {
        position += 1
        return try take(UInt8(ascii: ">"))
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        guard open.count < Self.depthLimit else {
          throw malformed("more than \(Self.depthLimit) elements lie in one another")
        }
        return open.append(name)
      }
      guard isApart else { throw malformed("a space is missing between attributes") }
      let attribute = try readAttribute()
      guard !isGiven(attribute) else {
        throw malformed("the attribute \(words(attribute)) is given twice")
      }
      guard names.count < Self.attributeLimit else {
        throw malformed("\(words(name)) has more than \(Self.attributeLimit) attributes")
      }
      names.append(attribute)
    }
  }

  /// Returns whether the present element has an attribute of a name already.
  private func isGiven(_ name: Range<Int>) -> Bool {
    for other in names where bytes.part(other, equals: bytes, name) { return true }
    return false
  }

  /// Reads `name="value"`, and returns the name.
  private mutating func readAttribute() throws(Fault) -> Range<Int> {
    let name = try readName()
    skipSpaces()
    try take(UInt8(ascii: "="))
    skipSpaces()
    guard position < bytes.count else { throw cutInTag() }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed("the attribute \(words(name)) has no quotes")
    }
    position += 1
    try checkCharacters(upTo: quote)
    try take(quote)
    return name
  }

  /// Passes over characters that end at a byte or at the file's end.
  private mutating func checkCharacters(upTo end: UInt8) throws(Fault) {
    let isContent = end == UInt8(ascii: "<")
    while position < bytes.count, bytes[position] != end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case _ where isContent && open.isEmpty:
        throw malformed("characters stand outside of the picture")
      case 0..<0x20:
        throw malformed("a control character cannot stand in XML")
      case UInt8(ascii: "<"):
        throw malformed("'<' stands between quotes")
      case UInt8(ascii: "&"):
        try checkReference()
      default:
        position += 1
      }
    }
  }

  private mutating func checkReference() throws(Fault) {
    let rest = bytes[(position + 1)...].prefix(CharacterReferences.longest + 1)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      if rest.endIndex == bytes.endIndex, !rest.contains(UInt8(ascii: "<")) { throw cutInTag() }
      throw malformed("'&' begins no reference")
    }
    guard CharacterReferences.scalar(called: rest[..<end]) != nil else {
      throw malformed("nothing is called \(words(rest.startIndex..<end))")
    }
    position = end + 1
  }

  /// Reads the name of an element or attribute, which is never empty.
  private mutating func readName() throws(Fault) -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isInName(bytes[position]) { position += 1 }
    guard position > start else {
      throw position < bytes.count ? malformed("a name is missing") : cutInTag()
    }
    let name = start..<position
    switch bytes[start] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      throw malformed("\(words(name)) is no name")
    default: return name
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}

// MARK: Places

extension MarkupCheck {
  /// The line of the position, from 1.
  private var line: Int { bytes.line(at: position) }

  private func malformed(_ what: String) -> Fault { .malformed(line: line, what) }

  private func cutInTag() -> Fault { .cutOff(line: line, "it ends inside a tag") }

  private func words(_ name: Range<Int>) -> String {
    "'\(PrintableText.of(String(decoding: bytes[name], as: UTF8.self), limit: 40))'"
  }

  private func isHere(_ word: String) -> Bool { bytes.holds(word, at: position) }

  /// Passes over white space, and returns whether there was any.
  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = position
    loop: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      default: break loop
      }
    }
    return position > start
  }

  private mutating func take(_ byte: UInt8) throws(Fault) {
    guard position < bytes.count else { throw cutInTag() }
    guard bytes[position] == byte else {
      throw malformed("'\(Character(Unicode.Scalar(byte)))' is missing")
    }
    position += 1
  }

  private mutating func skip(past end: String, from offset: Int, _ what: String) throws(Fault) {
    var next = position + offset
    while next + end.utf8.count <= bytes.count {
      if bytes.holds(end, at: next) {
        position = next + end.utf8.count
        return
      }
      next += 1
    }
    throw .cutOff(line: line, "\(what) has no end")
  }
}

extension MarkupCheck.Fault {
  /// The fault of a golden in a line.
  var words: String {
    switch self {
    case .cutOff(let line, let what): "the golden is cut off in line \(line): \(what)"
    case .malformed(let line, let what):
      "the golden is no well-formed XML in line \(line): \(what)"
    case .documentType(let line):
      "the golden declares a document type in line \(line), which is not read"
    case .notUTF8: "the golden is no text in UTF-8"
    }
  }
}
