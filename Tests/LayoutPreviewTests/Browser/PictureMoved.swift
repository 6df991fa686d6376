import LayoutPNG

/// How two pictures differ in which things may be a little apart, by no more than a part of a pixel.
struct PictureMoved: CustomStringConvertible {
  /// The pixels around which the means of three by three pixels differ by more than such a movement explains.
  private(set) var strangePixels = 0
  /// The mean difference of a channel, of 255.
  let mean: Double
  /// The first pixel that is strange.
  private var place = ""

  var description: String { "\(strangePixels) pixels differ, first at \(place), mean \(mean)" }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - one: A picture.
  ///   - two: The other one.
  ///   - movement: The distance by which things may be apart, in pixels.
  init(_ one: PNGPicture, _ two: PNGPicture, by movement: Double = 1.0 / 3) {
    guard one.width == two.width, one.height == two.height else {
      (strangePixels, mean) = (.max, .infinity)
      return
    }
    // The mean that the movement changes with black and white side by side, and something for rounding.
    let slack = Int((255 / 3 * movement).rounded(.up)) + 3
    var sum = 0
    for index in one.pixels.indices where one.pixels[index] != two.pixels[index] {
      let (y, x) = index.quotientAndRemainder(dividingBy: one.width)
      let rows = max(0, y - 1)...min(one.height - 1, y + 1)
      let columns = max(0, x - 1)...min(one.width - 1, x + 1)
      var isStrange = false
      for shift in [0, 8, 16] as [UInt32] {
        func channel(_ pixel: UInt32) -> Int { Int(pixel >> shift & 255) }
        var around = 0
        for row in rows {
          for column in columns {
            let place = row * one.width + column
            around += channel(one.pixels[place]) - channel(two.pixels[place])
          }
        }
        sum += abs(channel(one.pixels[index]) - channel(two.pixels[index]))
        if abs(around) > slack * rows.count * columns.count { isStrange = true }
      }
      guard isStrange else { continue }
      if strangePixels == 0 { place = "\(x), \(y)" }
      strangePixels += 1
    }
    mean = Double(sum) / Double(3 * one.pixels.count)
  }
}
