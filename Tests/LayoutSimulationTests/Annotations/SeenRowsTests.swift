import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import Testing

/// What of a row a picture shows, where its remarks and its parts end.
@Suite struct SeenRowsTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var scene = "device: iPhone 15"
    var table = "{rows: 60, row-height: 44}"
    let row: Int
    /// The top and the bottom of what is seen, or `nil` for nothing.
    var range: ClosedRange<CGFloat>?
    var message: String?
  }

  @Test(arguments: [
    Row(testDescription: "below a bar without a background", row: 0, range: 97.7...141.7),
    Row(
      testDescription: "to the bottom of the screen, where the home indicator is",
      row: 16,
      range: 801.7...845.7
    ),
    Row(testDescription: "cut by the screen", row: 17, range: 845.7...852),
    Row(testDescription: "below the screen", row: 18, message: "row 18 is not on the screen"),
    Row(
      testDescription: "behind an opaque bar",
      table: "{rows: 60, row-height: 44, content-offset: 308}",
      row: 6,
      message: "row 6 is behind 'navigationBar'"
    ),
    Row(
      testDescription: "behind an opaque bar, and at the top of the screen",
      table: "{rows: 60, row-height: 44, content-offset: 308}",
      row: 5,
      message: "row 5 is behind 'navigationBar'"
    ),
    Row(
      testDescription: "below an opaque bar in part",
      table: "{rows: 60, row-height: 44, content-offset: 330}",
      row: 7,
      range: 97.7...119.7
    ),
    Row(
      testDescription: "behind the veil of a bar of glass",
      scene: "device: iPhone 17",
      table: "{rows: 60, row-height: 44, content-offset: 308}",
      row: 6,
      range: 72...116
    ),
    Row(
      testDescription: "above an opaque toolbar in part",
      scene: "device: iPhone 15\ntoolbar: true",
      row: 15,
      range: 757.7...774
    ),
    Row(
      testDescription: "behind an opaque toolbar",
      scene: "device: iPhone 15\ntoolbar: true",
      row: 16,
      message: "row 16 is behind 'toolbar'"
    ),
    Row(
      testDescription: "behind a header that sticks",
      table: """
        {row-height: 20, content-offset: 244, sections: [{title: A, rows: 30}, {title: B, rows: 30}]}
        """,
      row: 10,
      message: "row 10 is behind a header or footer that sticks"
    ),
  ])
  func `what is seen of a row`(_ row: Row) throws {
    let simulation = try simulation(row.table, row.scene)
    do throws(Simulation.ImpossiblePlace) {
      let area = try simulation.area(of: place(row.row))
      let range = row.range ?? 0...0
      #expect(abs(area.minY - range.lowerBound) < 0.1, "\(area)")
      #expect(abs(area.maxY - range.upperBound) < 0.1, "\(area)")
      #expect(ShownAreas(of: simulation).rows.contains { $0.area == area })
    } catch {
      #expect(error.message == row.message)
    }
  }

  private func simulation(
    _ table: String,
    _ scene: String = "device: iPhone 15"
  ) throws -> Simulation {
    Simulation(try scenario("snapshot: now", table: table, scene: scene).scene)
  }

  private func place(_ row: Int) -> Place { Place(.row(RowAddress(row: row))) }

  @Test func `what is behind a bar is told with what is seen`() throws {
    let simulation = try simulation("{rows: 60, row-height: 44, content-offset: 308}")
    let error = #expect(throws: Simulation.ImpossiblePlace.self) {
      try simulation.area(of: place(2))
    }
    #expect(error?.message == "row 2 is not on the screen")
    #expect(
      error?.hint
        == "on the screen are row 7 to row 24; scroll in the steps"
    )
  }

  @Test(arguments: ["alpha: 0", "alpha: 0.01", "hidden: true"])
  func `a view that is drawn clear is as hidden`(_ look: String) throws {
    let scene = """
      overlay: none
      views: [{name: badge, label: New, \(look)}]
      constraints: [badge.centerX = superview.centerX, badge.top = superview.top + 300]
      """
    let place = Place(.stackView("badge"))
    let simulation = try simulation("{rows: 3}", scene)
    guard !look.hasSuffix("0.01") else {
      _ = try simulation.area(of: place)
      return
    }
    let error = #expect(throws: Simulation.ImpossiblePlace.self) {
      try simulation.area(of: place)
    }
    #expect(
      error?.message
        == (look.hasPrefix("alpha") ? "view 'badge' has the alpha 0" : "view 'badge' is hidden")
    )
  }

  @Test func `the check mark of a row is where it is drawn`() throws {
    let simulation = try simulation(
      "{rows: 60, row-height: 44, editing: true, content-offset: 319}"
    )
    var mark = place(7)
    mark.part = .checkMark
    let area = try simulation.area(of: mark)
    let row = try simulation.area(of: place(7))
    // A quarter of the row is behind the bar.
    #expect(abs(row.height - 33) < 0.5)
    #expect(abs(area.midY - (row.maxY - 22)) < 0.5, "\(area) in \(row)")
  }

  @Test(arguments: [(9, nil), (10, "row 10 is behind 'keyboard'")] as [(Int, String?)])
  func `the keyboard hides rows`(_ row: Int, _ message: String?) throws {
    var made = try scenario(
      "focus: row 3\nsettle\nsnapshot: typed",
      table: "{rows: 30, row-height: 44, accessory-view: {text-field: Name, width: 120}}",
      scene: "device: iPhone 15"
    )
    made.annotations = [Annotation(.thing(place(row)))]
    let moment = try #require(AnnotatedRun(made).moments["typed"])
    #expect(moment.problems.first?.reason.message == message)
  }

  @Test func `an arrow between two names of one place is told`() throws {
    var made = try scenario("snapshot: now")
    made.annotations = [Annotation(.arrow(place(0), Place(.visibleRow(0))))]
    let moment = try #require(AnnotatedRun(made).moments["now"])
    #expect(
      moment.problems.first?.reason.message
        == "'row 0' and 'first visible row' are at one place, and an arrow has two ends"
    )
  }
}
