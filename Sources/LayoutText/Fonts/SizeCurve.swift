import LayoutGeometry

/// A number that goes by the point size: in a line between the sizes of its table, level beyond them.
package struct SizeCurve {
  private let points: [(size: Int, value: Int)]
  private let unit: Double

  /// Returns the space that the system font adds to each character, in em.
  ///
  /// Apple publishes it. If enough labels were found, it is fitted with the widths of letters.
  package static func tracking(size: Double) -> Double {
    Self(points: trackingPoints, unit: 100_000).value(at: size)
  }

  /// Returns the share that the title cut of the system font has, 0 to 1: an S from 17 to 28 points.
  package static func displayShare(size: Double) -> Double {
    Self(points: displaySharePoints, unit: 100).value(at: size)
  }

  private func value(at size: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if size <= Double(first.size) { return Double(first.value) / unit }
    if size >= Double(last.size) { return Double(last.value) / unit }
    let above = points.firstIndex { Double($0.size) >= size } ?? points.count - 1
    let (low, high) = (points[above - 1], points[above])
    let share = (size - Double(low.size)) / Double(high.size - low.size)
    return (Double(low.value) + share * Double(high.value - low.value)) / unit
  }
}
