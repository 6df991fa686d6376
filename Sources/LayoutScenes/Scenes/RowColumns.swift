import Foundation

/// The rows of a file beside a scenario, kept as its columns: a row is made when it is asked for.
public struct RowColumns: Sendable, Hashable {
  /// The number of rows.
  public let count: Int
  /// The names of the columns, in the order of the file.
  package let names: [String]
  /// The texts, one column for each name.
  private let texts: [TextColumn]
  /// The columns of keys other than texts, each with the rows that its different values make.
  private let keys: [Key]
  /// The heights that rows have of their own.
  private let heights: HeightColumn
  /// The pictures of several parts, by the name of their column and what stands in it.
  private let pictures: [String: [String: ImageScene]]

  /// A column of a key.
  struct Key: Sendable, Hashable {
    /// The rows that the different values of the column make, with nothing else.
    var values: [RowScene]
    /// The index of each row's value among these.
    var indices: [UInt32]
  }

  init(
    _ rows: FileRows,
    keys: [Key],
    heights: HeightColumn,
    pictures: [String: [String: ImageScene]]
  ) {
    count = rows.count
    names = rows.names
    texts = rows.columns
    self.keys = keys
    self.heights = heights
    self.pictures = pictures
  }

  /// Whether a row has a height of its own.
  package var hasHeights: Bool { heights.hasHeights }

  /// The row of a number.
  public subscript(row: Int) -> RowScene {
    var scene = RowScene()
    for (name, column) in zip(names, texts) {
      let text = column[row]
      let picture = pictures[name]?[text]
      scene.values.append(picture.map { RowValue(name, $0) } ?? RowValue(name, text))
      switch name {
      case "text": scene.look.text = Repeating(CellText(verbatim: text))
      case "detail" where !text.isEmpty:
        scene.look.detail = Repeating(CellText(verbatim: text))
      default: break
      }
    }
    for key in keys {
      scene.look = scene.look.over(key.values[Int(key.indices[row])].look)
    }
    scene.height = heights[row]
    return scene
  }

  /// Returns the first of some rows for each different kind of cell that they say, and of those that say none.
  ///
  /// - Complexity: O(rows) if a column says kinds of cells, otherwise O(1).
  package func firstRows(ofCellsIn rows: Range<Int>) -> [Int] {
    guard let first = rows.first else { return [] }
    let columns = keys.filter { $0.values.contains { $0.look.cell != nil } }
    var seen: Set<[UInt32]> = []
    return columns.isEmpty
      ? [first] : rows.filter { row in seen.insert(columns.map { $0.indices[row] }).inserted }
  }

  /// Returns the height that a row has of its own, or `nil` for none.
  func height(ofRow row: Int) -> RowHeight? { heights[row] }
}

/// The heights that the rows of a file have of their own; rows behind the last one have none.
///
/// Heights may all differ, so that each is kept by itself and not as a row.
struct HeightColumn: Sendable, Hashable {
  /// The height of each row; one below zero stands for none, and the least one for automatic.
  private var heights: [CGFloat] = []
  /// Whether a row has a height of its own.
  private(set) var hasHeights = false

  /// The height of a row, or `nil` for none.
  subscript(row: Int) -> RowHeight? {
    guard hasHeights, row < heights.count else { return nil }
    let height = heights[row]
    return height >= 0 ? .fixed(height) : height == Self.automatic ? .automatic : nil
  }

  private static let automatic = -CGFloat.greatestFiniteMagnitude

  /// Adds the height of the row that comes next.
  mutating func append(_ height: RowHeight?) {
    switch height {
    case nil: heights.append(-1)
    case .automatic: heights.append(Self.automatic)
    case .repeating(let lengths): heights.append(lengths[0])
    }
    hasHeights = hasHeights || height != nil
  }

  /// Adds a height of some points.
  mutating func append(_ height: CGFloat) {
    heights.append(height)
    hasHeights = true
  }
}
