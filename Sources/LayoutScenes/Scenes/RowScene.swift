/// A row with contents of its own.
public struct RowScene: Sendable, Hashable {
  /// The contents and the look of its cell; what is `nil` is as the section says, or the table.
  public var look = CellLook()
  /// The height, or `nil` for that of the section or the table.
  ///
  /// ``RowHeight/automatic`` is as high as the cell wants to be, whatever the section and the table say.
  public var height: RowHeight?
  /// The values that stand for their names in texts, each name once.
  public var values: [RowValue] = []

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The title, in which `{name}` is a value, or `nil` for that of the section or the table.
  ///   - detail: The second line in the same way.
  ///   - values: The values that stand for their names in texts.
  public init(text: String? = nil, detail: String? = nil, values: [RowValue] = []) {
    look.text = text.map { Repeating(CellText(pattern: $0)) }
    look.detail = detail.map { Repeating(CellText(pattern: $0)) }
    self.values = values
  }
}

/// A value of a row that stands for its name in texts.
public struct RowValue: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The value; empty where it is a picture of several parts.
  public var text: String
  /// The picture that the value is, or `nil` for one that its text names, or none.
  public var picture: ImageScene?

  /// Creates a value.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// Creates a value that is a picture of several parts.
  public init(_ name: String, _ picture: ImageScene) {
    self.init(name, "")
    self.picture = picture
  }
}

/// The rows of a section.
public enum RowContent: Sendable, Hashable {
  /// So many rows that differ by their numbers alone, which cost no more than one.
  case count(Int)
  /// Rows with contents of their own.
  case list([RowScene])
  /// Rows of a file.
  case columns(RowColumns)

  /// The number of rows.
  public var count: Int {
    switch self {
    case .count(let count): count
    case .list(let rows): rows.count
    case .columns(let rows): rows.count
    }
  }

  /// Whether rows have contents of their own.
  package var isOwn: Bool {
    switch self {
    case .count: false
    case .list, .columns: true
    }
  }

  /// The contents that a row has of its own, or `nil` if rows differ by their numbers alone.
  package subscript(row: Int) -> RowScene? {
    switch self {
    case .count: nil
    case .list(let rows): rows.indices.contains(row) ? rows[row] : nil
    case .columns(let rows): 0..<rows.count ~= row ? rows[row] : nil
    }
  }

  /// Whether a row has a height of its own.
  package var hasHeights: Bool {
    switch self {
    case .count: false
    case .list(let rows): rows.contains { $0.height != nil }
    case .columns(let rows): rows.hasHeights
    }
  }

  /// Returns the height that a row has of its own, or `nil` for none.
  package func height(ofRow row: Int) -> RowHeight? {
    switch self {
    case .count: nil
    case .list(let rows): rows[row].height
    case .columns(let rows): rows.height(ofRow: row)
    }
  }
}
