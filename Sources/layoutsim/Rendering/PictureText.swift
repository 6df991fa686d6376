import LayoutSVG
import ScreenFrames

/// Frames as SVG text.
enum PictureText {
  /// Returns the text that goldens are made of.
  static func golden(of frame: ScreenFrame) throws(CommandFailure) -> String {
    try text(of: frame, SVGWriter.Options(text: .text))
  }

  /// Returns the text of a frame.
  ///
  /// - Throws: `CommandFailure` for a frame that SVG cannot hold: the scene asks for lengths that no
  ///   screen has.
  static func text(
    of frame: ScreenFrame,
    _ options: SVGWriter.Options
  ) throws(CommandFailure) -> String {
    do throws(SVGWritingError) {
      return try SVGWriter(options).write(frame)
    } catch {
      throw CommandFailure(
        .mistakeInScenario,
        "the frame '\(frame.name)' cannot be drawn: \(error.description)"
      )
    }
  }
}
