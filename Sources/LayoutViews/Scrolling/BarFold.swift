package import Foundation
import LayoutGeometry

/// The part of a bar above content that folds away as the content scrolls: a large title, a search bar.
///
/// The bar is as high as the content leaves room for, so that content at its beginning lies below all of it.
package struct BarFold: Hashable {
  /// The safe area at the top with nothing folded away.
  package var top: CGFloat
  /// The distances from its beginning at which content comes to rest that a finger lets go, in rising order;
  /// behind the last one it rests anywhere.
  package var stops: [CGFloat]

  /// Creates a part of a bar.
  package init(top: CGFloat, stops: [CGFloat]) {
    self.top = top
    self.stops = stops
  }
}

extension ScrollView {
  /// The adjusted inset at the top once all of the bar is folded away.
  package var topInsetUnderFoldedBar: CGFloat {
    guard let barFold else { return adjustedContentInset.top }
    return contentInset.top + barFold.top - (barFold.stops.last ?? 0)
  }

  /// Returns the offset at which content that would rest at `offset` comes to rest: never with a bar half folded.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    guard let stops = barFold?.stops, let last = stops.last else { return offset }
    let beginning = minimumContentOffset.y
    let distance = offset.y - beginning
    guard distance > 0, distance < last else { return offset }
    let nearest = stops.min { abs($0 - distance) < abs($1 - distance) } ?? 0
    return clamped(CGPoint(x: offset.x, y: beginning + nearest))
  }
}
