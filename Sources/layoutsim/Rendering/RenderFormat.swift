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
