package import Foundation
import LayoutGeometry
package import ScreenFrames

/// A namespace for slanting lines over covered views; those of neighbors meet.
package enum Hatching {
  private static let step: CGFloat = 7

  /// Returns lines in a rectangle.
  package static func element(in rect: CGRect) -> ScreenElement {
    var path: [PathCommand] = []
    let first = ((rect.minX + rect.minY) / step).rounded(.down)
    let last = ((rect.maxX + rect.maxY) / step).rounded(.up)
    var number = first
    while number <= last {
      let sum = number * step
      path += [
        .move(CGPoint(x: sum - rect.minY, y: rect.minY)),
        .line(CGPoint(x: sum - rect.maxY, y: rect.maxY)),
      ]
      number += 1
    }
    let lines = ScreenElement.stroke(.path(path), HitColors.covered.faded(by: 0.6), width: 1)
    return .group(ElementGroup(.none, clip: rect, children: [lines]))
  }
}
