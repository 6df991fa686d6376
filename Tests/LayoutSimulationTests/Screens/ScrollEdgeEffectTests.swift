import Foundation
import LayoutGeometry
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The veil over content that scrolls under a navigation bar, from iOS 26 on.
@Suite struct `Scroll edge effects` {
  /// Returns the lines of a picture that belong to the effect, from its first shape to the next group.
  private func effect(
    _ scene: String,
    table: String = "{rows: 40, content-offset: 100}"
  ) throws
    -> [String]
  {
    let scene = "overlay: none\ndevice: iPhone 16 Pro\ntitle: T\n\(scene)"
    let report = ScenarioPlayer.play(try scenario("snapshot: now", table: table, scene: scene))
    let frame = try #require(report.snapshots.last?.frame)
    let lines = try SVGWriter().write(frame).split(separator: "\n").map(String.init)
    return lines.drop { !$0.contains("edge-effect") }
      .prefix { !$0.hasPrefix("</g") && !$0.hasPrefix("<g") }
  }

  private static let tag =
    #"id="navigationBar.bar-background.edge-effect" data-role="scroll-edge-effect""#

  @Test func `in iOS 26 it fades out 40 below the bar`() throws {
    let lines = try effect("system: iOS 26")
    #expect(
      lines == [
        #"<linearGradient id="navigationBar.bar-background.edge-effect.gradient" x2="0" y2="1">"#,
        ##"<stop offset="0" stop-color="#ffffff" stop-opacity="0.78"/>"##,
        ##"<stop offset="0.34" stop-color="#ffffff" stop-opacity="0.78"/>"##,
        ##"<stop offset="1" stop-color="#ffffff" stop-opacity="0"/>"##, "</linearGradient>",
        "<rect \(Self.tag) width=\"402\" height=\"156\""
          + " fill=\"url(#navigationBar.bar-background.edge-effect.gradient)\"/>",
      ]
    )
  }

  @Test func `in iOS 27 it ends with a line at the bar`() throws {
    #expect(
      try effect("system: iOS 27\ntheme: dark") == [
        ##"<rect \##(Self.tag) width="402" height="116" fill="#000000" fill-opacity="0.86"/>"##,
        ##"<rect y="115.667" width="402" height="0.333" fill="#ffffff" fill-opacity="0.1"/>"##,
      ]
    )
  }

  @Test(arguments: [
    ("system: iOS 26", "{rows: 40}"), ("system: iOS 27", "{rows: 40}"),
    ("system: iOS 27\ndesign: classic", "{rows: 40, content-offset: 100}"),
    ("system: iOS 18", "{rows: 40, content-offset: 100}"),
  ])
  func `there is none at rest and in the classic design`(_ scene: String, _ table: String) throws {
    #expect(try effect(scene, table: table).isEmpty)
  }

  @Test func `it has the color of the page and reaches below headers that stick to the bar`() throws
  {
    let grouped = try effect(
      "system: iOS 27",
      table: "{style: inset-grouped, rows: 40, content-offset: 100}"
    )
    #expect(grouped.first?.contains(##"height="116" fill="#f2f2f7""##) == true)
    let sections = "sections: [{title: A, rows: 40}]"
    let soft = try effect("system: iOS 26", table: "{\(sections), content-offset: 100}")
    #expect(soft.contains { $0.hasPrefix(#"<stop offset="0.794""#) })
    #expect(soft.last?.contains(#"height="194""#) == true)
    let plain = try effect("system: iOS 27", table: "{\(sections), content-offset: 100}")
    #expect(plain.first?.contains(#"height="154""#) == true)
  }
}
