import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import ScreenFrames
import Testing

/// Guides at the round corners of the screen, and of views.
@Suite struct GuideCornerTests {
  private func simulation(
    _ scene: String,
    table: String = "{rows: 60, row-height: 44, editing: true}"
  ) throws -> Simulation {
    Simulation(try scenario("wait: 10ms", table: table, scene: scene).scene)
  }

  @Test(
    arguments: [
      ("iPhone 17", "superview", true), ("iPhone 17", "tableView", true),
      ("iPhone 17", "statusBar", true), ("iPhone 17", "row 3", false),
      ("iPhone SE (3rd generation)", "superview", false),
    ]
  )
  func `an outline follows the round corners of the screen`(
    _ device: String,
    _ name: String,
    _ isRound: Bool
  ) throws {
    let simulation = try simulation("device: \(device)")
    let outline = try #require(
      groups("outline", in: simulation.frame(showing: [.outlines]).elements)
        .first { $0.tag.id == "guides.outline-\(name)" }
    )
    guard isRound, case .group(let clipped)? = outline.children.first else {
      return #expect(!isRound && shapes(outline).count == 1)
    }
    // The line and the corners of the screen, of which nothing is beyond these.
    #expect(clipped.clip == simulation.window.bounds && !clipped.clipPath.isEmpty)
    #expect(clipped.children.count == 2 && outline.children.count == 1)
  }

  @Test(arguments: [
    ("iPhone 17", "safe-area", true), ("iPhone 17", "touch-view-outline", true),
    ("iPhone SE (3rd generation)", "safe-area", false), ("iPhone 17", "margins", false),
  ])
  func `a guide ends at the round corners of the screen`(
    _ device: String,
    _ role: String,
    _ isRound: Bool
  ) throws {
    let simulation = try simulation("device: \(device)\noverlay: {kind: scroll-and-select}")
    let frame = simulation.frame(showing: [.safeArea, .margins, .touchView])
    let guide = try #require(groups(role, in: frame.elements).first)
    let clips = guide.children.compactMap { child -> CGRect? in
      if case .group(let group) = child, !group.clipPath.isEmpty { group.clip } else { nil }
    }
    #expect(clips == (isRound ? [simulation.window.bounds] : []))
  }

  /// The rows of a group are cut at its corners.
  @Test(arguments: [
    ("row 0/0", CornerRadii(26)), ("row 1/1", CornerRadii(0)),
    ("row 1/0", CornerRadii(topLeft: 26, topRight: 26, bottomRight: 0, bottomLeft: 0)),
    ("row 1/2", CornerRadii(topLeft: 0, topRight: 0, bottomRight: 26, bottomLeft: 26)),
  ])
  func `the outline of a row follows the corners of its group`(
    _ row: String,
    _ radii: CornerRadii
  ) throws {
    let simulation = try simulation(
      "device: iPhone 17\noverlay: none",
      table: "{style: inset-grouped, row-height: 60, sections: [{rows: 1}, {rows: 3}]}"
    )
    let outline = try #require(
      groups("outline", in: simulation.frame(showing: [.outlines]).elements)
        .first { $0.tag.facts.value(of: "name") == row }
    )
    let line = try #require(shapes(outline).first).outline
    // In the middle of a line of a point.
    let inner = radii.map { max(0, $0 - 0.5) }
    #expect(line == .rectangle(line.bounds, radii: inner), "\(line)")
  }

  @Test func `the outline of a view follows its round corners, and its name lies inside`() throws {
    let scene = """
      overlay: none
      views: [{name: card, box: [200, 120], background: yellow, corner-radius: 40}]
      constraints: [card.centerX = superview.centerX, card.centerY = superview.centerY]
      """
    let frame = try simulation(scene, table: "{rows: 0}").frame(showing: [.outlines])
    let outline = try #require(
      groups("outline", in: frame.elements).first { $0.tag.facts.value(of: "name") == "card" }
    )
    guard case .rectangle(let rect, let radius)? = shapes(outline).first?.outline else {
      Issue.record("no rectangle")
      return
    }
    #expect(radius == 39.5)
    let name = try #require(
      groups("guide-label", in: frame.elements).first { $0.tag.id.hasSuffix("outline-card.label") }
    )
    let plate = ScreenElement.group(name).bounds
    let middle = CGPoint(x: rect.maxX - radius, y: rect.minY + radius)
    #expect(hypot(plate.maxX - middle.x, plate.minY - middle.y) <= radius, "\(plate) in \(rect)")
  }
}
