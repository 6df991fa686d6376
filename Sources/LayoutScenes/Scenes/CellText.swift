import LayoutDiagnostics

/// A text with places for the values of a row.
public struct CellText: Sendable, Hashable {
  /// The text, in which `{name}` is the value of that name, `{row}` and `{section}` are the numbers, counted
  /// from 0, and `{{` is a brace.
  public var pattern: String

  /// The text of a cell by default: "Row 3".
  public static let standard = Self(pattern: "Row {row}")

  /// Creates a text.
  public init(pattern: String) { self.pattern = pattern }

  /// Creates a text that stands for itself, braces and all.
  package init(verbatim text: String) { pattern = text.replacing("{", with: "{{") }

  /// Returns the text of a row without values of its own.
  public func text(of row: RowAddress) -> String { text(of: RowValues(row)) }

  /// Returns the text of one row.
  package func text(of values: RowValues) -> String {
    pattern.replacingPlaceholders(doublingBraces: true) { values[$0] }
  }

  /// The names between braces.
  var names: [Substring] {
    pattern.pieces(doublingBraces: true).compactMap {
      if case .place(let name) = $0 { name } else { nil }
    }
  }
}

extension ValueReader where Value == CellText {
  /// A text with places for values.
  static var cellText: Self { cellText(naming: []) }

  /// Returns a reader of a text with places for values, some of which have names of their own.
  static func cellText(naming others: [String]) -> Self {
    Self("a text with {row}, {section} and the names of values", .text) { reading, written in
      guard let text = reading.text(written) else { return nil }
      guard !reading.names.isRowUnknown else { return CellText(pattern: text) }
      let known = RowValues.numbers + others + reading.names.row
      reading.checkPlaceholders(
        written,
        known,
        else: known == RowValues.numbers
          ? "only '{row}' and '{section}' stand for numbers"
          : "what stands for something is \(quotedList(known.map { "{\($0)}" }))",
        doublingBraces: !reading.isOfFirstVersion
      ) { known.contains(String($0)) }
      guard reading.isOfFirstVersion else { return CellText(pattern: text) }
      // Braces of the first version stand for themselves where they stand for no number.
      let (pattern, doubled) = text.doublingLoneBraces
      if !doubled.isEmpty { reading.doubledBraces[written.value.mark] = doubled }
      return CellText(pattern: pattern)
    }
    .shown { $0.pattern }
  }
}

extension ValueReader where Value == String {
  /// A text that a view shows, with places for values where the views are that have some.
  static var viewText: Self { Self("a text", .text) { $0.viewText($1) } }

  /// The text of a label, in which the first version of the language has places for numbers of rows, too.
  static var labelText: Self {
    Self("a text", .text) { reading, written in
      guard case .ofRow = reading.views.textValues, reading.isOfFirstVersion else {
        return reading.viewText(written)
      }
      return ValueReader<CellText>.textOfView.read(reading, written)?.pattern
    }
  }
}

extension ValueReader where Value == CellText {
  /// A text of a view in a cell, which may have title and detail of the row in it.
  fileprivate static var textOfView: Self { cellText(naming: ["text", "detail"]) }
}

extension SceneReading {
  /// Reads a text of a view; where no values stand in it, it is not changed.
  ///
  /// Braces of the first version of the language stand for themselves.
  fileprivate func viewText(_ written: WrittenEntry) -> String? {
    guard let text = text(written) else { return nil }
    switch views.textValues {
    case .none: return text
    case .ofRow, .ofEdge:
      guard isOfFirstVersion else { break }
      let braces = text.count { $0 == "{" }
      if braces > 0 { doubledBraces[written.value.mark] = Array(0..<braces) }
      return CellText(verbatim: text).pattern
    }
    guard case .ofEdge(let names) = views.textValues else {
      return ValueReader<CellText>.textOfView.read(self, written)?.pattern
    }
    checkPlaceholders(
      written,
      names,
      else: names.isEmpty
        ? "nothing has a value here; a brace is written '{{'"
        : "what stands for something is \(quotedList(names.map { "{\($0)}" }))",
      doublingBraces: true
    ) { names.contains(String($0)) }
    return text
  }

  /// Reports braces that stand for nothing.
  func checkPlaceholders(
    _ written: WrittenEntry,
    _ words: [String],
    else hint: String,
    doublingBraces: Bool = false,
    _ isKnown: (Substring) -> Bool
  ) {
    for piece in (written.value.text ?? "").pieces(doublingBraces: doublingBraces) {
      guard case .place(let name) = piece, !isKnown(name) else { continue }
      let message = "'{\(name)}' stands for nothing in \(quoted(written.key))"
      report("unknown-placeholder", message, at: written.value.mark)
        .hint(nearestWord(to: String(name), among: words).map { "write '{\($0)}'" } ?? hint)
    }
  }
}
