import Foundation
import ScreenFrames

/// The surroundings of the things of a group in each frame of a film, that of the still picture as the last.
struct FilmSurroundings {
  /// The frames in which the group is there; in others it does not matter what is in it.
  var isShown: [Bool]
  /// The place of the group's origin in the picture, or `nil` if it is turned or stretched.
  var origins: [CGPoint]?
  /// The part of the picture in which the group shows.
  var clips: [CGRect]
  /// The distance of the group in the film from where it is in the frames: what its keys do not say.
  var drift: [CGPoint]
  /// The rectangle of the whole picture.
  let page: CGRect
  /// The frames at which something around changes its course.
  var turns: Set<Int> = []

  init(frameCount: Int, size: CGSize) {
    isShown = Array(repeating: true, count: frameCount)
    origins = Array(repeating: .zero, count: frameCount)
    page = CGRect(origin: .zero, size: size)
    clips = Array(repeating: page, count: frameCount)
    drift = Array(repeating: .zero, count: frameCount)
  }

  /// Returns the frames in which a thing that may not be there must not be seen, and all in which it is there.
  ///
  /// Rows that a table has let go of lie where nobody sees them: those need not be hidden.
  func visibility(of node: FilmNode, _ isThere: [Bool]) -> [Bool] {
    guard zip(isThere, isShown).contains(where: { !$0 && $1 }) else {
      return Array(repeating: true, count: isThere.count)
    }
    var known: [Bool?] = []
    known.reserveCapacity(isThere.count)
    let box = node.box
    let offsets = node.history.mapped(\.offset).held(to: isThere.count)
    for frame in isThere.indices {
      if !isShown[frame] {
        known.append(nil)
      } else if isThere[frame] {
        known.append(true)
      } else if let box, let origin = origins?[frame] {
        let place = box.offsetBy(dx: origin.x, dy: origin.y)
          .offsetBy(dx: offsets[frame].x, dy: offsets[frame].y)
        known.append(place.intersection(clips[frame]).isEmpty ? nil : false)
      } else {
        known.append(false)
      }
    }
    var last = known.lazy.compactMap(\.self).first ?? true
    return known.map { value in
      last = value ?? last
      return last
    }
  }

  /// Takes the drift from the places of something in each frame.
  func takeDrift(from places: inout [[Double]]) {
    for frame in places.indices {
      places[frame][0] -= drift[frame].x
      places[frame][1] -= drift[frame].y
    }
  }

  /// Returns what is around the things of a group.
  ///
  /// - Parameters:
  ///   - groups: The group in each frame.
  ///   - isShown: Whether it is there.
  ///   - track: The keys of its place, if it moves.
  /// - Returns: The surroundings.
  func inside(_ groups: [FilmGroup], isShown: [Bool], _ track: FilmTrack?) -> Self {
    var inside = self
    inside.isShown = isShown
    let isPlain = groups.allSatisfy { $0.matrix == .identity && $0.scale == 1 }
    if isPlain, let origins {
      inside.origins = zip(origins, groups).map {
        CGPoint(x: $0.x + $1.offset.x, y: $0.y + $1.offset.y)
      }
      for (frame, group) in groups.enumerated() {
        guard let clip = group.clip, let origin = inside.origins?[frame] else { continue }
        inside.clips[frame] = clips[frame]
          .intersection(clip.offsetBy(dx: origin.x, dy: origin.y))
      }
    } else {
      inside.origins = nil
    }
    guard isPlain else {
      inside.drift = drift.map { _ in .zero }
      inside.turns = []
      return inside
    }
    guard let track else { return inside }
    inside.turns.formUnion(track.keys.map(\.frame))
    for (frame, shown) in track.values(count: groups.count - 1).enumerated() {
      inside.drift[frame].x += shown[0] - groups[frame].offset.x
      inside.drift[frame].y += shown[1] - groups[frame].offset.y
    }
    return inside
  }
}

extension FilmState {
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
