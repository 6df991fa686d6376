public import Foundation
import LayoutGeometry
import LayoutInteraction
public import LayoutViews

/// A timer that fires with the frames of the screen: `QuartzCore.CADisplayLink`, at most sixty times a second.
///
/// The rate is that of every frame, every second one or every third, and so on: the one nearest to what is preferred.
public final class CADisplayLink: NSObject {
  /// The seconds on the clock at which the frame is shown that was drawn last.
  public private(set) var timestamp: TimeInterval = 0
  /// Whether nothing is called for the time being.
  public var isPaused = false
  /// The frames a second that are asked for.
  public var preferredFrameRateRange = CAFrameRateRange.default

  private static let framesPerSecond = 60
  /// The frames of the screen since the method was called last.
  private var frames = 0
  private var scheduled: ScheduledAction?
  /// The target, which the link keeps until it is over.
  private var target: Any?
  private let selector: ActionSelector

  /// Creates a link that calls a method once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The target, which is kept until the link is over.
  ///   - sel: The method, with or without the link as its argument.
  public init(target: Any, selector sel: ActionSelector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// The number of frames a second that are asked for; 0 stands for those of the screen.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// The seconds between two frames of the screen.
  public var duration: TimeInterval { 1 / TimeInterval(Self.framesPerSecond) }
  /// The seconds on the clock at which the method is called next.
  public var targetTimestamp: TimeInterval { timestamp + duration * TimeInterval(interval) }
  /// The number of frames of the screen from one call to the next.
  private var interval: Int { preferredFrameRateRange.interval(of: Self.framesPerSecond) }

  /// Starts the link.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard scheduled == nil, target != nil else { return }
    guard let clock = VirtualClock.current else {
      _ = VirtualClock.perform(after: .zero, "a display link") {}
      return
    }
    frames = 0
    scheduled = clock.schedule(timesPerSecond: Self.framesPerSecond) { [self] in
      frames += 1
      guard frames >= interval else { return }
      frames = 0
      timestamp = CACurrentMediaTime()
      if !isPaused, let target { selector.call(on: target, with: [self]) }
    }
  }

  /// Stops the link, which can be started again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    scheduled?.cancel()
    scheduled = nil
  }

  /// Ends the link.
  public func invalidate() {
    scheduled?.cancel()
    scheduled = nil
    target = nil
  }
}
