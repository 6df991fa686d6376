package import Foundation

extension PictureDifference {
  /// A place that a line of a difference is about.
  package struct Place: Sendable, Hashable {
    /// The rectangle on the screen, in points.
    package let box: CGRect
    /// Whether it is a place in the golden, and not in the new picture.
    package let isInGolden: Bool
  }

  /// The greatest number of places of one line.
  private static let mostPlaces = 60

  /// Returns the places that each line is about, in the order of the lines.
  ///
  /// What was removed has its place in the golden, what has moved one in each picture, and everything else in the new
  /// one. A line about the whole picture, or about what is not on the screen, has none.
  ///
  /// - Parameters:
  ///   - golden: The golden from which the difference was made.
  ///   - picture: The picture from which it was made.
  /// - Returns: A list for each line.
  /// - Complexity: That of the comparison, which is done once more.
  package func places(golden: [UInt8], picture: [UInt8]) -> [[Place]] {
    let none = lines.map { _ in [Place]() }
    guard firstLine != nil, Self.obstacle(golden, picture) == nil else { return none }
    let (old, new) = (PictureReader.read(golden), PictureReader.read(picture))
    let comparison = PictureComparison(from: old, to: new)
    let found = FindingWords.lines(for: comparison)
    guard found.map(\.words) == lines else { return none }
    let (oldBoxes, newBoxes) = (ElementBoxes(old), ElementBoxes(new))
    return found.map { line in
      var places: [Place] = []
      for finding in line.findings where places.count < Self.mostPlaces {
        let isRemoved = if case .removed = finding.news { true } else { false }
        let box = isRemoved ? oldBoxes[finding.element] : newBoxes[finding.element]
        if let box { places.append(Place(box: box, isInGolden: isRemoved)) }
        guard !isRemoved, let origin = comparison.origin(of: finding.element),
          let former = oldBoxes[origin], former != box
        else { continue }
        places.append(Place(box: former, isInGolden: true))
      }
      return places
    }
  }
}
