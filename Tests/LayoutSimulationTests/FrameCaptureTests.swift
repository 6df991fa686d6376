import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutText
import LayoutViews
import ScreenFrames
import Testing

@Suite
struct FrameCaptureTests {
  private func svg(_ steps: String, scene: String = "") throws -> [String] {
    let report = ScenarioPlayer.play(try scenario(steps + "\nsnapshot: now", scene: scene))
    #expect(report.failures.isEmpty)
    let frame = try #require(report.snapshots.last?.frame)
    return try SVGWriter().write(frame).split(separator: "\n").map(String.init)
  }

  @Test func `a selected row differs from before in few lines, all of them its own`() throws {
    let before = try svg("wait: 100ms")
    let after = try svg("tap: row 2 on touchView")
    let changed = Set(after).subtracting(before)
    #expect(changed.count == 6)
    #expect(changed.filter { $0.contains(" id=") }.allSatisfy { $0.contains("row-0-2") })
  }

  @Test func `a scroll of one row moves the content in one line`() throws {
    let rest = try svg("wait: 100ms", scene: "overlay: none")
    let content = rest.filter { $0.contains("tableView.content") }
    #expect(content.count == 1)
    #expect(content.first?.contains("translate(0 97.667)") == true)
  }

  @Test(arguments: [
    ("light", "#ffffff", "#000000"), ("dark", "#000000", "#ffffff"),
  ])
  func `the theme decides the colors`(theme: String, background: String, text: String) throws {
    let lines = try svg("wait: 100ms", scene: "theme: \(theme)")
    let window = lines.first { $0.contains("id=\"window.background\"") }
    #expect(window?.contains("fill=\"\(background)\"") == true)
    let title = lines.first { $0.contains("row-0-0") && $0.contains("<text") }
    #expect(title?.contains("fill=\"\(text)\"") == true)
  }

  @Test func `a label of several fonts and colors is drawn in pieces, and again when one changes`()
    throws
  {
    let simulation = Simulation(Scene(table: .rows(3)))
    let label = Label(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
    label.accessibilityIdentifier = "price"
    func show(_ color: Color) throws -> [String] {
      let text = NSMutableAttributedString(
        string: "4.99",
        attributes: [
          .font: FontObject.systemFont(ofSize: 28, weight: .bold), .foregroundColor: color.object,
        ]
      )
      text.append(NSAttributedString(string: "/month"))
      label.attributedText = text
      let frame = simulation.frame(named: "now")
      return try SVGWriter().write(frame).split(separator: "\n").map(String.init)
        .filter { $0.contains("<text") && $0.contains("price.line") }
    }
    simulation.window.addSubview(label)
    let red = try show(Color(rgb: 0xFF0000))
    #expect(red.count == 2)
    #expect(red.first?.contains("4.99") == true && red.first?.contains("#ff0000") == true)
    #expect(red.first?.contains("font-size=\"28\"") == true)
    #expect(red.last?.contains("/month") == true && red.last?.contains("#ff0000") == false)
    #expect(red.last?.contains("font-size=\"17\"") == true)
    let blue = try show(Color(rgb: 0x0000FF))
    #expect(blue.first?.contains("#0000ff") == true)
  }

  /// In a pixel that a bar at the edge of the screen half covers, a row would shine through.
  @Test func `no row is drawn that an opaque bar hides at the edge of the screen`() throws {
    let scene =
      "device: iPhone SE (3rd generation)\nsystem: iOS 18\ntitle: T\ntoolbar: true\noverlay: none"
    let steps = "fling: {from: row 9, direction: up, velocity: 500}\nsettle\nsnapshot: now"
    let report = ScenarioPlayer.play(try scenario(steps, scene: scene))
    let frame = try #require(report.snapshots.last?.frame)
    let bounds = CGRect(origin: .zero, size: frame.size)
    func rows(_ elements: [ScreenElement], _ place: ElementPlacement) -> [CGRect] {
      elements.flatMap { element -> [CGRect] in
        guard case .group(let group) = element else { return [] }
        let inner = place.inside(group)
        guard group.tag.role == "row" else { return rows(group.children, inner) }
        return group.children.map { inner.box(of: $0.bounds) }
      }
    }
    let drawn = rows(frame.elements, ElementPlacement())
    // 64 pt of bars at the top, 44 at the bottom: 13 rows are seen.
    #expect(drawn.count { $0.height > 40 } >= 12)
    for row in drawn {
      #expect(row.minY > bounds.minY && row.maxY < bounds.maxY, "\(row)")
    }
  }

  @Test func `names of views cannot leave their attributes`() throws {
    let lines = try svg("wait: 100ms", scene: "title: '\"><script>alert(1)</script>'")
    #expect(!lines.contains { $0.contains("<script") })
    #expect(lines.contains { $0.contains("&lt;script&gt;") })
  }

  @Test func `frames of every device can be written`() throws {
    for device in Device.catalogue {
      for orientation in Orientation.allCases {
        var scene = Scene(table: .rows(30))
        scene.environment = ScreenEnvironment(device: device, orientation: orientation)
        scene.guides = Set(ShownGuide.allCases)
        let frame = Simulation(scene).frame(named: device.name)
        #expect(frame.size == scene.environment.size)
        _ = try SVGWriter().write(frame)
      }
    }
  }
}
