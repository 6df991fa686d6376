import LayoutDiagnostics
import LayoutSVG
import LayoutScenes
import ScreenFrames

/// A picture to be written, with its content and its place.
struct PlannedPicture: Hashable {
  /// The path inside the output folder, with slashes.
  let path: String
  let content: Content
  /// The kind of file, or of the files that a list is of.
  let format: Picture.Format
  /// The number of pixels per point of a PNG.
  let scale: Double
  /// The word for the appearance that the file is for, or `nil` for any.
  var theme: String?
  /// The words for it and the file for the other appearance alike, or `nil` for a picture of one file.
  var wordsOfVersions: String?

  /// A content of a file.
  enum Content: Hashable {
    /// A picture that stands still, and the same in the dark if the file shows the appearance of the reader's system.
    case frame(ScreenFrame, dark: ScreenFrame? = nil)
    /// A picture that moves, and the same in the dark.
    case film(ScreenFilm, dark: ScreenFilm? = nil)
    /// The names of other files with their times.
    case list(String)
  }

  init(
    path: String,
    content: Content,
    format: Picture.Format,
    scale: Double,
    theme: String? = nil
  ) {
    (self.path, self.content, self.format, self.scale) = (path, content, format, scale)
    self.theme = theme
  }

  init(path: String, frame: ScreenFrame, format: Picture.Format, scale: Double) {
    self.init(path: path, content: .frame(frame), format: format, scale: scale)
  }

  /// The screen: of a picture that moves, where nothing plays; `nil` for a list of files.
  var frame: ScreenFrame? {
    switch content {
    case .frame(let frame, _): frame
    case .film(let film, _): film.poster
    case .list: nil
    }
  }

  /// Returns whether it is one that a scenario lists, in whatever appearance and environment.
  func isVersion(of listed: Picture) -> Bool {
    listed.versions.contains { version in
      let (stem, ending) = version.file.partsAroundEnvironment
      return path == version.file || path.hasPrefix(stem + "@") && path.hasSuffix(ending)
    }
  }

  /// Throws for two pictures that would be one file, or a file and a folder, also on a disk that ignores case.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, each with the path of its scenario.
  ///   - advice: What to do about two pictures, or `nil` for one run for each scenario.
  /// - Throws: `CommandFailure` for the first two.
  static func refuseCollision(
    _ pictures: [(picture: Self, scenario: String)],
    advice: String? = nil
  ) throws(CommandFailure) {
    var files = PictureFiles<String>()
    for (picture, scenario) in pictures {
      guard let clash = files.add(picture.path, of: scenario) else { continue }
      let isList = if case .list = picture.content { true } else { false }
      let subject = isList ? "ask for 'frames' and 'svg-frames'" : "render the scenarios"
      let (message, other) =
        switch clash {
        case .sameFile(let other):
          (
            "two \(isList ? "lists of frames" : "pictures") would be written to '\(picture.path)'",
            other
          )
        case .folder(let name, let other):
          ("'\(name)' would be a picture and a folder with another one in it", other)
        }
      let owners =
        other == scenario ? "" : ": one of \(quoted(other)) and one of \(quoted(scenario))"
      throw CommandFailure(
        .wrongUsage,
        message + owners,
        hint: advice ?? "\(subject) one by one, each with an '--out' of its own"
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
      throw undrawable("the frame", frame.name, error)
    }
  }

  /// Returns the text of a film, in UTF-8.
  ///
  /// - Throws: `CommandFailure` for a film with a frame that SVG cannot hold.
  static func bytes(
    of film: ScreenFilm,
    dark darkFilm: ScreenFilm?,
    _ options: SVGWriter.Options
  ) throws(CommandFailure) -> [UInt8] {
    do throws(SVGWritingError) {
      return try SVGWriter(options).bytes(of: film, dark: darkFilm)
    } catch {
      throw undrawable("the moving picture", film.name, error)
    }
  }

  private static func undrawable(
    _ kind: String,
    _ name: String,
    _ error: SVGWritingError
  ) -> CommandFailure {
    CommandFailure(
      .mistakeInScenario,
      "\(kind) '\(name)' cannot be drawn: \(error.description)"
    )
  }
}
