/// A namespace for the references of XML: `&lt;`, `&#10;`, `&#x41;`.
package enum CharacterReferences {
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
  /// The number of characters that no name of a reference exceeds.
  package static let longest = 8

  /// Returns the characters for the bytes between tags or quotes, in which an unknown reference stays as it is.
  package static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let first = rest.first {
      if first == UInt8(ascii: "&"),
        let end = rest.prefix(longest + 2).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(called: rest[(rest.startIndex + 1)..<end])
      {
        result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        rest = rest[(end + 1)...]
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character of a name between `&` and `;`, or `nil` if there is no such name.
  package static func scalar(called name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }
}
