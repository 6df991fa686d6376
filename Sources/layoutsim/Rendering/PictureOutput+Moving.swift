import Foundation
import LayoutPNG
import LayoutSVG
import ScreenFrames

// PNG files that move.
extension PictureOutput {
  /// Returns the bytes of a moving PNG.
  func bytes(
    of film: ScreenFilm,
    _ picture: PlannedPicture
  ) async throws(CommandFailure) -> [UInt8] {
    var frames: [AnimatedPNGJob.Frame] = []
    for shot in film.shots {
      let svg = try PictureText.bytes(of: shot.frame, options(for: picture))
      frames.append(.init(svg: svg, duration: shot.duration))
    }
    let job = AnimatedPNGJob(
      frames: frames,
      still: try PictureText.bytes(of: film.still, options(for: picture)),
      size: film.size,
      density: picture.scale,
      isRepeated: film.isRepeated
    )
    do throws(PNGError) {
      return try await PNGRenderer().render(
        job,
        workers: ProcessInfo.processInfo.activeProcessorCount
      )
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns whether two moving pictures show much the same at the same times.
  static func isSimilar(_ old: AnimatedPNGPicture, _ new: AnimatedPNGPicture) -> Bool {
    func isSame(_ one: PNGPicture?, _ two: PNGPicture?) -> Bool {
      guard let one, let two else { return false }
      return PNGComparison(one, two, tolerance: .similar)?.isSame == true
    }
    guard old.frames.map(\.milliseconds) == new.frames.map(\.milliseconds),
      old.plays == new.plays, isSame(old.still, new.still)
    else { return false }
    var before: PNGPicture?
    var after: PNGPicture?
    return zip(old.frames, new.frames).allSatisfy { one, two in
      before = old.shown(one, after: before)
      after = new.shown(two, after: after)
      return isSame(before, after)
    }
  }
}
