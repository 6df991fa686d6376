import Foundation
package import LayoutDiagnostics
import LayoutGeometry

extension Picture {
  /// A way in which a picture moves.
  package struct Animation: Sendable, Hashable {
    /// The time from one frame to the next as it is played, or `nil` for what is usual for the kind of file.
    package var every: Duration?
    /// The time for which the last frame stays.
    package var lastFrame: Duration = .seconds(1)
    /// Whether it begins again after the last frame.
    package var isRepeated = true
    /// The moment of the first frame, or `nil` for the beginning.
    package var from: Moment?
    /// The moment of the last frame, or `nil` for the end.
    package var to: Moment?
    /// The place of the first moment in the file, or `nil` if none is written.
    package var fromMark: SourceMark?
    /// The place of the last moment in the file, or `nil` if none is written.
    package var toMark: SourceMark?
    /// The snapshot that shows where nothing plays, or `nil` for the last frame.
    package var still: String?
    /// The number of times that it is as fast as on the clock.
    package var speed: Double = 1

    /// Creates the usual animation.
    package init() {}

    /// A moment of a scenario.
    package enum Moment: Sendable, Hashable {
      /// A time since the start.
      case time(Duration)
      /// When a snapshot is taken.
      case snapshot(String)
    }
  }
}

extension SceneReading {
  /// Reads how a picture moves, or returns `nil` if it does not.
  func animation(
    _ fields: Fields<PictureMap>,
    _ names: [String],
    moves: Bool
  ) -> Picture.Animation? {
    guard moves else {
      for written in [
        fields.every, fields.lastFrame, fields.loop, fields.from, fields.to, fields.still,
        fields.speed,
      ] {
        reportNoEffect(written, "is for pictures that move", hint: "write 'animate: true' too")
      }
      return nil
    }
    for written in [fields.sheet, fields.before] {
      reportNoEffect(
        written,
        "is for pictures that stand still",
        hint: "make two pictures of it, one that moves and one that does not"
      )
    }
    var animation = Picture.Animation()
    animation.every = fields.value(\.every)
    animation.lastFrame = fields.value(\.lastFrame) ?? animation.lastFrame
    animation.isRepeated = fields.value(\.loop) ?? animation.isRepeated
    animation.speed = fields.value(\.speed) ?? animation.speed
    animation.from = fields.from.flatMap { moment($0, among: names) }
    animation.to = fields.to.flatMap { moment($0, among: names) }
    (animation.fromMark, animation.toMark) = (fields.from?.value.mark, fields.to?.value.mark)
    animation.still = fields.still.flatMap { snapshotName($0, among: names) }
    return animation
  }

  /// Reports pictures that move and would have the way of the finger, which is drawn up to one moment.
  func refuseWays(in pictures: [Picture]) {
    for picture in pictures where picture.animation != nil && picture.annotations != .none {
      report(
        "moving-annotations",
        "a picture that moves has the finger, and not its way",
        at: picture.mark
      )
      .hint("name the snapshots that show the way after 'in', or write 'annotations: none'")
    }
  }

  /// Returns the time or the existing snapshot that is written.
  private func moment(
    _ written: WrittenEntry,
    among names: [String]
  ) -> Picture.Animation.Moment? {
    let text = written.value.text ?? ""
    let isTime = text.first.map { $0.isNumber || ".+-−".contains($0) } ?? true
    if !names.contains(text), isTime {
      return duration(written, allowsZero: true).map { .time($0) }
    }
    return snapshotName(written, among: names).map { .snapshot($0) }
  }
}

extension ValueReader where Value == Double {
  /// The reader of how many times faster something is shown.
  static var speed: Self {
    Self("0.01 to 100", .number(0.01...100)) { $0.number($1, in: 0.01...100) }
      .shown { decimalText($0) }
  }
}
