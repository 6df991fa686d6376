import LayoutScenes

/// A kind of files that `layoutsim render` writes.
enum RenderFormat: String, CaseIterable {
  /// Moments as SVG.
  case svg
  /// Moments as PNG.
  case png
  /// The whole run as one SVG that moves.
  case animatedSVG = "animated-svg"
  /// The whole run as one PNG that moves.
  case apng
  /// The frames of the run as numbered PNG files, with a list of their times.
  case frames
  /// The same as SVG files.
  case svgFrames = "svg-frames"

  /// Returns the word of the format that another word means, or `nil` for none: of a film other programs make one of
  /// the frames.
  static func word(meantBy word: String) -> String? {
    let format: Self? =
      switch word.lowercased() {
      case "gif", "webp", "animated-png": .apng
      case "mp4", "mov", "webm", "video", "film", "movie": .frames
      case "svg-animated", "animation", "animated": .animatedSVG
      case "jpg", "jpeg", "bitmap", "pixels": .png
      default: nil
      }
    return format?.rawValue
  }

  /// The kind of each file.
  var file: Picture.Format {
    switch self {
    case .svg, .animatedSVG, .svgFrames: .svg
    case .png, .apng, .frames: .png
    }
  }

  /// Whether the files show a run, not moments of it.
  var isMoving: Bool {
    switch self {
    case .svg, .png: false
    case .animatedSVG, .apng, .frames, .svgFrames: true
    }
  }
}
