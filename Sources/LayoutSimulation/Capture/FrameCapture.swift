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
  private let painter: ViewPainter

  init(_ simulation: Simulation, guides: Set<ShownGuide>) {
    self.simulation = simulation
    self.guides = guides
    painter = ViewPainter(
      environment: simulation.window.environment,
      tableView: simulation.tableView
    )
  }

  private var environment: ScreenEnvironment { simulation.window.environment }

  /// The screen now.
  func frame(named name: String) -> ScreenFrame {
    let bounds = simulation.window.bounds
    var path = ElementPath(tableView: simulation.tableView)
    var elements: [ScreenElement] = []
    if let root = element(of: simulation.window, in: "", path: &path, opacity: 1) {
      elements.append(root)
    }
    let device = DeviceCapture(environment: environment)
    elements += device.cutout + device.corners
    elements += GuideCapture(screen: simulation.screen, guides: guides).elements
    if guides.contains(.finger), simulation.finger.isDown {
      elements.append(SymbolArt.finger(at: simulation.finger.location, id: "finger"))
      for (index, finger) in simulation.finger.companions.enumerated() {
        elements.append(SymbolArt.finger(at: finger.location, id: "finger-\(index + 2)"))
      }
    }
    return ScreenFrame(
      name: name,
      size: bounds.size,
      scale: environment.scale,
      time: simulation.clock.now,
      elements: elements
    )
  }

  /// A view with all that is in it; nil where nothing of it shows.
  private func element(
    of view: View,
    in parent: String,
    path: inout ElementPath,
    opacity: Double
  ) -> ScreenElement? {
    let opacity = opacity * Double(view.alpha)
    guard !view.isHidden, opacity > 0 else { return nil }
    let id = path.id(of: view, in: parent)
    let own = painter.art(of: view, id: id, opacity: opacity)
    let inside = view.subviews.compactMap {
      element(of: $0, in: id, path: &path, opacity: opacity)
    }
    let frame = view.frame
    return .group(
      ElementGroup(
        painter.tag(of: view, id: id),
        offset: frame.origin,
        clip: view.clipsToBounds ? CGRect(origin: .zero, size: frame.size) : nil,
        children: own + content(inside, of: view, id: id)
      )
    )
  }

  /// The elements inside a view, moved by the origin of its bounds where it scrolls.
  private func content(_ inside: [ScreenElement], of view: View, id: String) -> [ScreenElement] {
    let origin = view.bounds.origin
    guard view is ScrollView || origin != .zero else { return inside }
    return [
      .group(
        ElementGroup(
          ElementTag(id: "\(id).content", role: "content"),
          offset: CGPoint(x: -origin.x, y: -origin.y),
          children: inside
        )
      )
    ]
  }
}
