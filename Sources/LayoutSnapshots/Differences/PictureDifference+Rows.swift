import Foundation

extension PictureDifference {
  /// A row that is selected in one of two pictures alone.
  package struct SelectionChange: Sendable, Hashable {
    /// The names that the row may have: "row 1/7", or "row 7" and "row 0/7" in the first section.
    package let names: [String]
    /// Whether it is selected in the new picture.
    package let isSelected: Bool
  }

  /// Returns the rows that are selected in one of both pictures alone, from the top; none if these cannot be compared.
  ///
  /// - Complexity: That of the comparison, which is done once more.
  package func selectionChanges(golden: [UInt8], picture: [UInt8]) -> [SelectionChange] {
    guard firstLine != nil, Self.obstacle(golden, picture) == nil else { return [] }
    let comparison = PictureComparison(
      from: PictureReader.read(golden),
      to: PictureReader.read(picture)
    )
    return comparison.findings.compactMap { finding in
      guard case .state(let words) = finding.news, let place = finding.subject.place,
        place.role == "row", finding.subject.part.isEmpty
      else { return nil }
      let changes = words.components(separatedBy: ", ")
      let names =
        ["", "0/"].contains(place.section)
        ? ["row \(place.number)", "row 0/\(place.number)"]
        : ["row \(place.section)\(place.number)"]
      if changes.contains("not selected → selected") {
        return .init(names: names, isSelected: true)
      }
      return changes.contains("selected → not selected")
        ? .init(names: names, isSelected: false) : nil
    }
  }
}
