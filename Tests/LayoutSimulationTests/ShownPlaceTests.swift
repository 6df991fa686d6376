import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import ScreenFrames
import Testing

/// A picture shows a view where touches find it, however it is transformed.
@Suite struct ShownPlaceTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let transform: CGAffineTransform
    /// How the group is drawn; nil for nothing.
    let matrix: ElementMatrix?
    let offset: CGPoint

    init(
      _ testDescription: String,
      _ transform: CGAffineTransform,
      _ matrix: ElementMatrix?,
      _ x: CGFloat = 0,
      _ y: CGFloat = 0
    ) {
      self.testDescription = testDescription
      self.transform = transform
      self.matrix = matrix
      offset = CGPoint(x: x, y: y)
    }
  }

  /// Of a view 80 wide and 40 high, with its middle at (140, 320).
  @Test(arguments: [
    Row("as it is", .identity, .identity, 100, 300),
    Row("moved", CGAffineTransform(translationX: 5, y: -7), .identity, 105, 293),
    Row("larger", CGAffineTransform(scaleX: 1.5, y: 1.5), .identity, 80, 290),
    Row(
      "mirrored",
      CGAffineTransform(scaleX: -1, y: 1),
      ElementMatrix(a: -1, b: 0, c: 0, d: 1),
      180,
      300
    ),
    Row(
      "upside down",
      CGAffineTransform(scaleX: 1, y: -1),
      ElementMatrix(a: 1, b: 0, c: 0, d: -1),
      100,
      340
    ),
    Row(
      "wider and lower",
      CGAffineTransform(scaleX: 2, y: 0.5),
      ElementMatrix(a: 2, b: 0, c: 0, d: 0.5),
      60,
      310
    ),
    Row(
      "turned to the right",
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
      ElementMatrix(a: 0, b: 1, c: -1, d: 0),
      160,
      280
    ),
    Row("flat", CGAffineTransform(scaleX: 1, y: 0), nil),
  ])
  func `a view is drawn as its transform says`(row: Row) throws {
    let simulation = Simulation(Scene(table: .rows(3)))
    let view = View(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    view.accessibilityIdentifier = "turned"
    view.transform = row.transform
    simulation.window.addSubview(view)
    let group = group("turned", in: simulation.frame(named: "now").elements)
    guard let matrix = row.matrix else {
      #expect(group == nil)
      return
    }
    #expect(try #require(group).matrix == matrix)
    #expect(try #require(group).offset == row.offset)
  }

  @Test func `round corners clip what is inside`() throws {
    let simulation = Simulation(Scene(table: .rows(3)))
    let view = View(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    view.accessibilityIdentifier = "card"
    view.layer.cornerRadius = 12
    simulation.window.addSubview(view)
    #expect(group("card", in: simulation.frame(named: "now").elements)?.clip == nil)
    view.clipsToBounds = true
    let clipped = try #require(group("card", in: simulation.frame(named: "now").elements))
    #expect(clipped.clip == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(clipped.clipRadius == 12)
  }

  private func group(_ name: String, in elements: [ScreenElement]) -> ElementGroup? {
    for element in elements {
      guard case .group(let group) = element else { continue }
      if group.tag.view == name { return group }
      if let found = self.group(name, in: group.children) { return found }
    }
    return nil
  }
}
