import LayoutReports
import LayoutSnapshots

extension ShownSnapshot {
  /// The greatest size of a picture of pixels on a page, in bytes.
  private static let mostPixels = 2_000_000

  /// Adds the pictures of a golden and of a new result, and the lines of their difference with the places of each.
  ///
  /// What our writer did not write, or a browser would draw for long, is left out.
  ///
  /// - Parameters:
  ///   - golden: The path of the golden.
  ///   - picture: The path of the new result, or `nil` if it was not kept.
  ///   - difference: The difference, or `nil` if there is no golden.
  mutating func read(golden: String, picture: String?, _ difference: PictureDifference?) {
    lines = difference?.lines.map { Line($0) } ?? []
    // What is 8 pt lower here is 10 pt lower on another screen.
    cause = difference.map { AmountlessText.of($0.lines[0]) } ?? "no golden yet"
    let new = picture.flatMap { try? WholeFile.read($0) }
    let old = difference == nil ? nil : try? WholeFile.read(golden)
    if golden.hasSuffix(".png") {
      self.golden = old.flatMap(Self.pixels)
      self.picture = new.flatMap(Self.pixels)
      return
    }
    guard let new, DrawingCost(of: new) != nil else { return }
    self.picture = .svg(new)
    guard let old, let difference, DrawingCost.isBearable(old, beside: new) else { return }
    self.golden = .svg(old)
    let places = difference.places(golden: old, picture: new)
    for (index, places) in zip(lines.indices, places) {
      lines[index].marks = places.map { Mark($0.box, isInGolden: $0.isInGolden) }
    }
  }

  private static func pixels(_ bytes: [UInt8]) -> Image? {
    bytes.count <= mostPixels ? .png(bytes) : nil
  }
}
