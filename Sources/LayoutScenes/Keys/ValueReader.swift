import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A way to read the value after a key, with the words of the language page for it.
struct ValueReader<Value>: Sendable {
  /// The words for what can be written.
  let values: String
  /// The function that says the shape of what can be written, for maps that hold each other.
  let makeShape: @Sendable () -> ValueShape
  /// A value to begin with, as it is written, or `nil` if its shape says enough.
  private(set) var sample: String?
  /// Whether nothing may stand after the key.
  let allowsNothing: Bool
  /// The words for a value; nil for nothing worth saying.
  private(set) var text: @Sendable (Value) -> String? = { _ in nil }
  /// The function that puts right a value from code that no file could say, or `nil` if a file can say all.
  private(set) var correction: Repair<Value>?
  /// The function that reads what is written; nil after a report.
  let read: @Sendable (SceneReading, WrittenEntry) -> Value?

  /// Creates a reader.
  init(
    _ values: String,
    _ shape: @autoclosure @escaping @Sendable () -> ValueShape = .anything,
    allowsNothing: Bool = false,
    read: @escaping @Sendable (SceneReading, WrittenEntry) -> Value?
  ) {
    self.values = values
    makeShape = shape
    self.allowsNothing = allowsNothing
    self.read = read
  }

  /// Returns the reader with other words for the possible values.
  @_semantics("optimize.sil.specialize.generic.never")
  func described(_ values: String) -> Self {
    var reader = Self(values, makeShape(), allowsNothing: allowsNothing, read: read)
    reader.sample = sample
    reader.correction = correction
    return reader.shown(text)
  }

  /// Puts right a value from code that no file could say.
  func repair(_ value: inout Value, _ path: String) -> [Replacement] {
    correction?(&value, path) ?? []
  }

  /// The shape of what can be written.
  var shape: ValueShape { makeShape() }

  /// Returns the reader with a value that shows how one is written.
  func example(_ text: String) -> Self {
    var reader = self
    reader.sample = text
    return reader
  }

  /// Returns the reader with the text of a value.
  func shown(_ text: @escaping @Sendable (Value) -> String?) -> Self {
    var reader = self
    reader.text = text
    return reader
  }

  /// Returns the reader with a correction of values from code.
  func repaired(_ correction: Repair<Value>?) -> Self {
    var reader = self
    reader.correction = correction
    return reader
  }
}

extension ValueReader where Value == Bool {
  static var boolean: Self { boolean() }

  /// Returns a reader with advice on what is neither true nor false.
  static func boolean(advice: String? = nil) -> Self {
    Self("true, false", .boolean) { $0.boolean($1, advice: advice) }.shown { "\($0)" }
  }
}

extension ValueReader where Value == String {
  static var text: Self {
    Self("a text", .text) { $0.text($1) }.shown { $0.isEmpty ? nil : $0 }
      .repaired { text, path in
        let count = text.count
        guard count > Limits.characters else { return [] }
        text = String(text.prefix(Limits.characters))
        return [
          Replacement(path, "a text of \(count) characters", "its first \(Limits.characters)")
        ]
      }
  }

  /// Returns a reader of a text that says something.
  static func words(hint: String) -> Self {
    Self("a text", .text) { reading, written in
      guard let text = reading.text(written) else { return nil }
      guard text.allSatisfy(\.isWhitespace) else { return text }
      reading.report("missing-value", "\(quoted(written.key)) is empty", at: written.value.mark)
        .hint(hint)
      return nil
    }
  }

  /// The reader of the words for people who cannot see a picture.
  static var alternativeText: Self {
    words(hint: "say what is shown, or delete 'alt': then that is written from the scene")
  }
}

extension ValueReader where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// A reader of one of the words of an enumeration.
  static var choice: Self {
    @_semantics("optimize.sil.specialize.generic.never")
    get {
      let words = Value.allCases.map(\.rawValue)
      return Self(words.joined(separator: ", "), .words(words)) { $0.choice($1) }
        .shown { $0.rawValue }
    }
  }
}

/// A choice of UIKit's that a file writes as one of some words.
protocol WrittenChoice: Equatable, MeantChoice {
  /// The words, in the order of the language page.
  static var words: [(word: String, choice: Self)] { get }
  /// Returns the advice on a word that is none of these and not near one, or `nil` if there is none.
  static func advice(on word: String) -> String?
}

extension WrittenChoice {
  static var meanings: KeyValuePairs<Self, String> { [:] }

  static func advice(on word: String) -> String? { nil }

  /// The word of the choice.
  fileprivate var word: String? { Self.words.first { $0.choice == self }?.word }
}

extension ValueReader where Value: WrittenChoice {
  /// A reader of one of the words of a choice.
  static var choice: Self {
    let words = Value.words.map(\.word)
    return Self(words.joined(separator: ", "), .words(words)) { reading, written in
      let text = written.value.text
      let advice = text.flatMap { Value.advice(on: $0) }
      let meant = text.flatMap { Value.meant(by: $0) }?.word
      let word = reading.word(written, words, meant: meant, advice: advice)
      return Value.words.first { $0.word == word }?.choice
    }
    .shown(\.word)
  }
}

