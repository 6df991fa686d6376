/// A namespace for the comparison of device names.
enum DeviceName {
  /// The number of characters that are compared, more than any name has.
  private static let longest = 64

  /// Returns the letters and digits of a name in lower case.
  static func key(of name: String) -> [Character] {
    Array(name.lowercased().lazy.filter { $0.isLetter || $0.isNumber }.prefix(longest))
  }
}
