/// A word in small letters, without signs and UIKit's prefix: "datepicker" of "UIDatePicker" and of "date-picker".
struct PlainWord: Hashable {
  private let letters: String

  init(_ word: some StringProtocol) {
    let isOfUIKit = word.hasPrefix("UI") && word.dropFirst(2).first?.isUppercase == true
    let name = isOfUIKit ? String(word.dropFirst(2)) : String(word)
    letters = String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }

  /// Whether it means that something is as large as it wants to be.
  var isAutomatic: Bool {
    ["auto", "automatic", "automaticdimension", "tableviewautomaticdimension"].contains(letters)
  }

  /// Returns the words of a text with spaces between them.
  static func list(_ text: String) -> Set<Self> {
    Set(text.split(separator: " ").map { Self($0) })
  }
}