extension ValueReader where Value == Int {
  /// Returns a reader of a whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self("\(range.lowerBound) to \(range.upperBound)", .integer(range)) {
      $0.integer($1, in: range)
    }
    .shown { "\($0)" }
    .repaired { number, path in
      let used = min(max(number, range.lowerBound), range.upperBound)
      guard used != number else { return [] }
      defer { number = used }
      return [Replacement(path, "\(number)", "\(used)")]
    }
  }

  /// A number of rows or options.
  static var number: Self { integer(in: 0...Limits.rows).described("a number") }
}

extension ValueReader where Value == CGFloat {
  static var points: Self { points(in: -Limits.points...Limits.points) }
  /// A length, which is not negative.
  static var length: Self { points(in: 0...Limits.points) }

  static func points(in range: ClosedRange<Double>) -> Self {
    Self("points", .number(range)) { $0.points($1, in: range) }
      .shown { decimalText($0) }
      .repaired { number, path in
        guard !range.contains(number) else { return [] }
        defer { number = 0 }
        return [Replacement(path, decimalText(number))]
      }
  }
}

extension ValueReader where Value: Sendable {
  /// Returns a reader of a number of rows a second, or of a word.
  static func rowsPerSecond(
    or words: [(word: String, speed: Value)],
    isHinted: Bool = true,
    _ speed: @escaping @Sendable (Double) -> Value,
    of rows: @escaping @Sendable (Value) -> Double?
  ) -> Self {
    let names = words.map(\.word)
    let shape = ValueShape.any([.words(names), .number(0...Limits.rowsPerSecond)])
    return Self("\(names.joined(separator: ", ")) or rows a second", shape) { reading, written in
      let text = written.value.text ?? ""
      if let word = words.first(where: { $0.word == text }) { return word.speed }
      if let number = parseNumber(text), Limits.canScroll(rowsPerSecond: number) {
        return speed(number)
      }
      let nearest = isHinted ? nearestWord(to: text, among: names) : nil
      let list = names.map { quoted($0) }.joined(separator: ", ")
      let most = decimalText(Limits.rowsPerSecond)
      return reading.wrong(
        written,
        "\(list) or a number of rows a second, above 0 and up to \(most)",
        hint: nearest.map { "write '\($0)'" }
      )
    }
    .repaired { value, path in
      guard let rows = rows(value), !Limits.canScroll(rowsPerSecond: rows) else { return [] }
      return [Replacement(path, decimalText(rows))]
    }
  }
}

extension ValueReader where Value == Color {
  static var color: Self {
    Self("'#rrggbb' in quotes or the name of a color", .suggestion(SceneReading.colorNames)) {
      $0.color($1)
    }
  }
}

extension ValueReader where Value == Duration {
  static var duration: Self { duration(allowsZero: false) }

  static func duration(allowsZero: Bool) -> Self {
    Self("a time", .time) { $0.duration($1, allowsZero: allowsZero) }
      .repaired { time, path in
        guard time < .zero || time > .milliseconds(Limits.milliseconds) else { return [] }
        defer { time = .zero }
        return [Replacement(path, "\(time.inSecondsText) s")]
      }
      .shown { ScenarioLimits.text(of: $0) }
  }
}

extension ValueReader where Value == Comparison {
  /// A measure of a view or of its content.
  static var measure: Self { Self("points or a comparison", .comparison) { $0.comparison($1) } }
  /// A width or a height of a view.
  static var sizeMeasure: Self {
    Self("points or a comparison", .comparison) { $0.sizeComparison($1) }
  }
  /// A number of things.
  static var count: Self {
    Self("a number or a comparison", .comparison) { $0.countComparison($1) }
  }
}

extension ValueReader where Value == WrittenEntry {
  /// Returns a reader of something that the map reads itself, with other keys in view.
  static func written(
    _ values: String,
    _ shape: @autoclosure @escaping @Sendable () -> ValueShape = .anything
  ) -> Self {
    Self(values, shape()) { $1 }
  }
}

extension ValueReader {
  /// Returns a reader of a map with keys of its own.
  @_semantics("optimize.sil.specialize.generic.never")
  static func map<Map: KeyMap>(_ map: Map.Type, _ values: String = "a map") -> Self
  where Map.Value == Value {
    Self(values, .map(map.keys.group)) { $0.map($1, map) }
      .repaired { map.repair(&$0, at: $1) }
  }

  /// Returns a reader of a list whose entries are read one by one.
  static func list<Element>(
    of what: String,
    _ values: String,
    _ shape: @autoclosure @escaping @Sendable () -> ValueShape = .anything,
    _ read: @escaping @Sendable (SceneReading, WrittenValue) -> Element?
  ) -> Self where Value == [Element] {
    Self(values, .list(shape())) { reading, written in
      reading.list(written, of: what) { read(reading, $0) }
    }
  }
}
