import Foundation

/// The heights of the sections of a table, added up in pairs, so that a section is found at a coordinate
/// and a height changes in time logarithmic in the number of sections.
///
/// A complete binary tree in one array: the node at `index` is the sum of those at `2 · index` and
/// `2 · index + 1`. A section and a coordinate are found by the same descent that adds up the same sums
/// in the same order, so that both agree to the last bit.
struct SectionLengths: Sendable {
  /// The number of sections.
  let count: Int
  /// The coordinate at which the first one begins.
  let start: CGFloat
  private var sums: [CGFloat]
  private let leafCount: Int

  /// Creates the sums of sections' heights.
  init(_ lengths: [CGFloat], start: CGFloat) {
    count = lengths.count
    self.start = start
    // One leaf more than sections: its beginning is the end of the last one.
    var leafCount = 1
    while leafCount < lengths.count + 1 { leafCount *= 2 }
    self.leafCount = leafCount
    sums = Array(repeating: 0, count: 2 * leafCount)
    sums.replaceSubrange(leafCount..<leafCount + lengths.count, with: lengths)
    for index in stride(from: leafCount - 1, to: 0, by: -1) {
      sums[index] = sums[2 * index] + sums[2 * index + 1]
    }
  }

  /// The end of the last section.
  var end: CGFloat { top(of: count) }

  /// Returns the top of a section, or the end of the last one for the number of sections.
  ///
  /// - Complexity: O(log sections).
  func top(of section: Int) -> CGFloat {
    precondition(section >= 0 && section <= count, "section \(section) of \(count)")
    var top = start
    var node = 1
    var half = leafCount / 2
    while node < leafCount {
      node *= 2
      if section & half != 0 {
        top += sums[node]
        node += 1
      }
      half /= 2
    }
    return top
  }

  /// Returns the last section that begins at `y` or above, or `nil` outside of the sections.
  ///
  /// - Complexity: O(log sections).
  func section(at y: CGFloat) -> Int? {
    guard y >= start, y < end else { return nil }
    var top = start
    var node = 1
    while node < leafCount {
      node *= 2
      let middle = top + sums[node]
      if y >= middle {
        top = middle
        node += 1
      }
    }
    return min(node - leafCount, count - 1)
  }

  /// Changes the height of a section.
  ///
  /// - Complexity: O(log sections).
  mutating func setLength(_ length: CGFloat, of section: Int) {
    precondition(section >= 0 && section < count, "section \(section) of \(count)")
    var node = leafCount + section
    sums[node] = length
    while node > 1 {
      node /= 2
      sums[node] = sums[2 * node] + sums[2 * node + 1]
    }
  }
}
