import Foundation

extension TableGeometry {
  /// What logs call a row: `row 3`, or `row 1/3` in a table with several sections.
  package func name(ofRow row: Int) -> String {
    let path = indexPath(ofRow: row)
    return numberOfSections > 1 ? "row \(path[0])/\(path[1])" : "row \(path[1])"
  }
}
