import Foundation
import LayoutCapture
import LayoutControls
import LayoutGeometry
import LayoutTables
import LayoutViews

/// The views that hide parts of another one, mostly of a table with its rows: the opaque ones in front of it, and the
/// headers and footers that stick over its rows.
///
/// A bar without a background hides nothing, nor does the home indicator or the safe area around it. Round corners
/// count as square ones.
struct Covers {
  /// A view that hides what lies behind it.
  private struct Cover {
    let view: View
    /// The place of the view, in window coordinates.
    let area: CGRect
  }

  private var covers: [Cover] = []
  private let base: View
  private let window: Window
  /// The part of the window in which the view shows.
  private let room: CGRect

  /// Creates the list of all that hides parts of a view, as a table, in a window.
  init(of base: View, in window: Window) {
    self.base = base
    self.window = window
    var room = window.bounds.intersection(base.convert(base.bounds, to: nil))
    let edges = base.subviews.filter { $0 is TableViewHeaderFooterView }
    var view = base
    while let superview = view.superview {
      if superview.clipsToBounds {
        room = room.intersection(superview.convert(superview.bounds, to: nil))
      }
      view = superview
    }
    self.room = room
    for edge in edges { add(edge) }
    view = base
    while let superview = view.superview {
      for sibling in superview.subviews(inFrontOf: view) { add(sibling) }
      view = superview
    }
  }

  /// Adds a view, or what hides something of all that is in it.
  private mutating func add(_ view: View) {
    guard !view.isHidden, view.alpha >= 1 else { return }
    let hides = view === window.keyboard || (view.backgroundColor?.value.opacity ?? 0) >= 1
    if hides {
      covers.append(Cover(view: view, area: view.drawnArea(of: view.bounds)))
    } else {
      for subview in view.subviews { add(subview) }
    }
  }

  /// Returns the part of an area in the view that is seen, or what hides all of it, `nil` for the edge of the view or
  /// of the screen.
  ///
  /// A view that hides only a part in the middle, or a corner, leaves the area as it is.
  ///
  /// - Parameter area: The place of a row, or of a view in the table, in window coordinates.
  /// - Returns: The part, at least a pixel high and wide, or the view in front.
  func seenPart(of area: CGRect) -> (part: CGRect?, cover: View?) {
    seenPart(of: area) { _ in true }
  }

  /// Returns the part of an area of a view that is seen, or `nil` for none; all of what is not in the table.
  ///
  /// - Parameters:
  ///   - view: The view, which does not hide itself.
  ///   - area: Its place, or a part of that, in window coordinates.
  /// - Returns: The part.
  func seenPart(of view: View, in area: CGRect) -> CGRect? {
    guard view !== base, view.isDescendant(of: base) else { return area }
    return seenPart(of: area) { !view.isDescendant(of: $0.view) }.part
  }

  private func seenPart(
    of area: CGRect,
    behind isCover: (Cover) -> Bool
  ) -> (part: CGRect?, cover: View?) {
    let pixel = 1 / window.pixelScale - 1e-6
    func isLarge(_ part: CGRect) -> Bool {
      !part.isNull && part.width >= pixel && part.height >= pixel
    }
    var part = area.intersection(room)
    guard isLarge(part) else { return (nil, nil) }
    for cover in covers where isCover(cover) {
      part = part.without(cover.area)
      guard isLarge(part) else { return (nil, cover.view) }
    }
    return (part, nil)
  }
}

extension CGRect {
  /// Returns the rest of the rectangle beside another one that reaches over it from an edge.
  fileprivate func without(_ other: CGRect) -> CGRect {
    let shared = intersection(other)
    let most = 1e-3
    guard !shared.isNull, shared.width > most, shared.height > most else { return self }
    var rest = self
    if shared.width >= width - most {
      if shared.minY <= minY + most {
        rest.origin.y = shared.maxY
        rest.size.height = maxY - shared.maxY
      } else if shared.maxY >= maxY - most {
        rest.size.height = shared.minY - minY
      }
    } else if shared.height >= height - most {
      if shared.minX <= minX + most {
        rest.origin.x = shared.maxX
        rest.size.width = maxX - shared.maxX
      } else if shared.maxX >= maxX - most {
        rest.size.width = shared.minX - minX
      }
    }
    return rest
  }
}

extension View {
  /// Returns the views that are drawn after one of its own.
  func subviews(inFrontOf view: View) -> [View] {
    let views = subviews
    let drawn = views.drawingOrder.map { order in order.map { views[$0] } } ?? views
    return drawn.firstIndex { $0 === view }.map { Array(drawn[($0 + 1)...]) } ?? []
  }
}
