public import Foundation
import LayoutGeometry
import LayoutInteraction
public import LayoutViews

/// A timer that fires with every frame of the screen: `QuartzCore.CADisplayLink`, sixty times a second.
public final class CADisplayLink: NSObject {
  /// The seconds on the clock at which the frame is shown that was drawn last.
  public private(set) var timestamp: TimeInterval = 0
  /// Whether nothing is called for the time being.
  public var isPaused = false
  /// The number of frames a second that are asked for, which makes no difference; 0 stands for those of the screen.
  public var preferredFramesPerSecond = 0

  private static let framesPerSecond = 60
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

  /// The seconds between two frames.
  public var duration: TimeInterval { 1 / TimeInterval(Self.framesPerSecond) }
  /// The seconds on the clock at which the next frame is shown.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  /// Starts the link.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard scheduled == nil, target != nil else { return }
    guard let clock = VirtualClock.current else {
      _ = VirtualClock.perform(after: .zero, "a display link") {}
      return
    }
    scheduled = clock.schedule(timesPerSecond: Self.framesPerSecond) { [self] in
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
