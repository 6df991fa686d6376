import Foundation
import LayoutGeometry

extension PlacedAnnotation.Target {
  /// The distance of a measure in points, or `nil` for anything else.
  var distance: CGFloat? {
    switch self {
    case .width(let first, let second): abs(first.midX - second.midX)
    case .height(let first, let second): abs(first.midY - second.midY)
    case .thing, .bracket, .arrow, .path, .picture: nil
    }
  }

  /// The distance of a measure as pictures say it, "12 pt", or `nil` for anything else.
  var measuredValue: String? { distance.map { "\(decimalText($0, most: 2)) pt" } }
}
