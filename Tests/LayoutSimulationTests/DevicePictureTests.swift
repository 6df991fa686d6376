import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// What of a picture is the device's, and how the screen ends in it.
@Suite struct `Pictures of devices` {
  private func frame(_ scene: String, _ steps: String = "snapshot: now") throws -> ScreenFrame {
    let report = ScenarioPlayer.play(
      try scenario(steps, table: "{rows: 60, row-height: 44}", scene: scene)
    )
    #expect(report.failures.isEmpty)
    return try #require(report.snapshots.last?.frame)
  }

  private func element(_ id: String, in elements: [ScreenElement]) -> ScreenElement? {
    for element in elements {
      switch element {
      case .group(let group):
        if group.tag.id == id { return element }
        if let found = self.element(id, in: group.children) { return found }
      case .shape(let shape): if shape.tag.id == id { return element }
      case .text(let text): if text.tag.id == id { return element }
      }
    }
    return nil
  }

  private func group(_ id: String, _ frame: ScreenFrame) throws -> ElementGroup {
    guard case .group(let group)? = element(id, in: frame.elements) else {
      throw MissingElement(id: id)
    }
    return group
  }

  private func shape(_ id: String, _ frame: ScreenFrame) throws -> Shape {
    guard case .shape(let shape)? = element(id, in: frame.elements) else {
      throw MissingElement(id: id)
    }
    return shape
  }

  private struct MissingElement: Error {
    let id: String
  }

  @Test func `a round screen is clipped in the middle of its edge, and nothing is painted over`()
    throws
  {
    let frame = try frame("device: iPhone 15")
    let window = try group("window", frame)
    let edge = try shape("edge", frame)
    #expect(window.clip == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(!window.clipPath.isEmpty)
    #expect(edge.outline == .path(window.clipPath))
    #expect(edge.stroke?.width == 1 && edge.fill == nil)
    #expect(element("corners", in: frame.elements) == nil)
    let lines = try SVGWriter().write(frame).split(separator: "\n")
    let clip = try #require(lines.firstIndex { $0 == #"<clipPath id="window.clip">"# })
    #expect(lines[clip + 1].hasPrefix("<path d=\"M"))
  }

  @Test func `a screen with square corners is not clipped`() throws {
    let window = try group("window", try frame("device: iPhone SE (3rd generation)"))
    #expect(window.clip == nil && window.clipPath.isEmpty)
  }

  @Test func `a cut-out has an outline, by which it is seen on black`() throws {
    for device in ["iPhone 15", "iPhone 14"] {
      let cutout = try shape("cutout", try frame("device: \(device)\ntheme: dark"))
      #expect(cutout.fill == .black)
      #expect(cutout.stroke != nil && cutout.stroke?.color != .black)
    }
  }

  @Test func `the clock keeps clear of round corners`() throws {
    for device in Device.catalogue where device.idiom == .pad {
      let frame = try frame("device: \(device.name)")
      let clock = try group("statusBar.label", frame)
      #expect(clock.offset.x >= max(6, device.cornerRadius), "\(device.name)")
    }
  }

  @Test func `a header that sticks to a bar goes on behind it`() throws {
    func top(_ offset: Int) throws -> CGRect {
      let report = ScenarioPlayer.play(
        try scenario(
          "snapshot: now",
          table: "{content-offset: \(offset), sections: [{title: A, rows: 60}]}"
        )
      )
      let frame = try #require(report.snapshots.last?.frame)
      guard
        case .rectangle(let rect, _) =
          try shape("tableView.section-header.background", frame).outline
      else { return .null }
      return rect
    }
    let atRest = try top(0)
    let stuck = try top(130)
    #expect(atRest.minY == 0)
    #expect(stuck.minY == -1 && stuck.maxY == atRest.maxY)
  }

  @Test func `the page behind a strip follows the appearance`() throws {
    let frame = try frame("device: iPhone 15")
    let dark = FilmStrip.joined([frame], named: "a", style: .dark)
    #expect(try shape("page", dark).fill == Color(rgb: 0x161618))
    #expect(try shape("page", FilmStrip.joined([frame], named: "a")).fill == .white)
  }
}
