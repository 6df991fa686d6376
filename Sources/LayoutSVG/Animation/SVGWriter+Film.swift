package import ScreenFrames

extension SVGWriter {
  /// Returns a film as SVG text in UTF-8, which plays by itself and needs no script.
  ///
  /// Everything is drawn once. What moves, fades or changes its color has keyframes of CSS, as few as keep within a
  /// quarter of a point of the frames; what appears and goes is there all the time, and is seen at its times. Between
  /// two frames things move evenly, unless they jump. Where nothing plays, the still picture shows.
  ///
  /// The things have no ids and no `data-` attributes, unlike those of a frame.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - darkFilm: The same in the dark appearance, for a file that shows that of the reader's system; of the same length.
  /// - Returns: The bytes of the file.
  /// - Throws: An error that names the element if a number is not finite or too large, or if groups are
  ///   nested too deeply.
  /// - Complexity: O(*n* · *m*) for *n* frames and *m* things that change.
  package func bytes(
    of film: ScreenFilm,
    dark darkFilm: ScreenFilm? = nil
  ) throws(SVGWritingError) -> [UInt8] {
    var body = FilmBody(film, options)
    var fragments = try body.fragments(of: film)
    if let darkFilm {
      fragments = body.choice(light: fragments, dark: try body.fragments(of: darkFilm))
    }
    return try body.document(of: film, fragments)
  }
}
