import LayoutReports

extension RecordedRun {
  /// The greatest number of runs of a page that are recorded, and of moments of all of them.
  private static let limits = (runs: 40, moments: 2400)
  /// The least and the greatest number of moments of one run.
  private static let momentsOfOne = 30...240

  /// Returns which of some runs a page records: the first ones of many, and the fewer moments of each the more they are.
  ///
  /// - Parameter places: The places of the runs that are wanted.
  /// - Returns: The first of the places, and the greatest number of moments of each.
  static func choice(of places: [Int]) -> (places: [Int], mostMoments: Int) {
    let chosen = Array(places.prefix(limits.runs))
    let range = momentsOfOne
    let count = limits.moments / max(1, chosen.count)
    return (chosen, min(max(count, range.lowerBound), range.upperBound))
  }
}
