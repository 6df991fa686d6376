import Foundation

extension [CGRect] {
  /// Returns small areas along a line, which together cover it.
  static func along(from start: CGPoint, to end: CGPoint) -> Self {
    let length = Swift.max(abs(end.x - start.x), abs(end.y - start.y))
    let count = Swift.max(1, Int((Swift.min(length, 4000) / 6).rounded(.up)))
    return (0...count).map { number in
      let share = CGFloat(number) / CGFloat(count)
      let x = start.x + (end.x - start.x) * share
      let y = start.y + (end.y - start.y) * share
      return CGRect(x: x - 3, y: y - 3, width: 6, height: 6)
    }
  }
}
