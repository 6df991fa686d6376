package import Foundation

extension CGRect {
  /// Returns whether a line has a part in the area.
  ///
  /// After Y. Liang and B. Barsky, "A new concept and method for line clipping", ACM TOG 3 (1), 1984.
  package func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
    let (left, right, top, bottom) = (minX, maxX, minY, maxY)
    // Most lines pass by.
    if start.x <= left && end.x <= left || start.x >= right && end.x >= right { return false }
    if start.y <= top && end.y <= top || start.y >= bottom && end.y >= bottom { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    func cut(_ step: CGFloat, _ room: CGFloat) {
      if step < 0 { first = max(first, room / step) }
      if step > 0 { last = min(last, room / step) }
    }
    cut(-dx, start.x - left)
    cut(dx, right - start.x)
    cut(-dy, start.y - top)
    cut(dy, bottom - start.y)
    return first < last
  }
}
