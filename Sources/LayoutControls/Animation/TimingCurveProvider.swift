/// A curve that an animation follows: UIKit's `UITimingCurveProvider`, which has no effect here.
public protocol TimingCurveProvider: AnyObject {}
