package import Foundation

/// A moving picture: frames in even distances of time.
///
/// Everything is resolved here, as in a frame: the speed, the moments, how long the last frame stays.
package struct ScreenFilm: Sendable, Hashable {
  /// The subject of the film, for a title, or empty for none.
  package var name: String
  /// The description in words for people who cannot see it, or empty for none.
  package var summary: String
  /// The frames in their order; never empty.
  package var frames: [ScreenFrame]
  /// The time from one frame to the next, as the film is played; above zero.
  package var interval: Duration
  /// The time for which the last frame stays.
  package var lastFrame: Duration
  /// Whether the film begins again after its last frame.
  package var isRepeated: Bool
  /// The picture of the film where nothing plays: on paper, and for readers who asked for less motion.
  package var still: ScreenFrame

  /// Creates a film.
  package init(
    name: String,
    summary: String = "",
    frames: [ScreenFrame],
    interval: Duration,
    lastFrame: Duration = .zero,
    isRepeated: Bool = true,
    still: ScreenFrame
  ) {
    precondition(!frames.isEmpty && interval > .zero, "a film needs a frame and time for it")
    self.name = name
    self.summary = summary
    let size = (frames + [still]).reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    // Where a screen turns, all frames are in a group: the content is one, which moves.
    let isEven = (frames + [still]).allSatisfy { $0.size == size }
    self.frames = isEven ? frames : frames.map { $0.inMiddle(of: size) }
    self.interval = interval
    self.lastFrame = lastFrame
    self.isRepeated = isRepeated
    self.still = isEven ? still : still.inMiddle(of: size)
  }

  /// The still picture with the words of the film.
  package var poster: ScreenFrame {
    var frame = still
    (frame.name, frame.summary) = (name, summary)
    return frame
  }

  /// The size of every frame, in points: that of the largest, where a screen turns.
  package var size: CGSize { still.size }

  /// The time from the first frame to the end of the last one; never zero.
  package var duration: Duration {
    max(interval * (frames.count - 1) + lastFrame, .milliseconds(1))
  }

  /// A frame with the time for which it is seen.
  package struct Shot: Sendable, Hashable {
    /// The frame.
    package let frame: ScreenFrame
    /// The time; zero only for a last frame that does not stay.
    package let duration: Duration
  }

  /// The frames that differ from those before them, with the time until the next.
  package var shots: [Shot] {
    var shots: [Shot] = []
    var first = 0
    for index in 1...frames.count
    where index == frames.count || frames[index].elements != frames[first].elements {
      let duration =
        index == frames.count
        ? interval * (index - 1 - first) + lastFrame : interval * (index - first)
      shots.append(Shot(frame: frames[first], duration: duration))
      first = index
    }
    return shots
  }
}

extension ScreenFrame {
  /// Returns the frame in the middle of a larger page, a whole number of points from its edges.
  fileprivate func inMiddle(of page: CGSize) -> Self {
    let offset = CGPoint(
      x: ((page.width - size.width) / 2).rounded(.down),
      y: ((page.height - size.height) / 2).rounded(.down)
    )
    let tag = ElementTag(id: "turned", role: "turned")
    var frame = self
    frame.size = page
    frame.elements = [.group(ElementGroup(tag, offset: offset, children: elements))]
    return frame
  }
}
