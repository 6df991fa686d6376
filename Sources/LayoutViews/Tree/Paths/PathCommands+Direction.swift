import Foundation
import ScreenFrames

extension PathCommand {
  /// Whether the step begins a part.
  var isMove: Bool { if case .move = self { true } else { false } }
}

extension [PathCommand] {
  /// The area inside, positive of parts that are clockwise where y grows downward, by the points of the path and its
  /// handles: the sign is that of the path for all that does not cross itself.
  var signedArea: CGFloat {
    var sum: CGFloat = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      sum += current.x * point.y - point.x * current.y
      current = point
    }
    for command in self {
      switch command {
      case .move(let point):
        add(start)
        (start, current) = (point, point)
      case .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: add(start)
      }
    }
    add(start)
    return sum / 2
  }
}
