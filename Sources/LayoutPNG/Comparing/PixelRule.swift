package import Foundation

/// A rule that says which pixels of two pictures count as the same, for the verdict and for the picture of differences.
package struct PixelRule: Sendable, Hashable {
  /// The tolerance for each pixel, and for their number.
  package var tolerance: PNGComparison.Tolerance
  /// The rectangles whose pixels are not compared, in pixels.
  package var ignored: [CGRect]

  /// The rule that every pixel has to be of the same color.
  package static let exact = Self()

  /// Creates a rule.
  package init(tolerance: PNGComparison.Tolerance = .exact, ignored: [CGRect] = []) {
    (self.tolerance, self.ignored) = (tolerance, ignored)
  }

  /// Returns whether a pixel lies in an ignored rectangle, at least in part.
  func ignores(_ x: Int, _ y: Int) -> Bool {
    ignored.contains { box in
      CGFloat(x) < box.maxX && CGFloat(x + 1) > box.minX && CGFloat(y) < box.maxY
        && CGFloat(y + 1) > box.minY
    }
  }
}

extension PNGComparison {
  /// A tolerance within which pictures count as the same.
  package struct Tolerance: Sendable, Hashable {
    /// A measure of the difference of two pixels.
    package enum Measure: Sendable, Hashable {
      /// The largest difference of a channel, 0 to 255.
      case levels(Int)
      /// The difference that people see, by CIEDE2000.
      case perceptual(Double)

      /// The amount in words.
      var words: String {
        switch self {
        case .levels(let most): "\(most) levels"
        case .perceptual(let most): "\(most) by CIEDE2000"
        }
      }
    }

    /// The greatest difference that does not count.
    package var measure: Measure
    /// The share of the pixels that may differ by more, 0 to 1.
    package var share: Double

    /// The tolerance of no pixel, for the same librsvg, cairo and pixman.
    package static let exact = Self(levels: 0, share: 0)
    /// The tolerance of two levels, and of one pixel in 2,000 by more, for another version of the libraries.
    package static let similar = Self(levels: 2, share: 0.0005)
    /// The tolerance of what people hardly see: 2 by CIEDE2000, and no pixel by more.
    package static let perceptual = Self(measure: .perceptual(2), share: 0)

    /// Creates a tolerance of levels of a channel.
    package init(levels: Int, share: Double) {
      self.init(measure: .levels(levels), share: share)
    }

    /// Creates a tolerance.
    package init(measure: Measure, share: Double) { (self.measure, self.share) = (measure, share) }

    /// Returns whether two pixels differ by more than this, of which the largest difference of a channel is known.
    func isExceeded(by first: UInt32, _ second: UInt32, levels: Int) -> Bool {
      switch measure {
      case .levels(let most): levels > most
      // What differs by one level cannot be seen, and is most of what differs.
      case .perceptual(let most): levels > 1 && ColorDistance.of(first, second) > most
      }
    }
  }
}
