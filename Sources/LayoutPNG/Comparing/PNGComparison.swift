package import Foundation

/// A comparison of two pictures of one size.
package struct PNGComparison: Sendable, Hashable, CustomStringConvertible {
  /// The number of pixels of a picture.
  package let pixelCount: Int
  /// The number of pixels that differ by more than the tolerance, without ignored ones.
  package let differingCount: Int
  /// The largest difference of a channel, 0 to 255, of pixels that are not ignored.
  package let largestDifference: Int
  /// The smallest rectangle that holds all pixels that differ, in pixels, or `nil` if there are none.
  ///
  /// Only pixels that differ by more than the tolerance count.
  package let bounds: CGRect?
  /// The rule by which the pictures count as the same.
  package let rule: PixelRule

  /// Creates a comparison of two pictures by a tolerance, or `nil` if they differ in size.
  package init?(_ first: PNGPicture, _ second: PNGPicture, tolerance: Tolerance = .exact) {
    self.init(first, second, by: PixelRule(tolerance: tolerance))
  }

  /// Creates a comparison of two pictures by a rule, or `nil` if they differ in size.
  package init?(_ first: PNGPicture, _ second: PNGPicture, by rule: PixelRule) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var count = 0
    var largest = 0
    var columns: (first: Int, last: Int)?
    var rows: (first: Int, last: Int)?
    first.forEachDifference(to: second, by: rule) { x, y, difference, counts in
      largest = max(largest, difference)
      guard counts else { return }
      count += 1
      columns = (min(columns?.first ?? x, x), max(columns?.last ?? x, x))
      rows = (rows?.first ?? y, y)
    }
    pixelCount = first.pixels.count
    differingCount = count
    largestDifference = largest
    self.rule = rule
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
  package var isSame: Bool {
    Double(differingCount) <= Double(pixelCount) * rule.tolerance.share
  }

  /// The number of pixels that differ, their differences and their place.
  package var description: String {
    guard let bounds else { return "no pixel differs by more than \(rule.tolerance.measure.words)" }
    let place = "(\(Int(bounds.minX)), \(Int(bounds.minY)))"
    let size = "\(Int(bounds.width)) x \(Int(bounds.height))"
    return """
      \(differingCount) of \(pixelCount) pixels differ, by up to \(largestDifference) of 255, \
      within \(size) pixels at \(place)
      """
  }
}

extension PNGPicture {
  /// Returns a picture of the differences: pixels that count as different in magenta over a faded copy.
  ///
  /// The picture is as wide and as high as the larger of both; the part that only one has is magenta. What is ignored
  /// is gray.
  package func difference(to other: Self, by rule: PixelRule = .exact) -> Self {
    let magenta: UInt32 = 0xFFFF_00FF
    let gray: UInt32 = 0xFFD0_D0D0
    let width = max(self.width, other.width)
    let height = max(self.height, other.height)
    let (rows, columns) = (min(self.height, other.height), min(self.width, other.width))
    var result = [UInt32](repeating: magenta, count: width * height)
    result.withUnsafeMutableBufferPointer { result in
      pixels.withUnsafeBufferPointer { ours in
        guard let ours = ours.baseAddress, let drawn = result.baseAddress else { return }
        let byteCount = columns * MemoryLayout<UInt32>.stride
        for y in 0..<rows {
          let (row, target) = (ours + y * self.width, drawn + y * width)
          // Rows like the one above are the rule.
          if y > 0, memcmp(row, row - self.width, byteCount) == 0 {
            memcpy(target, target - width, byteCount)
          } else {
            Self.fade(row, to: target, count: columns)
          }
        }
      }
      let screen = CGRect(x: 0, y: 0, width: columns, height: rows)
      for box in rule.ignored.map({ $0.intersection(screen).integral }) where !box.isEmpty {
        for y in Int(box.minY)..<min(rows, Int(box.maxY)) {
          for x in Int(box.minX)..<min(columns, Int(box.maxX)) { result[y * width + x] = gray }
        }
      }
      forEachDifference(to: other, by: rule) { x, y, _, counts in
        if counts { result[y * width + x] = magenta }
      }
    }
    return Self(width: width, height: height, pixels: result)
  }

  /// Calls `body` with the place and the largest channel difference of each pixel that differs and is not ignored, and
  /// with whether it counts by a rule, row by row, as far as both pictures reach.
  fileprivate func forEachDifference(
    to other: Self,
    by rule: PixelRule,
    _ body: (Int, Int, Int, Bool) -> Void
  ) {
    let (rows, columns) = (min(height, other.height), min(width, other.width))
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return }
        for y in 0..<rows {
          let (here, there) = (y * width, y * other.width)
          let byteCount = columns * MemoryLayout<UInt32>.stride
          guard memcmp(ours + here, theirs + there, byteCount) != 0 else { continue }
          for x in 0..<columns where ours[here + x] != theirs[there + x] && !rule.ignores(x, y) {
            let (first, second) = (ours[here + x], theirs[there + x])
            let levels = Self.difference(first, second)
            let counts = rule.tolerance.isExceeded(by: first, second, levels: levels)
            body(x, y, levels, counts)
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

  /// Fades a row to a quarter of its strength over white.
  private static func fade(
    _ row: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var all = UInt32.max
    for x in 0..<count { all &= row[x] }
    guard all >> 24 == 255 else {
      for x in 0..<count { target[x] = faded(row[x]) }
      return
    }
    // The same for opaque pixels, of which processors take eight and more at once.
    for x in 0..<count { target[x] = .max &- (~row[x] >> 2 & 0x003F_3F3F) }
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
