public import Foundation
import LayoutGeometry
import LayoutTables
@_spi(SystemViews) public import LayoutViews

extension HitMap {
  /// A visible view that is meant for touches, but that the views around it, or it itself, keep
  /// from all of them.
  public struct Unreachable {
    /// The view.
    public var view: View
    /// The kind of the view.
    public var kind: Kind
    /// The name of the covered view in reports.
    public var name: String
    /// The reason: "user interaction of View 'panel' is off".
    public var reason: String
    /// The visible place, in the window's coordinates, or of a turned view the box around it.
    public var rect: CGRect
    /// The family in the rows around, or `nil` for a view in no row.
    let family: Family?
  }
}

extension HitMap.Unreachable {
  /// Returns the visible views in a window that no touch reaches, in the order of the tree.
  ///
  /// Known views, which win somewhere or lie under others, are left out.
  static func all(in window: View, except known: [View]) -> [Self] {
    var search = Search(known: Set(known.map(ObjectIdentifier.init)))
    search.look(into: window, shown: CGRect(origin: .zero, size: window.bounds.size))
    return search.found
  }

  private struct Search {
    let known: Set<ObjectIdentifier>
    var found: [HitMap.Unreachable] = []
    /// The views around the one that is looked into, the outermost first, and itself.
    private var chain: [View] = []

    init(known: Set<ObjectIdentifier>) { self.known = known }

    mutating func look(into view: View, shown: CGRect) {
      let rect = view.convert(view.bounds, to: nil)
      guard !view.isHidden, view.alpha >= View.leastTouchableAlpha, rect.isFinite else { return }
      chain.append(view)
      defer { chain.removeLast() }
      let visible = rect.intersection(shown)
      let isVisible = !visible.isNull && !visible.isEmpty
      if isVisible, isMeantForTouches(view), !known.contains(ObjectIdentifier(view)),
        let reason = reason(at: CGPoint(x: visible.midX, y: visible.midY))
      {
        found.append(
          HitMap.Unreachable(
            view: view,
            kind: view.hitKind,
            name: view.placedName,
            reason: reason,
            rect: visible,
            family: view.hitFamily
          )
        )
      }
      guard isVisible || !view.clipsToBounds else { return }
      for subview in view.subviews {
        look(into: subview, shown: view.clipsToBounds ? visible : shown)
      }
    }

    /// Returns a check circle, an arrow head and the like leave touches to their row.
    private func isMeantForTouches(_ view: View) -> Bool {
      view.isMeantForTouches && (view.isUserInteractionEnabled || !(view is DecorationView))
    }

    /// Returns the reason of the outermost view that refuses a touch, or `nil` if none does by the rules.
    private func reason(at point: CGPoint) -> String? {
      for view in chain {
        let isItself = view === chain.last
        let name = view is TableViewCell ? "its row" : view.placedName
        let refusal = view.refusal(of: view.convert(point, from: nil), with: nil)
        if refusal == .hasNoInteraction {
          return isItself ? "its user interaction is off" : "user interaction of \(name) is off"
        }
        if refusal == .isOutside, !isItself { return "it is outside the bounds of \(name)" }
        if refusal == .deniesPoint { return "point(inside:with:) of \(name) denies it" }
      }
      return nil
    }
  }
}
