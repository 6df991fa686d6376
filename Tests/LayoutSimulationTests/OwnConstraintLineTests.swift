import Foundation
import LayoutCapture
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The lines of constraints between views of the scene, around the table and in cells.
@Suite struct `Lines of own constraints` {
  private static let cell =
    "{views: [{name: dot, box: [20, 20]}], constraints: [dot.leading = contentView.leading + 30, "
    + "dot.top = contentView.top + 12, dot.bottom = contentView.bottom - 12]}"
  private static let scene = """
    overlay: none
    views: [{name: badge, box: [60, 30]}]
    constraints: [badge.trailing = superview.trailing - 8, badge.bottom = superview.bottom - 90]
    """

  private func lines(
    _ guides: Set<ShownGuide>,
    rows: Int = 2,
    offset: Int = 0
  ) throws -> [(id: String, text: String?)] {
    let table = "{rows: \(rows), content-offset: \(offset), cell: \(Self.cell)}"
    let scene = try scenario("wait: 1s", table: table, scene: Self.scene).scene
    return Simulation(scene).frame(showing: guides).elements.compactMap {
      element -> (id: String, text: String?)? in
      guard case .group(let group) = element, group.tag.id.hasPrefix("guides.") else { return nil }
      return (group.tag.id, group.tag.facts.list.first { $0.name == "text" }?.value)
    }
  }

  @Test func `every constraint has a line with its equation`() throws {
    let lines = try lines([.constraints])
    let own = lines.filter { $0.text != nil }
    #expect(
      own.map(\.id) == [
        "guides.views-constraint-1", "guides.views-constraint-2", "guides.row-0-0-constraint-1",
        "guides.row-0-0-constraint-2", "guides.row-0-0-constraint-3",
        "guides.row-0-1-constraint-1", "guides.row-0-1-constraint-2",
        "guides.row-0-1-constraint-3",
      ]
    )
    #expect(own[0].text == "badge.trailing == superview.trailing - 8")
    #expect(own[2].text == "dot.leading == contentView.leading + 30")
  }

  @Test func `the cells of one kind have names once`() throws {
    let labels = try lines([.constraintValues], rows: 5).map(\.id).filter { $0.hasSuffix(".label") }
    #expect(labels.contains("guides.row-0-0-constraint-1.label"))
    #expect(!labels.contains { $0.hasPrefix("guides.row-0-1") })
  }

  @Test(arguments: [("constraints", "banner.centerY == "), ("constraint-values", "0 pt")])
  func `a constraint without a length has its words too`(_ show: String, _ words: String) throws {
    let scene = """
      overlay: none
      views: [{name: banner, box: [393, 60]}]
      constraints:
        - banner.leading = superview.leading
        - banner.trailing = superview.trailing
        - banner.centerY = superview.centerY
        - banner.height = 60
      show: [\(show)]
      """
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 3}", scene: scene).scene)
    let guides: Set<ShownGuide> = [show == "constraints" ? .constraints : .constraintValues]
    let texts = self.words(of: simulation.frame(showing: guides))
    #expect(texts.count == 4)
    #expect(texts.contains { $0.hasPrefix(words) })
    #expect(simulation.capture().unnamedGuides.isEmpty)
  }

  /// On a screen of 402 points at 3x the middle of 201 points is off by half a pixel.
  @Test func `a middle that is off by half a pixel is in the middle`() throws {
    let scene = """
      device: iPhone 17
      overlay: none
      views: [{name: chip, box: [60, 30]}]
      constraints: [chip.centerX = superview.centerX, chip.top = superview.top + 200, chip.width = 201.33]
      """
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 3}", scene: scene).scene)
    let words = words(of: simulation.frame(showing: [.constraintValues]))
    #expect(words.contains("centerX 0 pt"), "\(words)")
  }

  @Test(arguments: [[ShownGuide.ghosts, .constraints], [.ghosts, .constraintValues]])
  func `names cover views rather than words`(_ guides: [ShownGuide]) throws {
    let scene = """
      device: iPhone 17
      overlay: none
      views: [{name: banner, label: Sale ends today, background: yellow}]
      constraints:
        - banner.leading = superview.leading + 20
        - banner.trailing = superview.trailing - 20
        - banner.width = 300
        - banner.bottom = superview.safeArea.bottom - 20
        - banner.height = 50
      """
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 12}", scene: scene).scene)
    let frame = simulation.frame(showing: Set(guides))
    let words = simulation.frame(showing: []).elements.flatMap { $0.boxes(of: "Sale ends today") }
    let label = try #require(words.first)
    for name in frame.elements.guideNames(at: .zero) { #expect(!name.intersects(label), "\(name)") }
  }

  /// A short line between two texts, on a longer one.
  @Test func `a value without room at its own line is joined to it`() throws {
    let scene = """
      device: iPhone 16
      overlay: none
      views: [{name: hint, label: Tap to choose}, {name: ok, button: Reset all}]
      constraints:
        - hint.centerX = superview.centerX
        - hint.bottom = superview.safeArea.bottom - 60
        - ok.centerX = superview.centerX
        - ok.top = hint.bottom + 8
      show: [constraint-values]
      """
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 3}", scene: scene).scene)
    let frame = simulation.frame(showing: [.constraintValues])
    #expect(Set(words(of: frame)) == ["hint.centerX 0 pt", "ok.centerX 0 pt", "60 pt", "8 pt"])
    #expect(simulation.capture().unnamedGuides.isEmpty)
    let joined = frame.elements.compactMap { element -> String? in
      guard case .group(let group) = element else { return nil }
      return group.tag.role == "guide-leader" ? group.tag.id : nil
    }
    #expect(joined.contains("guides.views-constraint-4.leader"))
  }

  private func words(of frame: ScreenFrame) -> [String] {
    frame.elements.flatMap { element -> [String] in
      guard case .group(let group) = element, group.tag.role == "guide-label" else { return [] }
      return group.children.flatMap(\.strings)
    }
  }

  @Test func `a row under the bar has no lines`() throws {
    let ids = try lines([.constraints], rows: 60, offset: 200).map(\.id)
    #expect(!ids.contains { $0.hasPrefix("guides.row-0-2-") })
    #expect(ids.contains { $0.hasPrefix("guides.row-0-6-") })
  }

  @Test func `nothing is drawn that nobody asked for`() throws {
    #expect(try lines([.safeArea]).map(\.id).allSatisfy { !$0.contains("constraint") })
  }
}

extension ScreenElement {
  /// Returns the areas of a text in it, from the origin of its coordinates.
  fileprivate func boxes(of string: String, at origin: CGPoint = .zero) -> [CGRect] {
    switch self {
    case .group(let group):
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      return group.children.flatMap { $0.boxes(of: string, at: inner) }
    case .text(let run):
      return run.string == string ? [bounds.offsetBy(dx: origin.x, dy: origin.y)] : []
    case .shape: return []
    }
  }
}
