package import Foundation

/// A comparison of two pictures of one size.
package struct PNGComparison: Sendable, Hashable, CustomStringConvertible {
  /// A tolerance within which pictures count as the same.
  package struct Tolerance: Sendable, Hashable {
    /// The largest invisible difference of a channel, 0 to 255.
    package var levels: Int
    /// The share of the pixels that may differ by more, 0 to 1.
    package var share: Double

    /// The tolerance of no pixel, for the same librsvg, cairo and pixman.
    package static let exact = Self(levels: 0, share: 0)
    /// The tolerance of two levels, and of one pixel in 2,000 by more, for another version of the libraries.
    package static let similar = Self(levels: 2, share: 0.0005)

    package init(levels: Int, share: Double) {
      self.levels = levels
      self.share = share
    }
  }

  /// The number of pixels of a picture.
  package let pixelCount: Int
  /// The number of pixels that differ by more than the tolerance's levels.
  package let differingCount: Int
  /// The largest difference of a channel, 0 to 255.
  package let largestDifference: Int
  /// The smallest rectangle that holds all pixels that differ, in pixels, or `nil` if there are none.
  ///
  /// Only pixels that differ by more than the tolerance's levels count.
  package let bounds: CGRect?
  /// The tolerance within which the pictures count as the same.
  package let tolerance: Tolerance

  /// Creates a comparison of two pictures, or `nil` if they differ in size.
  package init?(_ first: PNGPicture, _ second: PNGPicture, tolerance: Tolerance = .exact) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var count = 0
    var largest = 0
    var columns: (first: Int, last: Int)?
    var rows: (first: Int, last: Int)?
    first.forEachDifference(to: second) { x, y, difference in
      largest = max(largest, difference)
      guard difference > tolerance.levels else { return }
      count += 1
      columns = (min(columns?.first ?? x, x), max(columns?.last ?? x, x))
      rows = (rows?.first ?? y, y)
    }
    pixelCount = first.pixels.count
    differingCount = count
    largestDifference = largest
    self.tolerance = tolerance
    bounds =
      if let columns, let rows {
        CGRect(
          x: columns.first,
          y: rows.first,
          width: columns.last - columns.first + 1,
          height: rows.last - rows.first + 1
        )
      } else {
        nil
      }
  }

  /// Whether the pictures count as the same.
  package var isSame: Bool { Double(differingCount) <= Double(pixelCount) * tolerance.share }

  /// The number of pixels that differ, their differences and their place.
  package var description: String {
    guard let bounds else { return "no pixel differs by more than \(tolerance.levels) levels" }
    let place = "(\(Int(bounds.minX)), \(Int(bounds.minY)))"
    let size = "\(Int(bounds.width)) x \(Int(bounds.height))"
    return """
      \(differingCount) of \(pixelCount) pixels differ, by up to \(largestDifference) of 255, \
      within \(size) pixels at \(place)
      """
  }
}

extension PNGPicture {
  /// Returns a picture of the differences: pixels that differ in magenta over a faded copy.
  ///
  /// Differences of a channel up to `levels` do not show. The picture is as wide and as high as the larger of both;
  /// the part that only one has is magenta.
  package func difference(to other: Self, above levels: Int = 0) -> Self {
    let magenta: UInt32 = 0xFFFF_00FF
    let width = max(self.width, other.width)
    let height = max(self.height, other.height)
    let (rows, columns) = (min(self.height, other.height), min(self.width, other.width))
    var result = [UInt32](repeating: magenta, count: width * height)
    result.withUnsafeMutableBufferPointer { result in
      pixels.withUnsafeBufferPointer { ours in
        other.pixels.withUnsafeBufferPointer { theirs in
          // Runs of one color are the rule.
          var (last, lastFaded) = (UInt32.max, Self.faded(.max))
          for y in 0..<rows {
            let (here, there, drawn) = (y * self.width, y * other.width, y * width)
            for x in 0..<columns {
              let pixel = ours[here + x]
              let other = theirs[there + x]
              guard pixel == other || Self.difference(pixel, other) <= levels else { continue }
              if pixel != last { (last, lastFaded) = (pixel, Self.faded(pixel)) }
              result[drawn + x] = lastFaded
            }
          }
        }
      }
    }
    return Self(width: width, height: height, pixels: result)
  }

  /// Calls `body` with the place and the largest channel difference of each pixel that differs, row
  /// by row.
  fileprivate func forEachDifference(to other: Self, _ body: (Int, Int, Int) -> Void) {
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return }
        for y in 0..<height {
          let start = y * width
          let byteCount = width * MemoryLayout<UInt32>.stride
          guard memcmp(ours + start, theirs + start, byteCount) != 0 else { continue }
          for x in 0..<width where ours[start + x] != theirs[start + x] {
            body(x, y, Self.difference(ours[start + x], theirs[start + x]))
          }
        }
      }
    }
  }

  /// Returns the largest difference of a channel.
  private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
    func delta(_ shift: UInt32) -> Int {
      abs(Int(first >> shift & 255) - Int(second >> shift & 255))
    }
    return max(max(delta(0), delta(8)), max(delta(16), delta(24)))
  }

  /// Returns a pixel at a quarter of its strength over white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let missing = 255 - (pixel >> 24)
    func channel(_ shift: UInt32) -> UInt32 {
      (255 - (255 - min((pixel >> shift & 255) + missing, 255)) / 4) << shift
    }
    return 0xFF00_0000 | channel(0) | channel(8) | channel(16)
  }
}
