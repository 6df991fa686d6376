import Foundation
import LayoutDiagnostics
import LayoutSimulation
import LayoutViews

/// A view, with the name and the place by which a page can ask for it.
package struct ShownView: Sendable, Hashable, Encodable {
  /// The places among the subviews on the way from the window, such as `0.2.1`, empty for the window.
  package let path: String
  /// The class and the name.
  package let name: String
  /// The frame in the window: x, y, width and height, in points.
  package let frame: [Double]

  init(_ view: View) {
    path = view.pathFromRoot.map(String.init).joined(separator: ".")
    name = PrintableText.escaped(view.treeName)
    let rect = view.convert(view.bounds, to: nil)
    frame = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }
}

extension View {
  /// The places among the subviews on the way from the topmost view.
  fileprivate var pathFromRoot: [Int] {
    var path: [Int] = []
    var next = self
    while let superview = next.superview {
      path.append(superview.subviews.firstIndex { $0 === next } ?? 0)
      next = superview
    }
    return path.reversed()
  }

  /// Returns the view at the end of a path of places among subviews, or `nil` if there is none.
  func descendant(at path: String) -> View? {
    var view = self
    for word in path.split(separator: ".") {
      guard let index = Int(word), view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return view
  }
}
