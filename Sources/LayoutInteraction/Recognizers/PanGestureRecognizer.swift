public import Foundation
import LayoutGeometry
public import LayoutViews

/// A recognizer of fingers that drag: UIKit's `UIPanGestureRecognizer`.
///
/// The gesture begins when the fingers have moved `Thresholds.panHysteresis` from their first places.
/// Its translation counts from the point at which that happened, so that a view that follows the
/// finger does not jump.
open class PanGestureRecognizer: GestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers: more before the gesture began are not a pan, more afterwards are
  /// ignored.
  open var maximumNumberOfTouches = Int.max

  /// The path of the fingers since the action last ran, or since the touch down when it begins.
  package private(set) final var strokes: [FingerStroke] = []

  /// The distance of the fingers from their first places.
  private var path = CGPoint.zero
  /// The point on the path at which the translation is zero.
  private var origin = CGPoint.zero
  private var track = VelocityTrack()

  /// The distance of the fingers from their first places, in the coordinates of the window.
  package final var travel: CGPoint { path }

  /// Returns the distance of the fingers in the coordinates of `view`, or of the window for `nil`.
  open func translation(in view: View?) -> CGPoint { (path - origin).asVector(in: view) }

  /// Sets the present translation; the velocity stays that of the fingers, as handlers expect that set
  /// the translation to zero in each call and ask for the velocity at the end.
  ///
  /// - Parameters:
  ///   - translation: The new translation, in the coordinates of `view`.
  ///   - view: The view, or `nil` for the window.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    origin = path - translation.fromVector(in: view)
  }

  /// Returns the speed of the fingers, in points per second in the coordinates of `view`.
  ///
  /// The mean over the last `Thresholds.velocityWindow`: zero for fingers that rested so long.
  open func velocity(in view: View?) -> CGPoint {
    guard let now = dispatcher?.clock.now else { return .zero }
    return track.velocity(at: now).asVector(in: view)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible else {
      // Fingers beyond the largest number do not take part in a pan under way.
      if self.touches.count > maximumNumberOfTouches {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    if self.touches.count > maximumNumberOfTouches {
      fail(because: .tooManyFingers)
    } else if self.touches.count <= max(1, minimumNumberOfTouches) {
      startOver()
      track.note(.zero, at: event.instant)
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard self.touches.count >= minimumNumberOfTouches else { return }
    let departure = touches.map { self.departure(of: $0) }.max() ?? event.instant
    let before = self.touches.center {
      touches.contains($0) ? $0.previousLocationInWindow : $0.locationInWindow
    }
    let stroke = FingerStroke(
      from: before,
      at: departure,
      to: self.touches.centroid,
      at: event.instant
    )
    strokes.append(stroke)
    let oldPath = path
    path += stroke.delta
    track.note(oldPath, at: departure)
    track.note(path, at: event.instant)
    switch state {
    case .possible:
      if wantedState == nil, !isHeld, let point = pointOfRecognition(from: oldPath) {
        origin = point
        state = .began
      }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard self.touches.count - touches.count < max(1, minimumNumberOfTouches) else { return }
    endOrFail()
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { cancelOrFail() }

  open override func reset() { startOver() }

  private func startOver() {
    strokes = []
    path = .zero
    origin = .zero
    track = VelocityTrack()
  }

  /// Returns the point of the step from `old` at which the hysteresis was overcome, or `nil` if it is not.
  func pointOfRecognition(from old: CGPoint) -> CGPoint? {
    guard Self.overcomesHysteresis(path) else { return nil }
    let step = path - old
    let square = step.x * step.x + step.y * step.y
    guard square > 0 else { return path }
    // |old + share · step| = limit, the larger root.
    let half = (old.x * step.x + old.y * step.y) / square
    let limit = Thresholds.panHysteresis.value
    let rest = (old.x * old.x + old.y * old.y - limit * limit) / square
    let share = min(1, max(0, -half + max(0, half * half - rest).squareRoot()))
    return old.point(at: share, of: path)
  }

  /// Returns whether a distance is long enough for a pan; the last bits of a sum of steps do not decide.
  static func overcomesHysteresis(_ way: CGPoint) -> Bool {
    way.distance(to: .zero) >= Thresholds.panHysteresis.value - 1e-9
  }

  // MARK: RecognizerRules

  package func shouldBegin() -> Bool { true }
  func didFail() {}
  final func actionsDidRun() { strokes = [] }
  final var wayOfFinger: CGPoint? { travel }
  var isSilent: Bool { false }
}

extension PanGestureRecognizer: RecognizerRules {}
