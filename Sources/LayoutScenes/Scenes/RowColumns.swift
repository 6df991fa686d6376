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
  /// Whether a row has a height of its own.
  package let hasHeights: Bool

  /// A column of a key.
  struct Key: Sendable, Hashable {
    /// The rows that the different values of the column make, with nothing else.
    var values: [RowScene]
    /// The index of each row's value among these.
    var indices: [UInt32]
  }

  init(_ rows: FileRows, keys: [Key]) {
    count = rows.count
    names = rows.names
    texts = rows.columns
    self.keys = keys
    hasHeights = keys.contains { $0.values.contains { $0.height != nil } }
  }

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
      let value = key.values[Int(key.indices[row])]
      scene.look = scene.look.over(value.look)
      scene.height = scene.height ?? value.height
    }
    return scene
  }

  /// Returns the height that a row has of its own, or `nil` for none.
  func height(ofRow row: Int) -> CGFloat? {
    guard hasHeights else { return nil }
    return keys.lazy.compactMap { $0.values[Int($0.indices[row])].height }.first
  }
}
