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

extension SceneReading {
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
