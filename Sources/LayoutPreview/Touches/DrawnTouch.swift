package import Foundation

/// A touch that was drawn with the mouse: places and times from press to release.
package struct DrawnTouch: Sendable, Hashable {
  /// A place of the finger at a time.
  package struct Sample: Sendable, Hashable {
    /// The place, in points of the screen.
    package var point: CGPoint
    /// The milliseconds since the finger went down.
    package var time: Double
  }

  /// The samples, at least one, in the order of their times.
  package let samples: [Sample]

  /// The greatest number of samples: some minutes of drawing.
  private static let limit = 20_000

  /// Creates a touch from `39,257,0;39,260,16;…`: x, y and milliseconds of each sample.
  package init(_ text: String) throws(PreviewMistake) {
    var samples: [Sample] = []
    for part in text.split(separator: ";") {
      let numbers = part.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 3, numbers.allSatisfy({ abs($0) < 1e7 }), samples.count < Self.limit,
        numbers[2] >= samples.last?.time ?? 0
      else { throw PreviewMistake("this is no touch that was drawn") }
      samples.append(Sample(point: CGPoint(x: numbers[0], y: numbers[1]), time: numbers[2]))
    }
    guard !samples.isEmpty else { throw PreviewMistake("this is no touch that was drawn") }
    self.samples = samples
  }

  /// The few samples between which the finger goes in straight lines at an even speed, the first and the
  /// last among them.
  ///
  /// No sample is further than a few points from where that puts the finger at its time, which a selection
  /// does not notice: it is decided by rows.
  var corners: [Sample] {
    var corners = [samples[0]]
    var start = 0
    while start < samples.count - 1 {
      // The stretch doubles while it is straight, and then its end is searched for.
      var end = start + 1
      var bent = samples.count
      while bent - end > 1 {
        let next =
          bent == samples.count ? min(start + 2 * (end - start), bent - 1) : (end + bent) / 2
        if isStraight(start, next) { end = next } else { bent = next }
      }
      corners.append(samples[end])
      start = end
    }
    return corners
  }

  /// Returns whether all samples between two are near the even way from one to the other.
  private func isStraight(_ start: Int, _ end: Int) -> Bool {
    let (first, last) = (samples[start], samples[end])
    let duration = last.time - first.time
    return samples[start...end].allSatisfy { sample in
      let share = duration > 0 ? (sample.time - first.time) / duration : 1
      let x = first.point.x + (last.point.x - first.point.x) * share
      let y = first.point.y + (last.point.y - first.point.y) * share
      return hypot(sample.point.x - x, sample.point.y - y) <= Self.tolerance
    }
  }

  /// The greatest distance of a sample from the way of the steps, in points.
  private static let tolerance = 6.0
}
