import LayoutSVG
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

/// A namespace for frames as SVG text.
enum PictureText {
  /// Returns the text that goldens are made of.
  static func golden(of frame: ScreenFrame) throws(CommandFailure) -> String {
    String(decoding: try bytes(of: frame, SVGWriter.Options(text: .text)), as: UTF8.self)
  }

  /// Returns the text of a frame, in UTF-8.
  ///
  /// - Throws: `CommandFailure` for a frame that SVG cannot hold: the scene asks for lengths that no
  ///   screen has.
  static func bytes(
    of frame: ScreenFrame,
    _ options: SVGWriter.Options
  ) throws(CommandFailure) -> [UInt8] {
    do throws(SVGWritingError) {
      return try SVGWriter(options).bytes(of: frame)
    } catch {
      throw CommandFailure(
        .mistakeInScenario,
        "the frame '\(frame.name)' cannot be drawn: \(error.description)"
      )
    }
  }
}
