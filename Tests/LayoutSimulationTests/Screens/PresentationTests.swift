import Foundation
import LayoutControls
import LayoutDevices
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

  @Test(
    arguments: [
      ("iPhone 15", "", CGRect(x: 16.4, y: 59, width: 360.2, height: 780.9)),
      ("iPhone SE (3rd generation)", "", CGRect(x: 15.7, y: 30, width: 343.7, height: 611.3)),
      ("iPhone 15", "detent: medium", nil), ("iPhone 17", "", nil),
      ("iPhone 15", "orientation: landscape", nil), ("iPad (10th generation)", "", nil),
    ] as [(String, String, CGRect?)]
  )
  func `the screen below a large card of a phone is drawn smaller`(
    _ device: String,
    _ more: String,
    _ frame: CGRect?
  ) throws {
    let scene =
      "overlay: none\ntitle: A\npresentation: page-sheet\nbelow: {title: B, rows: 9}\ndevice: \(device)\n\(more)"
    let scenario = try scenario(
      "wait: 1s",
      table: "{rows: 4}",
      scene: scene,
      allowing: more.contains("landscape") ? ["no-effect"] : []
    )
    let simulation = Simulation(scenario.scene)
    let window = simulation.window
    let drawn = window.pushedBack.map { place in
      let size = window.bounds.size
      return CGRect(
        origin: place.origin,
        size: CGSize(width: size.width * place.scale, height: size.height * place.scale)
      )
    }
    #expect((drawn == nil) == (frame == nil))
    if let drawn, let frame {
      #expect(abs(drawn.minX - frame.minX) < 0.1 && abs(drawn.minY - frame.minY) < 0.1)
      #expect(abs(drawn.width - frame.width) < 0.1 && abs(drawn.height - frame.height) < 0.1)
    }
    #expect(window.rootView?.frame == window.bounds)
  }

  @Test func `a screen below comes back as the device is turned`() throws {
    let scene = "overlay: none\ntitle: A\npresentation: page-sheet\nbelow: {title: B}"
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 4}", scene: scene).scene)
    #expect(simulation.window.pushedBack != nil)
    simulation.rotate(to: .landscape)
    simulation.window.layoutIfNeeded()
    #expect(simulation.window.pushedBack == nil)
    simulation.rotate(to: .portrait)
    simulation.window.layoutIfNeeded()
    #expect(simulation.window.pushedBack != nil)
  }

  @Test(arguments: ["left-to-right", "right-to-left"])
  func `the arrow of a popover points at the button of the screen below`(
    _ direction: String
  ) throws {
    let scene = """
      overlay: none
      title: A
      presentation: popover
      below: {title: B, right-items: [Sort, Select]}
      \(Self.pad)
      direction: \(direction)
      """
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 4}", scene: scene).scene)
    let card = simulation.window.subviews.first { $0.accessibilityIdentifier == "presentation" }
    let arrow = try #require(card?.subviews.lazy.compactMap { $0 as? PopoverArrow }.first)
    let bar = simulation.window.rootView?.subviews.lazy.compactMap { $0 as? NavigationBar }.first
    let button = try #require(bar?.trailingItems.first?.view)
    let middle = button.convert(button.bounds, to: nil).midX
    #expect(!arrow.isHidden && abs(arrow.frame.midX - middle) < 1)
  }
}
