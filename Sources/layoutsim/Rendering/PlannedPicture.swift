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
  var variations: [EnvironmentOptions.Variation]
}
