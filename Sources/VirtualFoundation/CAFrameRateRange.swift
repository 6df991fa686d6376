/// The frames a second that an animation asks for: `QuartzCore.CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do; 0 stands for any.
  public var minimum: Float
  /// The highest rate that will do; 0 stands for that of the screen.
  public var maximum: Float
  /// The rate that is best, or `nil` for the highest.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range of all rates, of which the screen's is taken.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Returns how many frames of a screen stand for one, at the rate nearest to what is asked for; the higher one of two
  /// that are as near.
  func interval(of rate: Int) -> Int {
    let best = [preferred, maximum].lazy.compactMap(\.self).first { $0 > 0 } ?? 0
    guard best > 0, best < Float(rate) else { return 1 }
    let lower = (Float(rate) / best).rounded(.up)
    let upper = lower - 1
    let isUpperNearer = Float(rate) / upper - best <= best - Float(rate) / lower
    return Int(isUpperNearer ? upper : lower)
  }
}
