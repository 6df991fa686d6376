import Foundation
import LayoutGeometry
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The veil over content that scrolls under bars, from iOS 26 on.
@Suite struct `Scroll edge effects` {
  /// Returns the lines of a picture that belong to the effect, from its first shape to the next group.
  private func effect(
    _ scene: String,
    table: String = "{rows: 40, content-offset: 100}",
    of id: String = "navigationBar.bar-background.edge-effect"
  ) throws
    -> [String]
  {
    let scene = "overlay: none\ndevice: iPhone 16 Pro\ntitle: T\n\(scene)"
    let report = ScenarioPlayer.play(try scenario("snapshot: now", table: table, scene: scene))
    let frame = try #require(report.snapshots.last?.frame)
    let lines = try SVGWriter().write(frame).split(separator: "\n").map(String.init)
    return lines.drop { !$0.contains(id) }
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

  @Test func `it has the color of the page`() throws {
    let grouped = try effect(
      "system: iOS 27",
      table: "{style: inset-grouped, rows: 40, content-offset: 100}"
    )
    #expect(grouped.first?.contains(##"height="116" fill="#f2f2f7""##) == true)
  }

  @Test func `a header that sticks to the bar has a veil behind it, and the bar's ends there`()
    throws
  {
    let table = "{sections: [{title: A, rows: 40}], content-offset: 100}"
    let id = "section-header.edge-effect"
    let soft = try effect("system: iOS 26", table: table, of: id)
    #expect(soft.contains { $0.hasPrefix(#"<stop offset="0.487""#) })
    #expect(soft.last?.contains(#"height="78""#) == true)
    #expect(
      try effect("system: iOS 26", table: table) == [
        ##"<rect \##(Self.tag) width="402" height="116" fill="#ffffff" fill-opacity="0.78"/>"##
      ]
    )
    let hard = try effect("system: iOS 27\ntheme: dark", table: table, of: id)
    #expect(hard.contains { $0.contains(##"height="38" fill="#000000" fill-opacity="0.98""##) })
    #expect(try effect("system: iOS 27", table: table).first?.contains(#"height="116""#) == true)
    // Where it is pushed out its veil goes with it, and its letters fade.
    let pushed = "{sections: [{title: A, rows: 4}, {title: B, rows: 40}], content-offset: 226}"
    let part = try effect("system: iOS 26", table: pushed, of: id)
    #expect(part.last?.contains(#"width="402" height="78""#) == true)
    #expect(try effect("system: iOS 18", table: table, of: id).isEmpty)
  }

  // MARK: Without a navigation bar, and at the bottom

  /// Returns the places and sizes of the effects of views of their own, as lines of a picture.
  private func views(
    _ scene: String,
    table: String = "{rows: 40, content-offset: 100}",
    steps: String = ""
  ) throws -> [String] {
    let scene = "overlay: none\ndevice: iPhone 16 Pro\n\(scene)"
    let report = ScenarioPlayer.play(
      try scenario("\(steps)snapshot: now", table: table, scene: scene)
    )
    #expect(report.failures.isEmpty)
    let frame = try #require(report.snapshots.last?.frame)
    let lines = try SVGWriter().write(frame).split(separator: "\n").map(String.init)
    return lines.indices.flatMap { index in
      guard lines[index].contains(#"data-role="scroll-edge""#) else { return [String]() }
      let rect = lines[index...].prefix { !$0.hasPrefix("</g") }.first { $0.hasPrefix("<rect") }
      guard let rect else { return [] }
      return [place(in: lines[index]), size(in: rect)]
    }
  }

  private func place(in line: String) -> String {
    line.firstMatch(of: /translate\(([^)]*)\)/).map { String($0.1) } ?? "0 0"
  }

  private func size(in line: String) -> String {
    let numbers = ["y", "width", "height"].map { name in
      line.split(separator: " \(name)=\"").dropFirst().first?.prefix { $0 != "\"" } ?? "0"
    }
    return numbers.joined(separator: " ")
  }

