import Foundation
import LayoutGeometry
import LayoutPNG
import ScreenFrames

/// A namespace for the differences between the pixels of a frame and those of its golden.
enum PixelDifference {
  /// Returns the difference in words, or `nil` if the pictures count as the same.
  ///
  /// The golden may be anything. The words are the number of pixels that differ, the largest difference, its place
  /// and, if the frame is known, the views there; without it places are in pixels.
  static func words(
    from golden: [UInt8],
    to file: [UInt8],
    of frame: ScreenFrame? = nil,
    by rule: PixelRule = .exact
  ) -> PictureDifference? {
    guard golden != file else { return nil }
    let old: PNGPicture
    let new: PNGPicture
    do throws(PNGError) {
      old = try PNGPicture(file: golden)
      new = try PNGPicture(file: file)
    } catch {
      return PictureDifference(lines: ["the golden cannot be compared: \(error.description)"])
    }
    guard let comparison = PNGComparison(old, new, by: rule) else {
      return PictureDifference(lines: [
        "\(old.width) x \(old.height) pixels → \(new.width) x \(new.height) pixels"
      ])
    }
    guard !comparison.isSame, let pixels = comparison.bounds else { return nil }
    let scale = CGFloat(max(1, frame?.scale ?? 1))
    let box = CGRect(
      x: pixels.minX / scale,
      y: pixels.minY / scale,
      width: pixels.width / scale,
      height: pixels.height / scale
    )
    let count = comparison.differingCount
    let amount =
      "\(count) of \(comparison.pixelCount) pixels \(count == 1 ? "differs" : "differ"), by up to"
      + " \(comparison.largestDifference) of 255"
    let place =
      "within \(text(box.width)) x \(text(box.height)) \(frame == nil ? "pixels" : "points") at"
      + " (\(text(box.minX)), \(text(box.minY)))"
    let views = frame.map { DrawnViews.names(in: $0, at: box) } ?? []
    return PictureDifference(lines: [amount, place] + seen(views))
  }

  /// Returns the views in the rectangle, in a line.
  private static func seen(_ views: [String]) -> [String] {
    guard !views.isEmpty else { return [] }
    let limit = 5
    let more = views.count > limit + 1 ? " and \(views.count - limit) more" : ""
    let named = more.isEmpty ? views[...] : views.prefix(limit)
    return ["there: \(named.map { "'\($0)'" }.joined(separator: ", "))\(more)"]
  }

  private static func text(_ points: CGFloat) -> String { decimalText(points, most: 2) }
}
