package import Foundation
import LayoutCapture
import LayoutControls
import LayoutGeometry
import LayoutTables
@_spi(SystemViews) import LayoutViews
package import ScreenFrames

/// An area of a screen at whose edge the lines around what lies below it end: an alert, a card, a popover, a view with a
/// background, the keyboard, or the glass of a bar.
package struct ScreenCover: Sendable, Hashable {
  /// The rectangle around it, in the coordinates of what is shown of the window.
  package let area: CGRect
  /// The radii of its corners.
  package let radii: CornerRadii

  /// The screen with some room around it: one for all things, so that films write it once.
  private let room: CGRect

  /// The farthest that a line lies from the edge of what it is around, with half of its width.
  private static let reach: CGFloat = 4
  /// The room around the screen, in which lines around all of it lie.
  fileprivate static let margin: CGFloat = 8

  /// Creates an area with round corners on a screen with room around it.
  fileprivate init(_ area: CGRect, radii: CornerRadii, in room: CGRect) {
    (self.area, self.radii, self.room) = (area, radii, room)
  }

  /// Returns the area moved.
  package func moved(by offset: CGPoint) -> Self {
    Self(
      area.offsetBy(dx: offset.x, dy: offset.y),
      radii: radii,
      in: room.offsetBy(dx: offset.x, dy: offset.y)
    )
  }

  /// Returns the part of the area that is in another one.
  fileprivate func clipped(by outer: Self) -> Self {
    let shared = area.intersection(outer.area)
    func radius(
      _ radius: KeyPath<CornerRadii, CGFloat>,
      _ x: KeyPath<CGRect, CGFloat>,
      _ y: KeyPath<CGRect, CGFloat>
    ) -> CGFloat {
      [self, outer].filter {
        abs($0.area[keyPath: x] - shared[keyPath: x]) < 0.5
          && abs($0.area[keyPath: y] - shared[keyPath: y]) < 0.5
      }
      .map { $0.radii[keyPath: radius] }.max() ?? 0
    }
    return Self(
      shared,
      radii: CornerRadii(
        topLeft: radius(\.topLeft, \.minX, \.minY),
        topRight: radius(\.topRight, \.maxX, \.minY),
        bottomRight: radius(\.bottomRight, \.maxX, \.maxY),
        bottomLeft: radius(\.bottomLeft, \.minX, \.maxY)
      ),
      in: room
    )
  }

  /// Returns whether it hides a part of the lines around a thing: whether it lies on the thing, and not wholly inside.
  fileprivate func hidesLines(around thing: CGRect) -> Bool {
    let shared = area.intersection(thing)
    let (reach, most) = (Self.reach, 0.5)
    return !shared.isNull && shared.width > most && shared.height > most
      && (area.minX < thing.minX + reach || area.maxX > thing.maxX - reach
        || area.minY < thing.minY + reach || area.maxY > thing.maxY - reach)
  }

  /// Returns a group of elements that shows them beside the area alone.
  fileprivate func cut(_ elements: [ScreenElement]) -> ScreenElement {
    let room = room.union(area)
    var group = ElementGroup(
      .none,
      clip: room,
      clipPath: ScreenOutline(rect: room, radius: 0).path + .roundRectangle(area, radii: radii),
      children: elements
    )
    group.clipsEvenOdd = true
    return .group(group)
  }
}

extension [ScreenCover] {
  /// Returns the lines around a thing as far as none of the areas hides them.
  package func cut(_ lines: [ScreenElement], around thing: CGRect) -> [ScreenElement] {
    filter { $0.hidesLines(around: thing) }.reduce(lines) { [$1.cut($0)] }
  }

  /// Returns a group of the lines around a thing as far as none of the areas hides them.
  func cut(_ element: ScreenElement, around thing: CGRect) -> ScreenElement {
    guard case .group(var group) = element else { return element }
    group.children = cut(group.children, around: thing)
    return .group(group)
  }

  /// Returns what fills an area as far as none of these areas hides it.
  func cut(_ ground: [ScreenElement], in area: CGRect) -> [ScreenElement] {
    filter { $0.area.intersects(area) }.reduce(ground) { [$1.cut($0)] }
  }

  /// Creates the areas that lie over a view of a window, back to front.
  ///
  /// The grounds of bars are none: rows end at them, and views go on behind them.
  init(over view: View, in window: Window) {
    self = []
    var view = view
    while let superview = view.superview {
      for sibling in superview.subviews(inFrontOf: view) { add(sibling, in: window) }
      view = superview
    }
  }

  private mutating func add(_ view: View, in window: Window, within outer: ScreenCover? = nil) {
    guard !view.isHidden, view.alpha >= 1, view.role != "bar-background" else { return }
    let area = view.drawnArea(of: view.bounds)
    guard area.isFinite, area.width > 0, area.height > 0 else { return }
    let room = window.bounds.insetBy(dx: -ScreenCover.margin, dy: -ScreenCover.margin)
    var cover = ScreenCover(area, radii: view.drawnRadii(of: area), in: room)
    if let outer { cover = cover.clipped(by: outer) }
    guard !cover.area.isNull else { return }
    let isOpaque = !view.isBar && (view.backgroundColor?.value.opacity ?? 0) >= 1
    if view.isGlass || isOpaque || view === window.keyboard { return append(cover) }
    for subview in view.subviews {
      add(subview, in: window, within: view.clipsToBounds ? cover : outer)
    }
  }
}

extension Simulation {
  /// Returns the areas that lie over a view; of all in the table, those over the table.
  func covers(over view: View) -> [ScreenCover] {
    let isInTable = view.isDescendant(of: tableView)
    return [ScreenCover](over: isInTable ? tableView : view, in: window)
  }

  /// Returns the areas that lie over the line of a constraint: over what it measures, but not over what lies beside that, up
  /// to which it goes.
  func covers(over constraint: LayoutConstraint) -> [ScreenCover] {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { item in
      item as? View ?? (item as? LayoutGuide)?.owningView
    }
    let inner = views.filter { view in
      !views.contains { $0 !== view && $0.isDescendant(of: view) }
    }
    let covers = inner.map { self.covers(over: $0) }
    return covers.first?.filter { cover in covers.allSatisfy { $0.contains(cover) } } ?? []
  }
}

extension View {
  /// Returns the radii of the corners of the area in which the view is drawn; those of a row at the end of a group are the
  /// group's.
  func drawnRadii(of area: CGRect) -> CornerRadii {
    let most = Swift.min(area.width, area.height) / 2
    guard !isGlass else { return CornerRadii(most) }
    if let cell = self as? TableViewCell, cell.hasRoundTop || cell.hasRoundBottom {
      let (top, bottom) = (cell.topCornerRadius, cell.bottomCornerRadius)
      return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
        .map { Swift.min($0, most) }
    }
    return layerIfUsed?.cornerRadii.map { Swift.min($0, most) } ?? CornerRadii(0)
  }

  /// Whether it is a capsule of glass.
  fileprivate var isGlass: Bool { role.map(["bar-capsule", "tab-capsule"].contains) ?? false }

  /// Whether it is a bar, behind whose ground views go on.
  fileprivate var isBar: Bool {
    self is NavigationBar || self is Toolbar || self is TabBar || self is StatusBar
  }
}
