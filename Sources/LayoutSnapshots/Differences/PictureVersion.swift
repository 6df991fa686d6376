import LayoutSVG

/// The version of the form in which a picture is written: `data-layoutsim="1"` at its `<svg>`.
enum PictureVersion {
  /// The attribute that says the version.
  static let attribute = "data-layoutsim"
  /// The version that this package writes, 1 for pictures that give none.
  static let current = SVGWriter.formatVersion

  /// Returns the version of a picture, as it is written, if it is newer than this package reads, or else `nil`.
  ///
  /// - Complexity: O(1); only the first element is read.
  static func newer(in bytes: [UInt8]) -> String? {
    guard let root = PictureReader.root(of: bytes), let version = root[attribute],
      !version.isEmpty, version.utf8.allSatisfy({ (48...57).contains($0) }),
      Int(version).map({ $0 > current }) ?? true
    else { return nil }
    return version.count > 20 ? "\(version.prefix(20))…" : version
  }

  /// Returns whether a golden is a picture, but for the version, which it does not say.
  static func isMissing(in golden: [UInt8], of picture: [UInt8]) -> Bool {
    let word = Array(" \(attribute)=\"\(current)\"".utf8)
    guard golden.count + word.count == picture.count else { return false }
    let same = zip(golden, picture).prefix { $0 == $1 }.count
    // The golden continues with the rest of the line, which may begin with the letters of the word.
    return (max(0, same - word.count)...same).contains { start in
      picture[start...].starts(with: word)
        && golden[start...].elementsEqual(picture[(start + word.count)...])
    }
  }
}
