package import LayoutDevices
import LayoutGeometry

/// A step of one finger, or of several side by side, or of the hand that holds the device, with all that it takes to
/// write it into a file.
package enum FingerStep: Sendable, Hashable {
  case tap(Place)
  case press(Place, fingers: Int = 1)
  case move(to: Place, within: Duration)
  case hold(Duration)
  case release
  case cancel
  case rotate(Orientation)

  /// The line in a scenario file.
  package var line: String {
    switch self {
    case .tap(let place): "- tap: \(place)"
    case .press(let place, 1): "- press: \(place)"
    case .press(let place, let fingers): "- press: {at: \"\(place)\", fingers: \(fingers)}"
    case .move(let place, let duration):
      "- move: {to: \"\(place)\", within: \(Self.text(duration))}"
    case .hold(let duration): "- hold: \(Self.text(duration))"
    case .release: "- release"
    case .cancel: "- cancel"
    case .rotate(let orientation): "- rotate: \(orientation.rawValue)"
    }
  }

  /// The action to play.
  package var action: StepAction {
    switch self {
    case .tap(let place): .tap(TouchTarget(place))
    case .press(let place, let fingers): .press(TouchTarget(place, fingers: fingers))
    case .move(let place, let duration): .move(through: [place], within: duration)
    case .hold(let duration): .hold(duration)
    case .release: .release(fingers: nil)
    case .cancel: .cancel
    case .rotate(let orientation): .rotate(orientation)
    }
  }

  /// Returns the words for a duration in a scenario file.
  package static func text(_ duration: Duration) -> String {
    "\(Int((duration.inSeconds * 1000).rounded()))ms"
  }
}
