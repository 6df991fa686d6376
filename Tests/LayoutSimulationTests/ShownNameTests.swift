import Foundation
import LayoutCapture
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The names of guides and layers in a picture of a part of the screen.
@Suite struct ShownNameTests {
  private func screen(
    cropped crop: Picture.Framing.Crop,
    padding: CGFloat = 0,
    showing guides: String
  ) throws -> FramedScreen {
    let made = try scenario(
      "tap: row 3\nsnapshot: now",
      table: "{rows: 30, editing: true}",
      scene: """
        device: iPhone 17
        title: Inbox
        overlay: {debug: true}
        show: [\(guides)]
        """
    )
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    var framing = Picture.Framing()
    (framing.crop, framing.padding) = (crop, padding)
    return try frame.framed(
      by: framing,
      on: made.scene.environment,
      with: try #require(run.moments["now"]?.areas)
    )
  }

  @Test(
    arguments: [
      (.rows(RowAddress(row: 2), RowAddress(row: 6)), 8, "constraints, touch-view, margins", 4),
      (.rectangle(CGRect(x: 40, y: 400, width: 300, height: 120)), 0, "constraints, touch-view", 1),
      (
        .rectangle(CGRect(x: 200, y: 100, width: 202, height: 300)), 0,
        "outlines, safe-area, margins, selected-rows", 8
      ),
    ] as [(Picture.Framing.Crop, CGFloat, String, Int)]
  )
  func `names lie wholly in the part and on no other`(
    _ crop: Picture.Framing.Crop,
    _ padding: CGFloat,
    _ guides: String,
    _ least: Int
  ) throws {
    let screen = try screen(cropped: crop, padding: padding, showing: guides)
    let names = screen.frame.elements.guideNames(at: .zero)
    #expect(names.count >= least)
    let part = CGRect(origin: .zero, size: screen.shown.size)
    for (index, name) in names.enumerated() {
      #expect(part.contains(name), "\(name)")
      for other in names[(index + 1)...] { #expect(!name.intersects(other), "\(name), \(other)") }
    }
  }

  @Test func `a name wider than the part is cut where at least half of it can stand`() throws {
    let part = CGRect(x: 40, y: 400, width: 240, height: 120)
    let screen = try screen(cropped: .rectangle(part), showing: "constraints")
    let names = screen.frame.elements.guideNames(at: .zero)
    #expect(names.contains { $0.width == part.width - 6 })
    #expect(names.allSatisfy(CGRect(origin: .zero, size: part.size).contains))
    #expect(screen.unnamedGuides.isEmpty)
  }

  @Test func `a name of which less than half can stand is left out and noted`() throws {
    let part = CGRect(x: 0, y: 300, width: 60, height: 200)
    let screen = try screen(cropped: .rectangle(part), showing: "constraints")
    #expect(screen.frame.elements.guideNames(at: .zero).isEmpty)
    #expect(!screen.unnamedGuides.isEmpty)
    #expect(screen.unnamedGuides.count == Set(screen.unnamedGuides).count)
  }

  @Test func `a part without a thing has neither its name nor the line that joins it`() throws {
    let made = try scenario(
      "snapshot: now",
      table: "{rows: 30, row-height: 52}",
      scene: """
        device: iPhone 16
        overlay: none
        views: [{name: free, box: [40, 20]}]
        constraints: [free.width == 90, free.height == 24, free.top == superview.safeArea.top + 120]
        show: [ghosts, constraints]
        """
    )
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    let whole = frame.elements.guideNames(at: .zero)
    #expect(whole.count >= 3)
    // The view ends at 203, and its names stand below it.
    let below = try #require(whole.map(\.minY).max()) - 4
    var framing = Picture.Framing()
    framing.crop = .rectangle(CGRect(x: 0, y: below, width: 393, height: 52))
    let screen = try frame.framed(
      by: framing,
      on: made.scene.environment,
      with: try #require(run.moments["now"]?.areas)
    )
    #expect(below > 203 && screen.frame.elements.guideNames(at: .zero).isEmpty)
    #expect(screen.unnamedGuides.isEmpty)
    #expect(!"\(screen.frame.elements)".contains("guide-leader"))
  }

  @Test func `a name that the edge cuts goes to a free gap rather than over a text`() throws {
    let made = try scenario(
      "snapshot: now",
      table: #"{rows: 30, detail: "Detail {row}"}"#,
      scene: "device: iPhone 7\noverlay: scroll-and-select\nshow: [constraints]"
    )
    let run = AnnotatedRun(made)
    var framing = Picture.Framing()
    framing.crop = .rows(RowAddress(row: 2), RowAddress(row: 5))
    let frame = try #require(run.report.snapshots.last?.frame)
    let screen = try frame.framed(
      by: framing,
      on: made.scene.environment,
      with: try #require(run.moments["now"]?.areas)
    )
    let names = screen.frame.elements.guideNames(at: .zero)
    let words = frame.elements.filter { !$0.isGuide }.flatMap { $0.texts() }
    #expect(names.count == 2 && words.count > 8)
    for name in names.map({ $0.offsetBy(dx: screen.shown.minX, dy: screen.shown.minY) }) {
      #expect(!words.contains(where: name.intersects), "\(name)")
    }
  }

  @Test func `a row of which only the end is seen has its name there or none`() throws {
    let row = RowAddress(row: 4)
    let screen = try screen(cropped: .rows(row, row), padding: 8, showing: "outlines")
    // That of the row, and that of the touch view, of which much is seen.
    #expect(screen.frame.elements.guideNames(at: .zero).count == 2)
    #expect(screen.unnamedGuides.map(\.name) == ["row 5"])
    #expect(screen.unnamedGuides.allSatisfy { $0.isTooLow })
  }

  @Test func `an area of touches has its name in a part that shows much of it`() throws {
    let rows = (RowAddress(row: 4), RowAddress(row: 6))
    let screen = try screen(cropped: .rows(rows.0, rows.1), showing: "hit-areas")
    #expect(screen.frame.elements.guideNames(at: .zero).count == 4)
    #expect(screen.unnamedGuides.isEmpty)
  }

  // At the lower edge of the screen a row shows its first point.
  @Test func `a row of which too little is seen is not one for whose name others leave no room`()
    throws
  {
    let made = try scenario("snapshot: now", scene: "device: iPhone 15\nshow: [outlines]")
    let guides = try #require(AnnotatedRun(made).moments["now"]).unnamedGuides
    #expect(guides.map(\.name) == ["row 17"])
    #expect(guides.allSatisfy { $0.isTooLow })
    #expect(guides.shown(in: CGRect(x: 0, y: 100, width: 393, height: 300)).isEmpty)
  }

  @Test func `each line that a part shows has its name or a note`() throws {
    let made = try scenario(
      "snapshot: now",
      scene: """
        device: iPhone 15
        views: [{name: bar, background: gray-6, views: [{name: all, button: All}],
          constraints: [all.centerX = superview.centerX, all.top = superview.top + 4]}]
        constraints: ["|[bar]|", "V:[bar(80)]|"]
        show: [constraints]
        """
    )
    let run = AnnotatedRun(made)
    let part = CGRect(x: 0, y: 772, width: 393, height: 80)
    var framing = Picture.Framing()
    framing.crop = .rectangle(part)
    let screen = try #require(run.report.snapshots.last?.frame).framed(
      by: framing,
      on: made.scene.environment,
      with: try #require(run.moments["now"]?.areas)
    )
    let names = screen.frame.elements.guideNames(at: .zero).count
    #expect(names + screen.unnamedGuides.count >= 6)
  }
}
