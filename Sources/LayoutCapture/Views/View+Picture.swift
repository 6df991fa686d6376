package import LayoutViews
package import ScreenFrames

extension View {
  /// Returns the view with all in it as shapes, from the corner of its bounds, as it is now.
  ///
  /// Nothing is kept for a later picture, and the shapes have no names: they may be in the same picture as the view.
  package func pictured() -> [ScreenElement] {
    var tree = TreeCapture(picturing: self)
    return tree.elements.map { $0.mapped(tag: { _ in .none }) }
  }
}
