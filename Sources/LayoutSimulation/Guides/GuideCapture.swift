import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews
import ScreenFrames

/// A capture of guides and constraints over a screen, from the tree as it is laid out.
///
/// Each kind of guide has an extension of its own.
struct GuideCapture {
  let simulation: Simulation
  let guides: Set<ShownGuide>
  /// The texts of the screen, and the signs on it.
  let texts: [CGRect]
  /// The controls on it that fingers move.
  let controls: [CGRect]
  var art: GuideArt

  /// The distance of names from the signs of the status bar, in points.
  private static let signGap: CGFloat = 2

  var screen: SceneScreen { simulation.screen }
  /// The touch view, or `nil` if none is on the screen.
  var touchView: View? { screen.view(named: .touchView) }
  /// The view whose safe area and margins are drawn.
  var host: View { screen.tableView.superview ?? screen.tableView }
  /// The part of the table that bars leave free, in window coordinates.
  var tableArea: CGRect {
    let table = screen.tableView
    return table.convert(table.bounds.inset(by: table.adjustedContentInset), to: nil)
  }

  /// Creates a capture of guides, whose names avoid the places of drawn fingers and the signs of the status bar, and the
  /// texts of the screen where there is room beside them.
  ///
  /// - Parameters:
  ///   - simulation: The simulation.
  ///   - guides: The guides.
  ///   - fingers: The places of drawn fingers.
  ///   - screen: The elements of the screen.
  init(
    of simulation: Simulation,
    guides: Set<ShownGuide>,
    fingers: [CGPoint],
    over screen: [ScreenElement]
  ) {
    self.simulation = simulation
    self.guides = guides
    let window = simulation.window
    let bounds = window.bounds
    let corners = bounds.corners(outsideOf: window.environment.device.cornerRadius)
    let reach = FingerMark.radius
    let touched = fingers.map {
      CGRect(x: $0.x - reach, y: $0.y - reach, width: 2 * reach, height: 2 * reach)
    }
    let measures = !guides.isDisjoint(with: [.constraints, .constraintValues, .ghosts])
    let measured = measures ? Self.measuredViews(of: simulation) : []
    let hasNames = !guides.subtracting([.finger]).isEmpty
    let signs = (hasNames ? screen.flatMap(\.statusSigns) : [])
      .map { $0.insetBy(dx: -Self.signGap, dy: -Self.signGap) }
    texts = hasNames ? SeenScreen(screen).texts.filter(bounds.intersects) : []
    controls = hasNames ? screen.flatMap { $0.controls(withFields: false) } : []
    art = GuideArt(
      in: bounds.insetToMiddle(dx: 3, dy: 3),
      avoiding: (corners + touched + signs).filter { $0.width > 0 && $0.isFinite },
      sparing: texts,
      measured + controls,
      in: simulation.scene.fonts?.cascade
    )
  }

  /// Returns the guides that were asked for, in window coordinates, in a fixed order: all areas and lines below all
  /// names.
  mutating func elements() -> [ScreenElement] {
    guard !guides.subtracting([.finger]).isEmpty else { return [] }
    var grounds: [ScreenElement] = []
    if guides.contains(.hitAreas) { grounds += hitAreas() }
    if guides.contains(.scrollZones) { grounds += scrollZones() }
    var elements = simulation.window.withinOutline(grounds, ElementTag(id: "guides.grounds"))
    elements += areas()
    if guides.contains(.outlines) { elements += outlines() }
    if showsConstraints { elements += constraintLines() }
    if guides.contains(.ghosts) { elements += ghosts() }
    if guides.contains(.selectedRows) { elements += selectedRows() }
    return elements + art.labels
  }
}

extension CGRect {
  /// Returns areas at the corners that cover most of what lies outside of round ones.
  fileprivate func corners(outsideOf radius: CGFloat) -> [CGRect] {
    // Of a quarter of a circle these shares of the radius, across and along, lie outside; names come near to the upper edge.
    let upper = [(0.56, 0.1), (0.3, 0.3), (0.1, 0.56)].flatMap { across, along in
      let size = CGSize(width: radius * across, height: radius * along)
      return [minX, maxX - size.width].map { CGRect(origin: CGPoint(x: $0, y: minY), size: size) }
    }
    let side = radius * 0.3
    let lower = [minX, maxX - side].map {
      CGRect(x: $0, y: maxY - side, width: side, height: side)
    }
    return upper + lower
  }
}
