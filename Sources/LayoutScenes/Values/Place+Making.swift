public import Foundation

// Places in Swift tests, in the words of a scenario file.
extension Place {
  /// Returns the middle of a row: `row 3 on touchView` in a scenario file.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - section: Its section, counted from 0.
  ///   - offset: The distance below the middle, in points; negative is above.
  ///   - view: The view that is to take the touch, or `nil` for the table.
  /// - Returns: The place.
  public static func row(
    _ row: Int,
    section: Int = 0,
    offset: CGFloat = 0,
    on view: NamedView? = nil
  ) -> Self {
    Self(.row(RowAddress(section: section, row: row)), offset: offset, on: view)
  }

  /// Returns the middle of one of the rows of which at least half is visible: `third visible row`.
  ///
  /// - Parameters:
  ///   - index: The number of the row among them, counted from 0.
  ///   - offset: The distance below the middle, in points; negative is above.
  ///   - view: The view that is to take the touch, or `nil` for the table.
  /// - Returns: The place.
  public static func visibleRow(
    _ index: Int,
    offset: CGFloat = 0,
    on view: NamedView? = nil
  ) -> Self {
    Self(.visibleRow(index), offset: offset, on: view)
  }

  /// Returns the middle of the last of the rows of which at least half is visible: `last visible row`.
  ///
  /// - Parameters:
  ///   - offset: The distance below the middle, in points; negative is above.
  ///   - view: The view that is to take the touch, or `nil` for the table.
  /// - Returns: The place.
  public static func lastVisibleRow(offset: CGFloat = 0, on view: NamedView? = nil) -> Self {
    Self(.visibleRowFromEnd(0), offset: offset, on: view)
  }

  /// Returns a share of an area's height: `75 % of the table` in a scenario file.
  ///
  /// - Parameters:
  ///   - y: The share of the height, in percent from the top.
  ///   - x: The share of the width, in percent from the left, or `nil` for the place of the finger.
  ///   - area: The area.
  ///   - view: The view that is to take the touch, or `nil` for the area's.
  /// - Returns: The place.
  public static func percent(
    _ y: CGFloat,
    x: CGFloat? = nil,
    of area: SharedArea = .table,
    on view: NamedView? = nil
  ) -> Self {
    Self(.share(x: x, y: y, of: area), on: view)
  }

  /// The same place, with its row or its view in the table scrolled into view before a finger goes down there.
  public var scrolledIntoView: Self {
    var place = self
    place.scroll = .intoView
    return place
  }

  /// Returns the top edge of the table's visible area inside the safe area.
  ///
  /// - Parameters:
  ///   - offset: The distance below the edge, in points.
  ///   - view: The view that is to take the touch, or `nil` for the table.
  /// - Returns: The place.
  public static func topEdge(offset: CGFloat = 0, on view: NamedView? = nil) -> Self {
    Self(.topEdge, offset: offset, on: view)
  }

  /// Returns the bottom edge of the table's visible area inside the safe area.
  ///
  /// - Parameters:
  ///   - offset: The distance below the edge, in points; negative is above.
  ///   - view: The view that is to take the touch, or `nil` for the table.
  /// - Returns: The place.
  public static func bottomEdge(offset: CGFloat = 0, on view: NamedView? = nil) -> Self {
    Self(.bottomEdge, offset: offset, on: view)
  }

  /// Returns a point of the screen, in points from its top left corner.
  public static func point(x: CGFloat, y: CGFloat) -> Self { Self(.point(CGPoint(x: x, y: y))) }

  /// Returns the middle of a button in a bar, an alert or beside a swiped row: `button Edit` in a scenario file.
  public static func button(_ title: String) -> Self { Self(.button(title)) }

  /// Returns the middle of a view in the scene's stack: `view wifi` in a scenario file.
  public static func stackView(_ name: String) -> Self { Self(.stackView(name)) }

  /// Returns the middle of a view.
  public static func middle(of view: NamedView) -> Self { Self(.view(view)) }
}
