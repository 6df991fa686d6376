import LayoutScenes
import ScreenFrames

/// A picture to be written, with its content and its place.
struct PlannedPicture {
  /// The path inside the output folder, with slashes.
  let path: String
  let frame: ScreenFrame
  let format: Picture.Format
  /// The number of pixels per point of a PNG.
  let scale: Int

  /// Throws for two pictures that would be one file, also on a disk that ignores case.
  static func refuseCollision(_ pictures: [Self]) throws(CommandFailure) {
    var seen: Set<String> = []
    for picture in pictures where !seen.insert(picture.path.lowercased()).inserted {
      throw CommandFailure(
        .wrongUsage,
        "two pictures would be written to '\(picture.path)'",
        hint: "render the scenarios one by one, each with an '--out' of its own"
      )
    }
  }
}

/// A plan of the pictures to draw of scenarios, as the options say.
struct RenderingPlan {
  var moments: [String] = []
  /// The formats of frames, or `nil` if none were named.
  var formats: [Picture.Format]?
  var scale: Int
  var guides: Set<ShownGuide>?
  /// Whether only the pictures that scenarios list are drawn.
  var onlyPictures: Bool
  var limits: LimitOptions.Changes
  var variations: [EnvironmentOptions.Variation]
}
