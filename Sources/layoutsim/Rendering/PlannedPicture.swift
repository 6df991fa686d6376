import LayoutScenes
import ScreenFrames

/// A picture to be written: what it shows and where it goes.
struct PlannedPicture {
  /// The path inside the output folder, with slashes.
  let path: String
  let frame: ScreenFrame
  let format: Picture.Format
  /// Pixels for each point of a PNG.
  let scale: Int

  /// Refuses two pictures that would be one file, also on a disk that does not tell case apart.
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

/// What is to be drawn of scenarios, as the options say.
struct RenderingPlan {
  var moments: [String] = []
  /// The formats of frames; nil where nothing was said.
  var formats: [Picture.Format]?
  var scale: Int
  var guides: Set<ShownGuide>?
  /// Only the pictures that scenarios list.
  var onlyPictures: Bool
  var limits: LimitOptions.Changes
  var variations: [EnvironmentOptions.Variation]
}
