import LayoutSVG
import ScreenFrames

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
