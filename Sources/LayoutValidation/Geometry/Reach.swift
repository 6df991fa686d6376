package import Foundation
package import LayoutGeometry
package import LayoutViews

/// The part of a view in which a finger reaches it, by the rules of `hitTest(_:with:)` over rectangles.
///
/// It is what a hit map gives the view, without a question for each cell. Two things are coarser than there: a
/// turned view counts with the box around it, and a view of a class of the application, which may have its own
/// `hitTest(_:with:)`, is asked once, in the middle of what it would take.
package struct Reach {
  /// A view in front, with what it takes.
  package struct Cover {
    package let view: View
    /// The part of the screen, in the window's coordinates.
    package let rect: CGRect
  }

  /// The part that is on the screen and inside of all views around, covered or not, in the window's coordinates.
  package let visible: CGRect
  /// The part in which touches go to the view or to views in it.
  package let region: Region
  /// The views in front that take some of it, from the innermost on.
  package let covers: [Cover]

  /// Creates the reach of a view.
  ///
  /// - Parameters:
  ///   - view: A view in the window.
  ///   - window: The window, whose bounds are the screen.
  /// - Complexity: O(views in front of it, beside it and beside the views around it).
  package init(of view: View, in window: Window) {
    var visible = view.convert(view.bounds, to: nil).intersection(window.bounds)
    var front: [View] = []
    var refuses = view.refusesTouches
    var inner = view
    while let outer = inner.superview {
      visible = visible.intersection(outer.convert(outer.bounds, to: nil))
      refuses = refuses || outer.refusesTouches
      // From the last one, the foremost, back to the view itself.
      var index = outer.subviews.count - 1
      while index >= 0, outer.subviews[index] !== inner {
        if !outer.subviews[index].refusesTouches { front.append(outer.subviews[index]) }
        index -= 1
      }
      inner = outer
    }
    var region = Region(visible)
    var covers: [Cover] = []
    if refuses { region = Region(.null) }
    for other in front {
      let rect = other.convert(other.bounds, to: nil).intersection(visible)
      guard rect.hasArea, other.takesTouches(in: rect) else { continue }
      covers.append(Cover(view: other, rect: rect))
      region.subtract(rect)
    }
    self.visible = visible.hasArea ? visible : .null
    self.region = region
    self.covers = covers
  }
}

extension View {
  /// Returns whether a view without hiding or transparency takes the touches in a part of it.
  fileprivate func takesTouches(in rect: CGRect) -> Bool {
    guard !isOwnView else { return true }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return hitTest(convert(middle, from: nil), with: nil) != nil
  }
}
