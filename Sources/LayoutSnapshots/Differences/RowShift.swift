import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A growth of rows, and what follows from that: the places of the rows below, and of what is in them.
struct RowShift {
  private typealias Place = ElementSubject.RowPlace

  /// A line for each number of points by which rows have grown, with what follows, or none if no row has.
  private(set) var lines: [String] = []
  private var growths: [Place: Int] = [:]
  private var followers: Set<Place> = []

  /// Creates the shift of a comparison.
  ///
  /// - Complexity: O(*n*) in the number of findings and rows.
  init(_ comparison: PictureComparison) {
    var moves: [Place: Int] = [:]
    for finding in comparison.findings {
      guard case .geometry(_, let change?) = finding.news, let place = finding.subject.place else {
        continue
      }
      if finding.subject.part.isEmpty {
        moves[place] = change.down
      } else if abs(change.taller) > abs(growths[place] ?? 0) {
        growths[place] = change.taller
      }
    }
    guard !growths.isEmpty else { return }
    // The first row may have moved for another reason, and so may all that do not follow the one above.
    var above: Place?
    for place in comparison.places {
      if let above, moves[place] ?? 0 == (moves[above] ?? 0) + (growths[above] ?? 0) {
        followers.insert(place)
      }
      above = place
    }
    lines = words(comparison)
  }

  /// Returns whether a finding is said in the lines, or follows from what they say.
  func explains(_ finding: PictureComparison.Finding) -> Bool {
    guard case .geometry(_, let change?) = finding.news, let place = finding.subject.place else {
      return false
    }
    if finding.subject.part.isEmpty { return followers.contains(place) }
    let growth = growths[place] ?? 0
    return growth != 0
      && [change.down, change.taller].allSatisfy { change in
        change == 0 || change.signum() == growth.signum() && abs(change) <= abs(growth)
      }
  }

  private func words(_ comparison: PictureComparison) -> [String] {
    var order: [[String]] = []
    var rows: [[String]: [Int]] = [:]
    for place in comparison.places {
      guard let growth = growths[place] else { continue }
      let points = decimalText(CGFloat(abs(growth)) / 1000)
      let key = [place.role, place.section, "\(points) pt \(growth > 0 ? "taller" : "shorter")"]
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(place.number)
    }
    let explained = comparison.findings.filter(explains)
    // The view whose height says that the row has grown is not counted as one that follows.
    let views = explained.count - growths.count
    return order.enumerated().map { index, key in
      let numbers = rows[key] ?? []
      let all = comparison.places.filter { $0.role == key[0] }
      let subject =
        all.count == numbers.count && all.count > 1
        ? "all \(key[0])s" : FindingWords.rows(key[0], key[1], numbers)
      let following =
        index == 0 && views > 0 ? "; \(views) \(views == 1 ? "view follows" : "views follow")" : ""
      return "\(PrintableText.of(subject)): \(key[2])\(following)"
    }
  }
}
