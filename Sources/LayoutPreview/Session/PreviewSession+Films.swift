import LayoutSVG
package import LayoutScenes
import ScreenFrames

extension PreviewSession {
  /// The longest run that is played up to each moment, even if one moment follows the other.
  private static let longestPlayed = Duration.seconds(5)

  /// Returns the picture at a time for who goes through the time quickly: in a long run that of a film.
  ///
  /// - Parameters:
  ///   - environment: The screen.
  ///   - moment: The moment.
  ///   - guides: The guides over it, or `nil` for those of the scene.
  ///   - isPlaying: Whether the moments after it are asked for next.
  /// - Returns: The bytes of the file.
  /// - Throws: `PreviewMistake` if there is no picture.
  package nonisolated func passingPicture(
    in environment: PreviewEnvironment,
    at moment: PreviewMoment,
    showing guides: Set<ShownGuide>?,
    isPlaying: Bool
  ) async throws(PreviewMistake) -> [UInt8] {
    let reading = readings.now
    let length = try await length(in: environment)
    guard case .time(let time) = moment, length > Self.longestPlayed else {
      return try await picture(in: environment, at: moment, showing: guides)
    }
    let frame = await films.frame(
      at: min(time, length),
      isPlaying: isPlaying,
      of: .init(version: reading.shownVersion, environment: environment, guides: guides),
      try scenario(in: environment, of: reading)
    ) { [readings] in readings.now.shownVersion != reading.shownVersion }
    return try frame.picture
  }

  private func length(in environment: PreviewEnvironment) throws(PreviewMistake) -> Duration {
    try played(in: environment).duration
  }
}

extension ScreenFrame {
  /// The bytes of the picture of the frame, as SVG.
  ///
  /// - Throws: `PreviewMistake` if it cannot be drawn.
  var picture: [UInt8] {
    get throws(PreviewMistake) {
      do throws(SVGWritingError) {
        return try SVGWriter(.init(text: .outlines)).bytes(of: self)
      } catch {
        throw PreviewMistake("this cannot be drawn: \(error.description)")
      }
    }
  }
}
