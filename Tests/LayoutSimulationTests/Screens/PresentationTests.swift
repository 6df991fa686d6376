import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Screens in cards over another one, and the table's safe area there.
@Suite struct `A screen in a card` {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let frame: CGRect
    let top: CGFloat
    let bottom: CGFloat

    init(_ scene: String, _ frame: CGRect, top: CGFloat, bottom: CGFloat) {
      testDescription = scene
      self.frame = frame
      self.top = top
      self.bottom = bottom
    }
  }

  private static let phone = "device: iPhone 15"
  private static let pad = "device: iPad (10th generation)"

  @Test(arguments: [
    Row(
      "\(phone)\npresentation: page-sheet",
      CGRect(x: 0, y: 69, width: 393, height: 783),
      top: 56,
      bottom: 34
    ),
    Row(
      "\(phone)\npresentation: page-sheet\ndetent: medium",
      CGRect(x: 0, y: 426, width: 393, height: 426),
      top: 56,
      bottom: 34
    ),
    Row(
      "\(phone)\npresentation: popover",
      CGRect(x: 0, y: 69, width: 393, height: 783),
      top: 56,
      bottom: 34
    ),
    Row(
      "\(phone)\npresentation: full-screen",
      CGRect(x: 0, y: 0, width: 393, height: 852),
      top: 97 + 2.0 / 3,
      bottom: 34
    ),
    Row(
      "\(pad)\npresentation: form-sheet",
      CGRect(x: 140, y: 280, width: 540, height: 620),
      top: 56,
      bottom: 0
    ),
  ])
  func `its bar and its edges are the table's safe area`(_ row: Row) throws {
    let scene = "overlay: none\ntitle: Choose\n\(row.testDescription)"
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 40}", scene: scene).scene)
    let table = simulation.tableView
    #expect(table.convert(table.bounds, to: nil) == row.frame)
    #expect(abs(table.safeAreaInsets.top - row.top) < 1e-6)
    #expect(table.safeAreaInsets.bottom == row.bottom)
  }
}
