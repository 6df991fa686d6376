import Foundation
import ScreenFrames

/// The surroundings of the things of a group in each frame of a film, that of the still picture as the last.
struct FilmSurroundings {
  /// The part of the film outside of which the group is never there, and in it for each frame whether it is; where it is
  /// not, what is in it does not matter.
  private var isShown: FilmPart<Bool>
  /// The place of the group's origin in the picture, or `nil` if it is turned or stretched.
  private(set) var origins: FilmPart<CGPoint>?
  /// The part of the picture in which the group shows.
  private(set) var clips: FilmPart<CGRect>
  /// The distance of the group in the film from where it is in the frames: what its keys do not say.
  private var drift: [CGPoint]
  /// Whether there is such a distance at some time.
  private(set) var drifts = false
  /// The rectangle of the whole picture.
  let page: CGRect
  /// The frames at which something around changes its course.
  private(set) var turns: Set<Int> = []

  /// The distance by which what is not there may lie elsewhere, in points.
  private static let slack: CGFloat = 0.5

  /// The number of frames of the film, with the still picture.
  var frameCount: Int { drift.count }

  init(frameCount: Int, size: CGSize) {
    let frames = 0..<frameCount
    page = CGRect(origin: .zero, size: size)
    isShown = FilmPart(repeating: true, in: frames)
    origins = FilmPart(repeating: .zero, in: frames)
    clips = FilmPart(repeating: page, in: frames)
    drift = Array(repeating: .zero, count: frameCount)
  }

  /// Returns whether the group is there in a frame.
  func isShown(in frame: Int) -> Bool { isShown.frames.contains(frame) && isShown[frame] }

  /// Returns the frames in which a thing that may not be there must not be seen, and all in which it is there.
  ///
  /// Rows that a table has let go of lie where nobody sees them: those need not be hidden.
  func visibility(of node: FilmNode) -> FilmHistory<Bool> {
    var known = FilmHistory<Bool>()
    /// Records a state: what is before the first is as it, and what is after one until the next too.
    func record(_ isSeen: Bool, _ frame: Int) {
      known.record(isSeen, at: known.runs.isEmpty ? 0 : frame)
    }
    var offset = node.history.states.first?.offset ?? .zero
    node.history.forEachRun(in: isShown.frames) { frames, state in
      if let state {
        offset = state.offset
        if let frame = frames.first(where: { isShown[$0] }) { record(true, frame) }
      } else if let frame = frames.first(where: { isShown[$0] && isSeen(node, offset, in: $0) }) {
        record(false, frame)
      }
    }
    if known.runs.isEmpty { record(true, 0) }
    return known
  }

  /// Returns whether a thing would be seen in a frame if it were at a place, as far as that is known.
  private func isSeen(_ node: FilmNode, _ offset: CGPoint, in frame: Int) -> Bool {
    guard let box = node.box, let origin = origins?[frame] else { return true }
    let place = box.offsetBy(dx: origin.x, dy: origin.y).offsetBy(dx: offset.x, dy: offset.y)
    // What is not there keeps no exact place.
    let clip = clips[frame].insetBy(dx: -Self.slack, dy: -Self.slack)
    // Nearly everything that is not there lies far above or below.
    if place.minY > clip.maxY || place.maxY < clip.minY { return false }
    return !place.intersection(clip).isEmpty
  }

  /// Takes the drift from the places of something in each frame in which it is there.
  ///
  /// In the others it stays where it was in the one before, and needs no keys; before the first, where that is.
  ///
  /// - Parameters:
  ///   - places: The places in a part of the film.
  ///   - history: What is there from which frame on.
  func takeDrift<State>(
    from places: inout FilmPart<[Double]>,
    of history: FilmHistory<State>
  ) {
    let frames = places.frames
    let isThere = history.expanded(to: frames).map { $0 != nil }
    let first = isThere.firstIndex(of: true).map { frames.lowerBound + $0 } ?? frames.lowerBound
    for frame in first..<frames.upperBound {
      if frame == first || isThere[frame - frames.lowerBound] {
        places[frame][0] -= drift[frame].x
        places[frame][1] -= drift[frame].y
      } else {
        places[frame] = places[frame - 1]
      }
    }
    for frame in frames.lowerBound..<first { places[frame] = places[first] }
  }

