package import Foundation

/// A guide or a layer that is drawn without its name.
package struct UnnamedGuide: Sendable, Hashable {
  /// The name, or the value.
  package let name: String
  /// The area of the thing, in the coordinates of the screen.
  package let area: CGRect
  /// Whether too little is seen of the thing for a name that stands in it, and not too much in the way of it.
  package let isTooLow: Bool

  /// Creates a thing without its name.
  package init(_ name: String, of area: CGRect, isTooLow: Bool = false) {
    (self.name, self.area, self.isTooLow) = (name, area, isTooLow)
  }
}

extension [UnnamedGuide] {
  /// Returns those of things that a part of the screen shows.
  package func shown(in part: CGRect) -> Self {
    filter { $0.area.intersects(part.insetBy(dx: 1, dy: 1)) }
  }
}
