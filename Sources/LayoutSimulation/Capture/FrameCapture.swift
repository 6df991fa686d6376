import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutViews
import ScreenFrames

/// Turns the view tree, as it is laid out, into a frame: each view a group, back to front.
///
/// Opacity is multiplied into the colors on the way down, because a group's own opacity would cost a
/// layer; overlapping parts of a translucent view shine through each other, unlike on a device.
struct FrameCapture {
  private let simulation: Simulation
  private let guides: Set<ShownGuide>

  init(_ simulation: Simulation, guides: Set<ShownGuide>) {
    self.simulation = simulation
    self.guides = guides
  }

  private var environment: ScreenEnvironment { simulation.window.environment }

  /// The screen now.
  func frame(named name: String) -> ScreenFrame {
    let bounds = simulation.window.bounds
    var tree = TreeCapture(of: simulation.window, tableView: simulation.tableView)
    let device = DeviceCapture(environment: environment)
    var elements = tree.elements.map(device.clipped)
    elements += device.cutout + [device.edge]
    let fingers = self.fingers
    var drawing = GuideCapture(screen: simulation.screen, guides: guides, fingers: fingers)
    elements += drawing.elements()
    for (index, place) in fingers.enumerated() {
      let id = index == 0 ? "finger" : "finger-\(index + 1)"
      elements.append(SymbolArt.finger(at: place, id: id))
    }
    return ScreenFrame(
      name: name,
      size: bounds.size,
      scale: environment.scale,
      time: simulation.clock.now,
      elements: elements
    )
  }

  /// Where fingers are drawn.
  private var fingers: [CGPoint] {
    guard guides.contains(.finger), simulation.finger.isDown else { return [] }
    return [simulation.finger.location] + simulation.finger.companions.map(\.location)
  }
}
