/// How device names are compared.
enum DeviceName {
  /// More characters than any name has; what is longer is cut before it is compared.
  private static let longest = 64

  /// Returns the letters and digits of a name in lower case.
  static func key(of name: String) -> [Character] {
    Array(name.lowercased().lazy.filter { $0.isLetter || $0.isNumber }.prefix(longest))
  }
}
