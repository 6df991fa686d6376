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

  /// A column of a key.
  struct Key: Sendable, Hashable {
    /// The rows that the different values of the column make, with nothing else.
    var values: [RowScene]
    /// The index of each row's value among these.
    var indices: [UInt32]
  }

  init(_ rows: FileRows, keys: [Key], heights: HeightColumn) {
    count = rows.count
    names = rows.names
    texts = rows.columns
    self.keys = keys
    self.heights = heights
  }

  /// Whether a row has a height of its own.
  package var hasHeights: Bool { heights.hasHeights }

  /// The row of a number.
  public subscript(row: Int) -> RowScene {
    var scene = RowScene()
    for (name, column) in zip(names, texts) {
      let text = column[row]
      scene.values.append(RowValue(name, text))
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

  /// Returns the height that a row has of its own, or `nil` for none.
  func height(ofRow row: Int) -> CGFloat? { heights[row] }
}

/// The heights that the rows of a file have of their own; rows behind the last one have none.
///
/// Heights may all differ, so that each is kept by itself and not as a row.
struct HeightColumn: Sendable, Hashable {
  /// The height of each row; a negative one stands for none.
  private var heights: [CGFloat] = []
  /// Whether a row has a height of its own.
  private(set) var hasHeights = false

  /// The height of a row, or `nil` for none.
  subscript(row: Int) -> CGFloat? {
    guard hasHeights, row < heights.count, heights[row] >= 0 else { return nil }
    return heights[row]
  }

  /// Adds the height of the row that comes next.
  mutating func append(_ height: CGFloat?) {
    heights.append(height ?? -1)
    hasHeights = hasHeights || height != nil
  }
}
