package import Foundation

extension [PathCommand] {
  /// Returns the outline of a rectangle, clockwise from its upper left corner.
  package static func rectangle(_ rect: CGRect) -> Self {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Returns the ellipse that fills a rectangle, clockwise from its right end.
  package static func ellipse(in rect: CGRect) -> Self {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return [.move(CGPoint(x: rect.maxX, y: rect.midY))]
      + curves(around: center, radii: radii, from: 0, sweep: 2 * .pi) + [.close]
  }

  /// Returns the sweep of an arc between two angles, in radians.
  ///
  /// - Parameters:
  ///   - start: The first angle, clockwise from the right where y grows downward.
  ///   - end: The last angle.
  ///   - grows: Whether the angle grows on the way.
  /// - Returns: The difference of the angles in that direction, at most a turn: a whole one if they are that far
  ///   apart.
  package static func sweep(from start: CGFloat, to end: CGFloat, grows: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let way = grows ? end - start : start - end
    guard way.isFinite else { return 0 }
    if way >= turn { return grows ? turn : -turn }
    var rest = way.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    return grows ? rest : -rest
  }

  /// Returns the curves of an arc, from its first point, which they do not name.
  ///
  /// A curve with handles of 4/3 tan(θ/4) deviates by less than 2/27 sin⁶(θ/4) / cos²(θ/4) of the radius from a
  /// circle (M. Goldapp, "Approximation of circular arcs by cubic polynomials", Computer Aided Geometric Design 8,
  /// 1991): there are as many as keep that below a thousandth of a point.
  package static func curves(
    around center: CGPoint,
    radii: CGSize,
    from start: CGFloat,
    sweep: CGFloat
  ) -> Self {
    guard sweep != 0, radii.width.isFinite, radii.height.isFinite else { return [] }
    let radius = Swift.max(abs(radii.width), abs(radii.height))
    var count = Swift.max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    while count < 64, radius * deviation(abs(sweep) / count) > 1e-3 { count += 1 }
    let step = sweep / count
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ forward: CGFloat) -> CGPoint {
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radii.width * (cosine - forward * sine),
        y: center.y + radii.height * (sine + forward * cosine)
      )
    }
    return (0..<Int(count)).map { index in
      let from = start + CGFloat(index) * step
      let to = start + CGFloat(index + 1) * step
      return .curve(point(from, reach), point(to, -reach), to: point(to, 0))
    }
  }

  /// Returns the greatest deviation of a curve from a circle of radius 1, of which it is a part of an angle.
  private static func deviation(_ angle: CGFloat) -> CGFloat {
    let (sine, cosine) = (sin(angle / 4), cos(angle / 4))
    let square = sine * sine
    return 2 / 27 * square * square * square / (cosine * cosine)
  }
}
