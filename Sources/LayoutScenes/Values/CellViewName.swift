import Foundation

/// The name of a view in the cell of a row: `title in row 3`.
package struct CellViewName {
  /// The name of the view in its cell.
  package let view: String
  /// The row.
  package let row: RowAddress
  /// The name of what is at the trailing edge of every row, whatever else it is called.
  package static let accessory = "accessory"

  /// Creates the name that a text means, or `nil` if the text names no row.
  package init?(_ text: String) {
    let parts = text.components(separatedBy: " in row ")
    guard let last = parts.last, parts.count > 1, let row = RowAddress(numbers: last) else {
      return nil
    }
    self.row = row
    view = parts.dropLast().joined(separator: " in row ")
  }
}

extension RowAddress {
  /// Creates the row that a text such as `row 3` or `row 1/3` means, or `nil` if it means none.
  package init?(name: String) {
    guard name.hasPrefix("row ") else { return nil }
    self.init(numbers: String(name.dropFirst(4)))
  }

  fileprivate init?(numbers text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
    case (1, let row?, _) where row >= 0: self.init(row: row)
    case (2, let section?, let row?) where section >= 0 && row >= 0:
      self.init(section: section, row: row)
    default: return nil
    }
  }
}
