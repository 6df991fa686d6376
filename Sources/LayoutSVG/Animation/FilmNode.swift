import Foundation
import ScreenFrames

/// A thing of a film: the element that is the same one in many frames, with what changes of it.
///
/// Where an element is another one than in the frame before (another text, another kind of outline), it is another
/// thing. So all frames together are one tree, of which each frame shows a part.
final class FilmNode {
  /// The form that a thing is drawn in, which never changes.
  let form: FilmForm
  /// The states, of the still picture too, as a last frame.
  private(set) var history = FilmHistory<FilmState>()
  /// The things of a group, back to front, of all frames.
  var children: [FilmNode] = []
  /// The things that the group had in the last frame with it, back to front.
  var present: [FilmNode] = []
  /// The things that the group no longer has, by their names, in the order in which they left.
  var departed: [FilmName: [FilmNode]] = [:]
  /// The position among the things of the group that it is in.
  var place = 0
  /// The element as it was drawn last, and that of which the children are parts: the same but for its size.
  private(set) var latest: ScreenElement?
  private var reference: [ScreenElement] = []
  /// The rectangle of all that it ever draws, from its own origin, or `nil` if that is not known; asked for when the film
  /// is complete.
  private(set) lazy var box = makeBox()
  /// The same before a group is moved itself.
  private(set) lazy var contentBox = makeContentBox()

  init(_ form: FilmForm) { self.form = form }

  /// Whether the thing is there in the last frame that was taken.
  var isPresent: Bool { history.latest != nil }

  /// Takes over what the thing is in a frame.
  func take(_ element: ScreenElement, at frame: Int, depth: Int = 0) throws(SVGWritingError) {
    if isPresent, element == latest { return }
    do throws(UnwritableNumber) {
      try element.checkNumbers()
    } catch {
      throw SVGWritingError(error, in: element.name, element.tag)
    }
    switch element {
    case .shape(let shape): history.record(.shape(shape.untagged), at: frame)
    case .text(let run): history.record(.text(run.untagged), at: frame)
    case .group(let group):
      guard depth < SVGWriter.nestingLimit else {
        throw SVGWritingError(.tooDeep, element: "group", isNamed: false).enclosed(by: group.tag)
      }
      var scale: CGFloat = 1
      if let factor = group.children.evenScale(over: reference) {
        scale = factor
      } else {
        try match(group.children, at: frame, depth: depth)
        reference = group.children
      }
      history.record(.group(FilmGroup(group, scale: scale)), at: frame)
    }
    latest = element
  }

  /// Changes what it is in all frames.
  func mapStates(_ change: (FilmState) -> FilmState) {
    history = history.mapped(change)
  }

  /// Takes over that the thing is not there from a frame on.
  func leave(at frame: Int) {
    history.record(nil, at: frame)
  }
}

/// The state of a thing of a film in a frame.
enum FilmState: Equatable {
  case group(FilmGroup)
  case shape(Shape)
  case text(TextRun)
}

/// A group in a frame, without what is in it.
struct FilmGroup: Equatable {
  var offset: CGPoint
  var matrix: ElementMatrix
  /// The factor by which all that is in it is larger than it was first.
  var scale: CGFloat
  /// The part that shows, in coordinates of what was first, or `nil` for all.
  var clip: CGRect?
  var clipRadius: CGFloat
  var opacity: Double

  init(_ group: ElementGroup, scale: CGFloat) {
    offset = group.offset
    matrix = group.matrix
    self.scale = scale
    clip = group.clip?.scaled(by: 1 / scale)
    clipRadius = group.clipRadius / scale
    opacity = min(max(group.opacity, 0), 1)
  }
}

extension Shape {
  /// The shape without its name, which a film does not write.
  fileprivate var untagged: Self {
    var shape = self
    shape.tag = .none
    return shape
  }
}

extension TextRun {
  /// The text without its name, which a film does not write.
  fileprivate var untagged: Self {
    var run = self
    run.tag = .none
    return run
  }
}
