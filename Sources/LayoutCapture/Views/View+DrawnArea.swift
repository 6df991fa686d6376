package import Foundation
import LayoutTables
package import LayoutViews

extension View {
  /// Returns the place at which an area of the view is drawn, in window coordinates.
  ///
  /// Frames say where a row will be, as touches do; a picture shows it on its way there.
  ///
  /// - Parameter area: The area in the view's own coordinates.
  /// - Returns: The part that shows, or null if a table that moves its rows shows nothing of it.
  package func drawnArea(of area: CGRect) -> CGRect {
    var view = self
    while let superview = view.superview {
      if let table = superview as? TableView {
        let part = table.drawnPart(of: convert(area, to: table), in: view)
        return part.isNull ? part : table.convert(part, to: nil)
      }
      view = superview
    }
    return convert(area, to: nil)
  }
}
