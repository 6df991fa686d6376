import LayoutGeometry
import LayoutScenes

/// A step of a drawn touch, with all that it takes to write it into a file.
enum DrawnStep: Sendable, Hashable {
  case tap(Place)
  case press(Place)
  case move(to: Place, within: Duration)
  case hold(Duration)
  case release

  /// The line in a scenario file.
  var line: String {
    switch self {
    case .tap(let place): "- tap: \(place)"
    case .press(let place): "- press: \(place)"
    case .move(let place, let duration):
      "- move: {to: \"\(place)\", within: \(Self.text(duration))}"
    case .hold(let duration): "- hold: \(Self.text(duration))"
    case .release: "- release"
    }
  }

  /// The step to play.
  var step: Step {
    switch self {
    case .tap(let place): Step(.tap(TouchTarget(place)))
    case .press(let place): Step(.press(TouchTarget(place)))
    case .move(let place, let duration): Step(.move(through: [place], within: duration))
    case .hold(let duration): Step(.hold(duration))
    case .release: Step(.release(fingers: nil))
    }
  }

  private static func text(_ duration: Duration) -> String {
    "\(Int((duration.inSeconds * 1000).rounded()))ms"
  }
}
