import LayoutDiagnostics

extension Diagnostic {
  /// The message without its amounts, which is the same from run to run: numbers in names stay.
  var cause: String {
    var cause = ""
    var word = ""
    for character in message + " " {
      if character.isLetter || character.isNumber || "_.-".contains(character) {
        word.append(character)
        continue
      }
      if Double(word) == nil { cause += word }
      word = ""
      cause.append(character)
    }
    return String(cause.dropLast())
  }
}
