import Foundation
import ScreenFrames

/// A part of an ellipse between two points, as SVG writes it, in cubic curves.
///
/// The center is found as in SVG 1.1, appendix F.6.5; radii that are too small grow, as F.6.6 says.
struct PathArc {
  /// The curves, or a line where a radius is 0.
  private(set) var curves: [PathCommand] = []
  /// Whether all points can be drawn.
  private(set) var isUsable = true

  init(
    from start: CGPoint,
    to end: CGPoint,
    radii: CGSize,
    degrees: CGFloat,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else {
      curves = [.line(end)]
      return
    }
    let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // Squares of the smallest radii would be 0.
    let needed = hypot(x / radii.width, y / radii.height)
    let (a, b) = (radii.width * max(1, needed), radii.height * max(1, needed))
    let square = a * a * y * y + b * b * x * x
    let root = max(0, a * a * b * b - square).squareRoot() / square.squareRoot()
    let share = isLarge == isClockwise ? -root : root
    let center = CGPoint(x: share * a * y / b, y: -share * b * x / a)
    let middle = CGPoint(
      x: cosine * center.x - sine * center.y + (start.x + end.x) / 2,
      y: sine * center.x + cosine * center.y + (start.y + end.y) / 2
    )
    let first = atan2((y - center.y) / b, (x - center.x) / a)
    let last = atan2((-y - center.y) / b, (-x - center.x) / a)
    var sweep = last - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite else {
      isUsable = false
      return
    }
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(
        x: Self.rounded(middle.x + cosine * a * u - sine * b * v),
        y: Self.rounded(middle.y + sine * a * u + cosine * b * v)
      )
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let length = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
      curves.append(
        .curve(
          point(cos(from) - length * sin(from), sin(from) + length * cos(from)),
          point(cos(to) + length * sin(to), sin(to) - length * cos(to)),
          to: index == count - 1 ? end : point(cos(to), sin(to))
        )
      )
    }
    isUsable = curves.allSatisfy { command in
      guard case .curve(let first, let second, let end) = command else { return true }
      return [first, second, end].allSatisfy { max(abs($0.x), abs($0.y)) <= Limits.points * 4 }
    }
  }

  /// Hosts round the last bits of sines differently.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 4096).rounded() / 4096 }
}
