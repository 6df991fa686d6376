/// The lines of one picture in its light and its dark appearance, as one file: a line has its light colors, and a class
/// for its dark ones where they differ.
///
/// The dark ones stand in a media query. Readers without one, such as librsvg, draw the light picture.
struct ThemedLines {
  /// The lines.
  private(set) var lines = SVGBuffer()
  /// The rules for the dark appearance, as the content of an element `style`.
  private(set) var style = SVGBuffer()

  /// Creates the lines, or `nil` if the appearances differ in more than the colors of their elements.
  ///
  /// - Parameters:
  ///   - light: The lines in the light appearance.
  ///   - dark: The lines in the dark appearance.
  ///   - prefix: The beginning of every class.
  init?(light: [UInt8], dark: [UInt8], prefix: String) {
    let end = UInt8(ascii: "\n")
    let before = light.split(separator: end, omittingEmptySubsequences: false)
    let after = dark.split(separator: end, omittingEmptySubsequences: false)
    guard before.count == after.count else { return nil }
    var classes: [String: Int] = [:]
    var rules: [String] = []
    for (place, (old, new)) in zip(before, after).enumerated() {
      if place > 0 { lines.raw(end) }
      if old == new {
        lines.raw(String(decoding: old, as: UTF8.self))
        continue
      }
      guard let (light, dark) = Self.tags(old, new), let rule = light.rule(for: dark) else {
        return nil
      }
      let number = classes[rule] ?? classes.count + 1
      if classes[rule] == nil { rules.append(".\(prefix)d\(number){\(rule)}\n") }
      classes[rule] = number
      lines.raw("\(light.name) class=\"\(prefix)d\(number)\"")
      lines.raw(String(decoding: old.dropFirst(light.name.utf8.count), as: UTF8.self))
    }
    guard !rules.isEmpty else { return }
    style.literal("@media (prefers-color-scheme:dark){\n")
    for rule in rules { style.raw(rule) }
    style.literal("}\n")
  }

  private static func tags(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> (Tag, Tag)? {
    guard let light = Tag(old), let dark = Tag(new) else { return nil }
    return (light, dark)
  }

  /// The opening tag of a line, with what stands behind it.
  private struct Tag {
    /// The beginning: `<rect`.
    let name: String
    private let paints: [String: String]
    /// The rest: all but the paints.
    private let rest: [String]

    /// The attributes that a rule can change, with the values that they have where they are left out.
    private static let standards = [
      "fill-opacity": "1", "stroke-opacity": "1", "opacity": "1", "fill": "", "stroke": "",
    ]

    init?(_ line: ArraySlice<UInt8>) {
      // In attributes this sign is written as a reference.
      guard let end = line.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let head = String(decoding: line[..<end], as: UTF8.self)
      var parts = head.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
      guard head.hasPrefix("<"), let first = parts.first, let space = first.firstIndex(of: " ")
      else { return nil }
      name = String(first[..<space])
      parts[0] = String(first[space...])
      var paints: [String: String] = [:]
      var rest = [name, String(decoding: line[end...], as: UTF8.self)]
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        let attribute = parts[index].drop { $0 == " " }.dropLast()
        if Self.standards[String(attribute)] != nil {
          paints[String(attribute)] = parts[index + 1]
        } else {
          rest.append("\(attribute)=\(parts[index + 1])")
        }
      }
      self.paints = paints
      self.rest = rest + parts.suffix(1)
    }

    /// Returns the declarations that make another tag of this one, or `nil` if that cannot be.
    func rule(for other: Self) -> String? {
      guard rest == other.rest else { return nil }
      var declarations: [String] = []
      for (attribute, standard) in Self.standards.sorted(by: { $0.key < $1.key }) {
        let (old, new) = (paints[attribute] ?? standard, other.paints[attribute] ?? standard)
        if old == new { continue }
        // A paint that is only there in one appearance has no value in the other.
        guard !old.isEmpty, !new.isEmpty else { return nil }
        declarations.append("\(attribute):\(new)")
      }
      return declarations.joined(separator: ";")
    }
  }
}

extension SVGWriter {
  /// Returns the beginning of ids for a picture, so that pictures in one page do not share any.
  ///
  /// - Parameters:
  ///   - path: The path of the picture in the folder of all.
  ///   - content: The text of the picture without such a beginning, in UTF-8: folders may have pictures of one name.
  /// - Returns: A letter, four letters or digits, and a hyphen.
  /// - Complexity: O(*n*) in the length of the text.
  package static func idPrefix(for path: String, of content: [UInt8]) -> String {
    // FNV-1a: G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm", 32 bits.
    var hash: UInt32 = 0x811C_9DC5
    for byte in path.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for byte in content { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    var digits = [UInt8(ascii: "a") + UInt8(hash % 26)]
    hash /= 26
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    for _ in 0..<4 {
      digits.append(alphabet[Int(hash % 36)])
      hash /= 36
    }
    return String(decoding: digits, as: UTF8.self) + "-"
  }
}
