import Foundation
import LayoutDevices
import LayoutScenes
import LayoutSimulation
import LayoutViews

/// A screen as applications have them, laid out.
struct SampleScreen {
  let window: Window
  /// A constraint whose constant can change repeatedly.
  let animated: LayoutConstraint
  /// The object that the window does not hold itself, as the data of a table.
  var companion: AnyObject?

  /// The screens with their names, titles and makers.
  static var all: [(name: String, title: String, make: () throws -> SampleScreen)] {
    [
      ("settings", "settings form of 24 rows", settings),
      ("chat", "chat list with self-sizing rows", chat),
      ("stacks", "cards of nested stack views", stacks),
      ("split", "split view on a tablet", split),
      ("demo", "the demo", demo),
    ]
  }

  /// Returns a window on a device, with a root view.
  static func window(
    _ device: String,
    _ orientation: Orientation = .portrait
  ) throws -> (
    Window, root: View
  ) {
    guard let device = Device.named(device) else { throw MissingPeer(name: device) }
    let window = Window(environment: ScreenEnvironment(device: device, orientation: orientation))
    let root = View()
    window.rootView = root
    return (window, root)
  }

  /// Returns text of a length that differs from number to number.
  static func text(_ number: Int, words: Int) -> String {
    let all = ["layout", "of", "a", "screen", "with", "several", "constraints", "and", "rows"]
    return (0..<words).map { all[(number * 5 + $0 * $0 + $0) % all.count] }.joined(separator: " ")
  }
}

extension SampleScreen {
  /// Returns the built-in demo: a table in a navigation controller, and the overlay of the pod.
  private static func demo() throws -> SampleScreen {
    let simulation = Simulation(try DemoMoments.scenario().scene)
    let movable = simulation.window.layoutEquations.lazy.compactMap(\.constraint).first {
      $0.constant != 0
    }
    guard let movable else { throw MissingPeer(name: "a constraint of the demo") }
    return SampleScreen(window: simulation.window, animated: movable, companion: simulation)
  }
}