  /// Returns what is around the things of a group.
  ///
  /// - Parameters:
  ///   - history: The group in each frame.
  ///   - track: The keys of its place, if it moves.
  /// - Returns: The surroundings.
  func inside(_ history: FilmHistory<FilmGroup>, _ track: FilmTrack?) -> Self {
    var inside = self
    let part = history.span(to: frameCount).clamped(to: isShown.frames)
    let groups = FilmPart(history.held(in: part), in: part)
    inside.isShown = FilmPart(history.expanded(to: part), in: part)
      .mapped { frame, group in group != nil && isShown[frame] }
    inside.clips = groups.mapped { frame, _ in clips[frame] }
    let isPlain = history.states.allSatisfy { $0.matrix == .identity && $0.scale == 1 }
    if isPlain, let origins {
      inside.origins = groups.mapped { frame, group in
        let origin = CGPoint(
          x: origins[frame].x + group.offset.x,
          y: origins[frame].y + group.offset.y
        )
        if let clip = group.clip {
          inside.clips[frame] = clips[frame].intersection(clip.offsetBy(dx: origin.x, dy: origin.y))
        }
        return origin
      }
    } else {
      inside.origins = nil
    }
    guard isPlain else {
      inside.drift = drift.map { _ in .zero }
      inside.drifts = false
      inside.turns = []
      return inside
    }
    guard let track else { return inside }
    inside.turns.formUnion(track.keys.map(\.frame))
    inside.drifts = true
    let held = history.held(in: 0..<frameCount - 1)
    for (frame, shown) in track.values(count: frameCount - 1).enumerated() {
      inside.drift[frame].x += shown[0] - held[frame].offset.x
      inside.drift[frame].y += shown[1] - held[frame].offset.y
    }
    return inside
  }
}

extension FilmState {
  /// The group, or `nil` for a shape or text.
  var group: FilmGroup? { if case .group(let group) = self { group } else { nil } }

  /// The place of a group; shapes and texts have theirs in their box.
  fileprivate var offset: CGPoint {
    if case .group(let group) = self { group.offset } else { .zero }
  }
}

extension FilmNode {
  /// Returns the rectangle that holds all that the thing ever draws, from its own origin, or `nil` if that is not
  /// known.
  func makeBox() -> CGRect? {
    let isPlain = history.states.allSatisfy { state in
      guard case .group(let group) = state else { return true }
      return group.matrix == .identity && group.scale == 1
    }
    return isPlain ? contentBox : nil
  }

  /// The rectangle that holds all that the thing ever draws, before it is moved itself, or `nil` if that is not known.
  var reach: CGRect? { contentBox.flatMap { $0.isNull ? nil : $0 } }

  /// Returns the rectangle that holds all that the thing ever draws, before it is moved itself, or `nil` if that is not
  /// known.
  func makeContentBox() -> CGRect? {
    var box = CGRect.null
    for state in history.states {
      switch state {
      case .shape(let shape):
        // A ground may go on beyond its edges.
        let half = (shape.stroke?.width ?? 0) / 2 + GroundEdge.reach
        box = box.union(shape.outline.box.insetBy(dx: -half, dy: -half))
      case .text(let run):
        let size = run.fontSize
        box = box.union(
          CGRect(
            x: run.origin.x - size,
            y: run.origin.y - size * 1.5,
            width: run.width + size * 2,
            height: size * 2.5
          )
        )
      case .group: break
      }
    }
    for child in children {
      guard let inner = child.box else { return nil }
      for state in child.history.states {
        box = box.union(inner.offsetBy(dx: state.offset.x, dy: state.offset.y))
      }
    }
    return box
  }
}

extension Outline {
  /// The rectangle that holds the outline and its control points.
  fileprivate var box: CGRect {
    switch self {
    case .rectangle(let rect, _): return rect.standardized
    case .circle(let center, let radius):
      return CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
    case .line(let start, let end): return CGRect.around([start, end])
    case .path(let commands):
      return CGRect.around(
        commands.flatMap { command -> [CGPoint] in
          switch command {
          case .move(let point), .line(let point): [point]
          case .curve(let first, let second, let end): [first, second, end]
          case .close: []
          }
        }
      )
    }
  }
}

extension CGRect {
  /// Returns the smallest rectangle with some points.
  fileprivate static func around(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let left = xs.min() ?? first.x
    let top = ys.min() ?? first.y
    return CGRect(
      x: left,
      y: top,
      width: (xs.max() ?? left) - left,
      height: (ys.max() ?? top) - top
    )
  }
}
