import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads a text as it was written.
  func text(_ written: WrittenEntry) -> String? {
    guard let text = scalar(written, "a text") else { return nil }
    guard text.count <= Limits.characters else {
      let message =
        "\(quoted(written.key)) has \(text.count) characters, and \(Limits.characters) are allowed"
      report("too-long", message, at: written.value.mark)
      return nil
    }
    return text
  }

  /// Reads `true` or `false`.
  ///
  /// - Parameters:
  ///   - written: The key with what is written.
  ///   - advice: The advice on a value that is neither, or `nil` for none.
  /// - Returns: The value, or `nil` after a report.
  func boolean(_ written: WrittenEntry, advice: String? = nil) -> Bool? {
    if let advice, !written.value.isNothing, written.value.text == nil {
      return wrong(written, "true or false", hint: advice)
    }
    guard let text = scalar(written, "true or false") else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      let word =
        meantBoolean(by: text).map(String.init) ?? nearestWord(to: text, among: ["true", "false"])
      return wrong(written, "true or false", hint: word.map { "write \($0)" } ?? advice)
    }
  }

  /// Returns what somebody meant who wrote another word for true or false.
  private func meantBoolean(by text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1", "shown", "visible", "always": true
    case "no", "off", "n", "false", "0", "hidden", "none", "never": false
    default: nil
    }
  }

  /// Reads one of some words.
  ///
  /// - Parameters:
  ///   - written: The key with what is written.
  ///   - words: The words.
  ///   - meant: The one of them that is meant by what is written, or `nil` for the one that is nearest to it.
  ///   - advice: Other advice, or `nil` for none.
  /// - Returns: The word, or `nil` after a report.
  func word(
    _ written: WrittenEntry,
    _ words: [String],
    meant: String? = nil,
    advice: String? = nil
  ) -> String? {
    if let text = written.value.text, words.contains(text) { return text }
    let nearest = written.value.text.flatMap { text in
      meant ?? meantBoolean(by: text).map { $0 ? "on" : "off" }.flatMap {
        words.contains($0) ? $0 : nil
      }
        ?? Self.word(withNumberOf: text, among: words) ?? nearestWord(to: text, among: words)
    }
    return wrong(
      written,
      words.count == 1 ? quoted(words[0]) : "one of \(quotedList(words))",
      hint: advice ?? nearest.map(writing)
    )
  }

  /// Returns the advice to write a word, in the way of the file.
  func writing(_ word: String) -> String { "write \(isInJSON ? "\"\(word)\"" : quoted(word))" }

  /// Returns the advice to write a key, in the way of the file.
  func writing(key: String, and values: String) -> String {
    if Int(values) != nil { return writing("\(key): \(values)") }
    return isInJSON ? "write \"\(key)\": with \(values)" : "write '\(key): ' and \(values)"
  }

  /// Returns the word whose number is nearest to that of a text, if there is one and all words have numbers, as
  /// versions of the system have.
  private static func word(withNumberOf text: String, among words: [String]) -> String? {
    func number(_ text: String) -> Int? {
      text.split { !("0"..."9").contains($0) }.first.flatMap { Int($0) }
    }
    let numbers = words.compactMap(number)
    guard let wanted = number(text), wanted < 1000, numbers.count == words.count else { return nil }
    return zip(words, numbers).min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0
  }

  /// Reads one of the words of an enumeration.
  @_semantics("optimize.sil.specialize.generic.never")
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ written: WrittenEntry,
    _ type: Choice.Type = Choice.self
  ) -> Choice? {
    let meant = written.value.text.flatMap { MeantChoices.word(of: type, meantBy: $0) }
    return word(written, type.allCases.map(\.rawValue), meant: meant)
      .flatMap { Choice(rawValue: $0) }
  }

  /// Reads a whole number in a range.
  func integer(_ written: WrittenEntry, in range: ClosedRange<Int>) -> Int? {
    let what = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let text = scalar(written, what) else { return nil }
    if let number = parseInteger(text), range.contains(number) { return number }
    return wrong(written, what)
  }

  /// Reads a number in a range.
  func number(
    _ written: WrittenEntry,
    in range: ClosedRange<Double>,
    _ what: String? = nil
  ) -> Double? {
    if let number = written.value.text.flatMap(parseNumber), range.contains(number) {
      return number
    }
    let bounds = "from \(decimalText(range.lowerBound)) to \(decimalText(range.upperBound))"
    return wrong(written, what ?? "a number \(bounds)")
  }

  /// Reads a length or a place along an axis, in points.
  ///
  /// - Parameters:
  ///   - written: The key with what is written.
  ///   - range: The points that can be.
  ///   - automatic: The advice on 'automatic', or `nil` for none.
  /// - Returns: The points, or `nil` after a report.
  func points(
    _ written: WrittenEntry,
    in range: ClosedRange<Double> = -Limits.points...Limits.points,
    automatic: String? = nil
  ) -> CGFloat? {
    guard let text = written.value.text else { return wrong(written, "a number of points") }
    guard let number = parseNumber(text) else {
      let bare = text.prefix { "+-.0123456789".contains($0) }
      let unit = text.dropFirst(bare.count).drop { $0 == " " }.lowercased()
      let isUnit = ["pt", "pts", "point", "points", "px", "pixel", "pixels"].contains(unit)
      let unitHint = isUnit && parseNumber(bare) != nil ? "lengths are points: write \(bare)" : nil
      let hint = unitHint ?? (PlainWord(text).isAutomatic ? automatic : nil)
      return wrong(written, "a number of points", hint: hint)
    }
    guard range.contains(number) else {
      let bounds = "from \(decimalText(range.lowerBound)) to \(decimalText(range.upperBound))"
      return wrong(written, "a number of points \(bounds)")
    }
    return number
  }

  /// Reads a number with an operator before it or alone, for equality.
  func comparison(_ written: WrittenEntry) -> Comparison? {
    let what = "a number or a comparison such as \">= 40\""
    guard let text = scalar(written, what) else { return nil }
    let `operator` = text.prefix { "<>=!".contains($0) }
    let number = text.dropFirst(`operator`.count).drop { $0 == " " }
    guard let value = parseNumber(number), abs(value) <= Limits.contentLength else {
      return wrong(written, what)
    }
    if `operator`.isEmpty { return Comparison(.equal, value) }
    if let known = Comparison.Operator(rawValue: String(`operator`)) {
      return Comparison(known, value)
    }
    let meant = [
      "=": "==", "=>": ">=", "=<": "<=", "<>": "!=", "===": "==", "!": "!=", "!==": "!=",
    ][String(`operator`)]
    return wrong(written, what, hint: meant.map { "write \"\($0) \(number)\"" })
  }

  /// Reads a comparison with a number of things, which is whole and not negative.
  func countComparison(_ written: WrittenEntry) -> Comparison? {
    guard let comparison = comparison(written) else { return nil }
    // Whether it holds changes near the number alone.
    let near = comparison.number.rounded(.down)
    guard
      [0, near - 1, near, near + 1, near + 2].contains(where: {
        $0 >= 0 && comparison.holds(for: $0)
      })
    else {
      let message =
        "\(quoted(written.key)) can never be \(written.value.shown): it is a whole number from 0 on"
      report("impossible-count", message, at: written.value.mark)
      return nil
    }
    return comparison
  }

  /// Reads a comparison with a width or a height, which is not negative.
  func sizeComparison(_ written: WrittenEntry) -> Comparison? {
    guard let comparison = comparison(written) else { return nil }
    guard
      [0, comparison.number, comparison.number + 1].contains(where: {
        $0 >= 0 && comparison.holds(for: $0)
      })
    else {
      let message =
        "\(quoted(written.key)) can never be \(written.value.shown): no view is smaller than 0"
      report("impossible-count", message, at: written.value.mark)
      return nil
    }
    return comparison
  }

  /// Reads a span of time with its unit.
  func duration(_ written: WrittenEntry, allowsZero: Bool = false) -> Duration? {
    let what = "a time with a unit, such as 400ms or 2s"
    guard let text = scalar(written, what) else { return nil }
    let digits = text.prefix { "+-−.0123456789".contains($0) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard let number = parseNumber(digits), ["ms", "s"].contains(unit) else {
      return wrong(written, what, hint: hintForTime(text, digits, unit))
    }
    let milliseconds = unit == "s" ? number * 1000 : number
    guard milliseconds >= 0, allowsZero || milliseconds > 0, milliseconds <= Limits.milliseconds
    else {
      let least = allowsZero ? "0s" : "above 0s"
      let most = "\(Int(Limits.milliseconds / 1000))s"
      return wrong(written, "a time from \(least) to \(most)")
    }
    return .microseconds(Int64((milliseconds * 1000).rounded()))
  }

  private func hintForTime(_ text: String, _ digits: Substring, _ unit: Substring) -> String? {
    if let number = parseNumber(digits), number >= 0 {
      switch unit.lowercased() {
      case "":
        return number < 10 ? "write \(digits)s or \(digits)ms" : "write \(digits)ms or \(digits)s"
      case "ms", "msec", "millisecond", "milliseconds": return "write \(digits)ms"
      case "s", "sec", "second", "seconds": return "write \(digits)s"
      case "m", "min", "minute", "minutes": return "write \(decimalText(number * 60))s"
      default: break
      }
    }
    let parts = text.split(separator: ":").map { Int($0) }
    if parts.count == 2, let minutes = parts[0], let seconds = parts[1], minutes < 10, minutes >= 0
    {
      return "write \(minutes * 60 + seconds)s"
    }
    return nil
  }
}

extension SceneReading {
  /// Reports a value that does not fit its key, and returns `nil`.
  func wrong<Value>(_ written: WrittenEntry, _ what: String, hint: String? = nil) -> Value? {
    let reported = wrongType(written, what)
    if let hint { reported.hint(hint) }
    return nil
  }

  /// Reports a value that does not fit its key.
  @discardableResult
  func wrongType(_ written: WrittenEntry, _ what: String) -> Reported {
    let (key, value) = (quoted(written.key), written.value)
    guard !value.isNothing else {
      // That nothing stands after a key itself was reported.
      guard written.isListed else { return Reported(reading: nil) }
      return report("missing-value", "nothing stands here in \(key)", at: value.mark)
        .hint("write \(what), or delete it")
    }
    return report("wrong-value", "\(key) is \(what), not \(value.shown)", at: value.mark)
  }

  private func scalar(_ written: WrittenEntry, _ what: String) -> String? {
    if let text = written.value.text { return text }
    return wrong(written, what)
  }
}
