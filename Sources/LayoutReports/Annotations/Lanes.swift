import Foundation

/// A set of lanes for ranges, as many as it takes that none touch each other.
struct Lanes {
  private var lanes: [[ClosedRange<CGFloat>]] = []

  /// The number of lanes.
  var count: Int { lanes.count }

  /// Adds a range to the first lane in which nothing is as near as a gap, in points, and returns the lane's place.
  mutating func add(_ range: ClosedRange<CGFloat>, gap: CGFloat) -> Int {
    let free = lanes.firstIndex { lane in
      !lane.contains {
        $0.lowerBound - gap < range.upperBound && range.lowerBound < $0.upperBound + gap
      }
    }
    let lane = free ?? lanes.count
    if free == nil { lanes.append([]) }
    lanes[lane].append(range)
    return lane
  }
}
