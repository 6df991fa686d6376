import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

extension BarButtonItem {
  /// A button of the system: UIKit's `UIBarButtonItem.SystemItem`.
  ///
  /// Of the pictures a few are drawn in our own way, and of the others a plate of the same size.
  public enum SystemItem: Int, Sendable, Hashable {
    /// "Done", in semibold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", in semibold.
    case save = 3
    /// A cross of two lines.
    case add = 4
    /// A space that gets its share of the room beside the buttons of a toolbar.
    case flexibleSpace = 5
    /// A space of a width.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A lens.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A slanted cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A slanted cross in a circle.
    case close = 24
  }
}

extension BarButtonItem.SystemItem {
  var style: BarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  /// The words of the button, or `nil` for a picture or a space.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .flexibleSpace, .fixedSpace, .add, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close:
      nil
    }
  }

  /// The name of the picture for VoiceOver, or `nil` for a button of words or a space.
  var pictureName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    }
  }

  var image: Image? {
    switch self {
    case .add: Image(.plus)
    case .organize: Image(.folder)
    case .search: Image(.magnifyingglass)
    case .trash: Image(.trash)
    case .compose, .reply, .action, .bookmarks, .refresh, .stop, .camera, .play, .pause, .rewind,
      .fastForward, .close:
      Image(size: CGSize(width: SystemSymbol.side, height: SystemSymbol.side))
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