  struct Edge: CustomTestStringConvertible {
    let testDescription: String
    let scene: String
    /// The place of each effect's view, and the y, width and height of its veil in there.
    let places: [String]
  }

  private static let tabs = "tab-bar: [A, B]"

  @Test(arguments: [
    Edge(
      testDescription: "below the status bar",
      scene: "system: iOS 26\ncontroller: plain-view",
      places: ["0 0", "0 402 102"]
    ),
    Edge(
      testDescription: "below the status bar of a bare table in iOS 27",
      scene: "system: iOS 27\ncontroller: bare",
      places: ["0 0", "0 402 62"]
    ),
    Edge(
      testDescription: "of a table that begins in the status bar",
      scene: "system: iOS 26\ncontroller: plain-view\nsuperview-top: 61",
      places: ["0 0", "0 402 102"]
    ),
    Edge(
      testDescription: "not of one that begins below it",
      scene: "system: iOS 26\ncontroller: plain-view\nsuperview-top: 62",
      places: []
    ),
    Edge(
      testDescription: "not without a status bar",
      scene: "system: iOS 26\ncontroller: plain-view\nstatus-bar: false",
      places: []
    ),
    Edge(
      testDescription: "not on a phone held sideways, which has none",
      scene: "system: iOS 26\ncontroller: plain-view\norientation: landscape",
      places: []
    ),
    Edge(
      testDescription: "not in the classic design",
      scene: "system: iOS 26\ndesign: classic\ncontroller: plain-view",
      places: []
    ),
    Edge(
      testDescription: "behind tabs in a capsule",
      scene: "system: iOS 26\ntitle: T\n\(tabs)",
      places: ["0 791", "-40 402 123"]
    ),
    Edge(
      testDescription: "not behind tabs in iOS 27",
      scene: "system: iOS 27\ntitle: T\n\(tabs)",
      places: []
    ),
    Edge(
      testDescription: "behind the field of a search",
      scene: "system: iOS 26\ntitle: T\nsearch: true",
      places: ["0 798", "-40 402 116"]
    ),
    Edge(
      testDescription: "behind a toolbar",
      scene: "system: iOS 26\ntitle: T\ntoolbar-items: [A]",
      places: ["0 798", "-40 402 116"]
    ),
    Edge(
      testDescription: "not behind one without buttons",
      scene: "system: iOS 26\ntitle: T\ntoolbar: true",
      places: []
    ),
    Edge(
      testDescription: "once behind a toolbar above tabs, by these",
      scene: "system: iOS 26\ntitle: T\ntoolbar: true\n\(tabs)",
      places: ["0 791", "-40 402 123"]
    ),
    Edge(
      testDescription: "not behind a toolbar in iOS 18",
      scene: "system: iOS 18\ntitle: T\ntoolbar: true",
      places: []
    ),
    Edge(testDescription: "not without bars", scene: "system: iOS 26\ntitle: T", places: []),
  ])
  func `an effect is where content meets the system's views`(_ edge: Edge) throws {
    #expect(try views(edge.scene) == edge.places)
  }

  @Test func `none is at the end of the content, nor at its beginning`() throws {
    let toolbar = "system: iOS 26\ntitle: T\ntoolbar: true"
    #expect(try views(toolbar, table: "{rows: 3}").isEmpty)
    let plain = "system: iOS 26\ncontroller: plain-view"
    #expect(try views(plain, table: "{rows: 40}").isEmpty)
  }

  @Test func `it goes up with the field of a search`() throws {
    let search = "system: iOS 26\ntitle: T\nsearch: true"
    // The keyboard of 291 with suggestions of 37 begins at 546, and the field of 48 ends 10 above it.
    let places = try views(search, steps: "tap: searchBar\nsettle\n")
    #expect(places.first == "0 488")
  }
}
