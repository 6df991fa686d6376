import LayoutSVG
import LayoutScenes
import ScreenFrames

/// A picture to be written, with its content and its place.
struct PlannedPicture: Hashable {
  /// The path inside the output folder, with slashes.
  let path: String
  let frame: ScreenFrame
  /// The same in the dark, for one file that shows the appearance of the reader's system.
  var darkFrame: ScreenFrame?
  let format: Picture.Format
  /// The number of pixels per point of a PNG.
  let scale: Double
  /// The word for the appearance that the file is for, or `nil` for any.
  var theme: String?

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
    dark darkFrame: ScreenFrame? = nil,
    _ options: SVGWriter.Options
  ) throws(CommandFailure) -> [UInt8] {
    do throws(SVGWritingError) {
      let writer = SVGWriter(options)
      if let darkFrame { return try writer.bytes(of: frame, dark: darkFrame) }
      return try writer.bytes(of: frame)
    } catch {
      throw CommandFailure(
        .mistakeInScenario,
        "the frame '\(frame.name)' cannot be drawn: \(error.description)"
      )
    }
  }
}
