package import Foundation

/// A look of a view while it moves, compared with its look in the end.
package struct ViewPresentation: Sendable, Hashable {
  /// The distance from its place.
  package var offset = CGPoint.zero
  /// The opacity, from 0 to 1, multiplied with its alpha.
  package var alpha: CGFloat = 1
  /// The part of it that shows, in its own coordinates, or `nil` for all of it.
  package var clip: CGRect?
  /// The radius of the corners of that part.
  package var clipRadius: CGFloat = 0
}

/// A motion of a row, header or footer while updates take effect, as a function of their progress.
struct RowMotion: Hashable {
  /// A kind of change.
  enum Change: Hashable {
    case stays
    case comes(TableView.RowAnimation)
    case goes(TableView.RowAnimation)

    /// Whether it slides to or from a side.
    var isSideways: Bool {
      switch self {
      case .stays: false
      case .comes(let animation), .goes(let animation): animation == .left || animation == .right
      }
    }
  }

  var change: Change
  var size: CGSize
  /// The distance below its place at the beginning.
  var start: CGFloat = 0
  /// The distance below its place at the end.
  var end: CGFloat = 0
  /// The round group around it, beyond whose sides it does not show, or `nil` elsewhere.
  var group: GroupEdges?
  /// Whether it is a row that was swiped aside, out of its place.
  var isSwiped = false
  /// Whether it was swiped out of its group, beyond whose sides it then shows.
  var hasLeftGroup = false

  /// Returns the look at a progress of the updates, from 0 to 1.
  func presentation(at progress: CGFloat) -> ViewPresentation {
    let way = start + (end - start) * progress
    var presentation =
      switch change {
      case .stays: ViewPresentation()
      case .comes(let animation): animation.presentation(share: progress, of: size)
      case .goes(let animation): animation.presentation(share: 1 - progress, of: size)
      }
    presentation.offset.y += way
    if hasLeftGroup {
      presentation.clip = presentation.clip?.insetBy(dx: -size.width, dy: 0)
    } else if let group, change.isSideways || isSwiped {
      let shown = presentation.clip?.size ?? size
      presentation.clip = group.clip(of: shown, x: presentation.offset.x)
      presentation.clipRadius = group.radius
    }
    return presentation
  }
}

// By Apple's words ("UITableView.h", UITableViewRowAnimation) rows fade, slide to or from a side,
// slide in from the top or bottom under their neighbors, or stay centered in the room that opens and
// closes. The header leaves the looks of `none` and `automatic` open: here rows without an animation
// are uncovered in place, and the table's own choice is to fade (neither is measured).
extension TableView.RowAnimation {
  /// Returns the look of a row whose room is open to a share, from 0 to 1.
  fileprivate func presentation(share: CGFloat, of size: CGSize) -> ViewPresentation {
    let hidden = size.height * (1 - share)
    var presentation = ViewPresentation()
    switch self {
    case .fade, .automatic:
      presentation.alpha = share
    case .right:
      presentation.offset.x = size.width * (1 - share)
    case .left:
      presentation.offset.x = -size.width * (1 - share)
    case .top:
      presentation.offset.y = -hidden
      presentation.clip = CGRect(x: 0, y: hidden, width: size.width, height: size.height - hidden)
    case .bottom, .none:
      presentation.clip = CGRect(x: 0, y: 0, width: size.width, height: size.height - hidden)
    case .middle:
      presentation.offset.y = -hidden / 2
      presentation.clip = CGRect(
        x: 0,
        y: hidden / 2,
        width: size.width,
        height: size.height - hidden
      )
    }
    return presentation
  }
}
