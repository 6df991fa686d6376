public import Foundation
public import LayoutDiagnostics
import LayoutGeometry

/// A place on the screen by its meaning, to be resolved on the device that the scene is played on.
///
/// If a place does not give its distance from the left (a row, an edge), a finger that moves keeps its
/// x, and a finger that goes down takes the middle of the view that the place is on: `view` if it is
/// given, else the table.
public struct Place: Sendable, Hashable, CustomStringConvertible {
  /// The anchor of the place.
  public var anchor: Anchor
  /// The distance below the anchor, negative above, 0 for a point or a view.
  public var offset: CGFloat
  /// The view in which it lies horizontally and that is to take the touch, or `nil` for none in particular.
  public var view: NamedView?
  /// The part of its row that it is the middle of, or level with, or `nil` for the row itself.
  public var part: RowPart?
  /// The way in which its row, or its view in the table, is scrolled to before a finger goes down there, or `nil` for
  /// not at all.
  public var scroll: RowScroll?
  /// Whether messages name the row with its section: if that is not the first, or if it was written so.
  public var namesSection = false
  /// The place in the file, or `nil` for a place from code.
  public var mark: SourceMark?

  /// Creates a place.
  public init(
    _ anchor: Anchor,
    offset: CGFloat = 0,
    on view: NamedView? = nil,
    at mark: SourceMark? = nil
  ) {
    self.anchor = anchor
    self.offset = offset
    self.view = view
    self.mark = mark
    if case .row(let row) = anchor { namesSection = row.section != 0 }
  }

  /// An anchor of a place.
  public enum Anchor: Sendable, Hashable {
    /// The middle of a row.
    case row(RowAddress)
    /// The middle of one of the rows of which at least half is visible, counted from the first of them, 0.
    case visibleRow(Int)
    /// The same, counted from the last of them, 0.
    case visibleRowFromEnd(Int)
    /// A share of an area's height in percent from its top, and of its width from its left, or `nil` for the
    /// place of the finger.
    case share(x: CGFloat?, y: CGFloat, of: SharedArea)
    /// The top edge of the table's visible area inside the safe area.
    case topEdge
    /// The bottom edge of the table's visible area inside the safe area.
    case bottomEdge
    /// A point of the screen, in points from its top left corner.
    case point(CGPoint)
    /// The middle of a view.
    case view(NamedView)
    /// The middle of a button in a bar, an alert or beside a swiped row, by its title.
    case button(String)
    /// The middle of a view in the scene's stack, by its name.
    case stackView(String)
    /// A title of the index at the trailing edge.
    case indexTitle(String)
    /// A key of the keyboard, by the letter on it or its name.
    case key(String)
  }

  /// An area of the screen of which a place has a share.
  public enum SharedArea: Sendable, Hashable {
    /// The table's visible area inside the safe area.
    case table
    /// The screen.
    case screen
    /// The part of a view that is on the screen.
    case view(NamedView)
    /// The part of a view of the scene's own, by its name.
    case ownView(String)
  }

  /// The text in a scenario file: "row 3 on touchView".
  public var description: String {
    let shift =
      offset == 0 ? "" : offset < 0 ? " - \(decimalText(-offset))" : " + \(decimalText(offset))"
    return anchorText + shift
      + (part.map { " on \($0.rawValue)" } ?? "")
      + (view.map { " on \($0.rawValue)" } ?? "")
      + (scroll.map { ", scrolled \($0.rawValue)" } ?? "")
  }

  /// The same place, to which nothing scrolls.
  var unscrolled: Self {
    var place = self
    place.scroll = nil
    return place
  }

  /// The text of its anchor: "third visible row".
  package var anchorText: String {
    switch anchor {
    case .row(let row): name(of: row)
    case .visibleRow(let index): "\(Ordinal.word(index + 1)) visible row"
    case .visibleRowFromEnd(0): "last visible row"
    case .visibleRowFromEnd(let index): "\(Ordinal.word(index + 1)) last visible row"
    case .share(let x, let y, let area):
      (x.map { "\(decimalText($0)) %, " } ?? "") + "\(decimalText(y)) % of \(area)"
    case .topEdge: "top edge"
    case .bottomEdge: "bottom edge"
    case .point(let point): "\(decimalText(point.x)), \(decimalText(point.y))"
    case .view(let view): view.rawValue
    case .button(let title): "button '\(title)'"
    case .stackView(let name): "view \(name)"
    case .indexTitle(let title): "index \(title)"
    case .key(let name): "key \(name)"
    }
  }

  /// Returns the name of a row in messages about this place: "row 3" or "row 0/3", as it was written.
  package func name(of row: RowAddress) -> String {
    namesSection || row.section != 0 ? row.description : "row \(row.row)"
  }

  /// The same place, level with the check mark of its row: `row 3 on check mark` in a scenario file.
  ///
  /// At an edge it is in the column of the check marks.
  public var onCheckMark: Self { on(.checkMark) }

  /// The same place, on what is at the trailing edge of its row: `row 3 on accessory` in a scenario file.
  public var onAccessory: Self { on(.accessory) }

  /// The same place, on the minus, the plus or the check circle of its row: `row 3 on edit control` in a scenario file.
  public var onEditControl: Self { on(.editControl) }

  /// The same place, on the lines by which a finger drags its row: `row 3 on reorder control` in a scenario file.
  public var onReorderControl: Self { on(.reorderControl) }

  private func on(_ part: RowPart) -> Self {
    var place = self
    place.part = part
    return place
  }
}

/// A way to scroll to a row or a view in the table, as UIKit's scroll positions.
public enum RowScroll: String, Sendable, Hashable, CaseIterable {
  /// As far as is needed for it to show, and not at all if it shows.
  case intoView = "into view"
  /// To the top of the visible area.
  case top = "to the top"
  /// To its middle.
  case middle = "to the middle"
  /// To its bottom.
  case bottom = "to the bottom"
}

extension Place.SharedArea: CustomStringConvertible {
  /// The text in a scenario file: "the table".
  public var description: String {
    switch self {
    case .table: "the table"
    case .screen: "the screen"
    case .view(let view): view.rawValue
    case .ownView(let name): "view \(name)"
    }
  }
}

/// A view that a scenario can name.
public enum NamedView: String, Sendable, Hashable, CaseIterable {
  /// The touch view of the overlay.
  case touchView
  /// The table.
  case tableView
  /// The table's superview.
  case superview
  /// The status bar.
  case statusBar
  /// The navigation bar.
  case navigationBar
  /// The title in the navigation bar.
  case title
  /// The toolbar.
  case toolbar
  /// The field to search with.
  case searchBar
  /// The bar with tabs.
  case tabBar
  /// The index at the trailing edge of the table.
  case sectionIndex
  /// The control that a pull sets off, while it shows.
  case refreshControl
  /// The keyboard, while it is on the screen.
  case keyboard
  /// The card of the alert that a form shows, while it is on the screen.
  case alert

  /// The bars that constraints can name; the status bar is not one, since an app has no view for it.
  public static let constrainableBars: [NamedView] = [
    .navigationBar, .searchBar, .toolbar, .tabBar,
  ]
}
