/// The names for the parts of one file, as short as can be.
///
/// They are a, b, … z, aa, ab, … a9, ba, … They have no capital letters: in a page without a document type `.a` and `.A` are the same class.
struct ShortNames {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  /// A name begins with a letter.
  private static let firstCount = 26
  private var count = 0

  /// Returns a name that was not given yet.
  mutating func next() -> String {
    var rest = count
    count += 1
    var length = 1
    var size = Self.firstCount
    while rest >= size {
      rest -= size
      length += 1
      size *= Self.letters.count
    }
    var name = ""
    for _ in 1..<length {
      name.insert(Self.letters[rest % Self.letters.count], at: name.startIndex)
      rest /= Self.letters.count
    }
    name.insert(Self.letters[rest], at: name.startIndex)
    return name
  }
}
