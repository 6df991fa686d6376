import Foundation
import LayoutGeometry
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The bars that show the place of content while it moves.
@Suite struct `Scroll indicators` {
  private func lines(
    _ steps: String,
    scene: String = "overlay: none",
    table: String = "{rows: 60, row-height: 44}"
  ) throws -> [String] {
    let report = ScenarioPlayer.play(
      try scenario(steps + "\nsnapshot: now", table: table, scene: scene)
    )
    #expect(report.failures.isEmpty)
    let frame = try #require(report.snapshots.last?.frame)
    return try SVGWriter().write(frame).split(separator: "\n").map(String.init)
      .filter { $0.contains("scroll-indicator") }
  }

  private static let drag = "press: row 9\nmove: {to: row 3, within: 500ms}"

  @Test func `content at rest has none`() throws {
    #expect(try lines("wait: 1s").isEmpty)
    #expect(try lines("press: row 9\nhold: 1s").isEmpty)
  }

  @Test func `a drag shows one at the trailing edge, in proportion to the content`() throws {
    let line = try #require(try lines(Self.drag).first)
    #expect(line.contains(#"id="tableView.vertical-indicator""#))
    #expect(line.contains(#"x="387""#) && line.contains(#"width="3""#))
    #expect(line.contains(##"fill="#000000" fill-opacity="0.35""##))
    #expect(try lines(Self.drag).count == 1)
  }

  @Test func `it lies at the other side where lines begin at the right`() throws {
    let scene = "overlay: none\ndirection: right-to-left\ntheme: dark"
    let line = try #require(try lines(Self.drag, scene: scene).first)
    #expect(line.contains(#"x="3""#) && line.contains(##"fill="#ffffff""##))
  }

  @Test func `content that goes on by itself shows it, and it fades at rest`() throws {
    let fling = "fling: {from: row 12, to: row 4, within: 160ms}"
    #expect(try lines(fling).count == 1)
    let fading = try #require(try lines("\(fling)\nsettle\nwait: 125ms").first)
    #expect(fading.contains(#"fill-opacity="0.175""#))
    #expect(try lines("\(fling)\nsettle\nwait: 250ms").isEmpty)
  }

  @Test func `content that fits has none, also while it is pulled`() throws {
    let pull = "press: row 1\nmove: {to: row 1 + 90, within: 300ms}"
    #expect(try lines(pull, table: "{rows: 3, row-height: 44}").isEmpty)
  }

  @Test func `content that is pulled past its end pushes it together`() throws {
    func height(_ steps: String) throws -> Double {
      let line = try #require(try lines(steps).first)
      let part = try #require(line.components(separatedBy: " height=\"").last)
      return try #require(Double(part.prefix { $0 != "\"" }))
    }
    let whole = try height(Self.drag)
    let pulled = try height("press: row 1\nmove: {to: row 1 + 200, within: 300ms}")
    #expect(pulled < whole)
  }
}
