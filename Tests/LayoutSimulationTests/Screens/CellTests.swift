import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// Cells with views of their own.
@Suite struct `Cells on a screen` {
  private func table(
    _ rows: String,
    _ views: String = "{label: '{text}', name: words, lines: 0}"
  ) -> String {
    "{rows: \(rows), cell: {views: [\(views)], constraints: "
      + "[words.top = superview.top + 10, words.bottom = superview.bottom - 10, "
      + "words.leading = superview.margins.leading, words.trailing = superview.margins.trailing]}}"
  }

  private let long =
    "'A text that is much longer than the screen of a phone is wide at this size of letters'"

  @Test func `cells are as high as their texts, of one line or more`() throws {
    let steps = """
      expect: {frames: {words in row 0: {x: 16, height: 20.33}, words in row 1: {height: 40.67}}}
      tap: view words in row 1
      expect: {selected: row 1}
      """
    let rows = table("[Hi, \(long)]")
    #expect(try failures(steps, table: rows, scene: "overlay: none").isEmpty)
    let simulation = Simulation(try scenario("wait: 1s", table: rows, scene: "overlay: none").scene)
    let heights = (0..<2).map {
      simulation.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(abs(heights[0] - 40.67) < 0.34 && abs(heights[1] - 61) < 0.34)
  }

  @Test func `pictures are those of the rows, or have values of them`() throws {
    let cell =
      "{views: [{name: a, image: '{image}'}, {name: b, image: {shape: circle, text: '{who}', size: 40}}], "
      + "constraints: ['H:|-[a]-[b]', 'V:|-[b]-|', a.centerY = b.centerY]}"
    let rows =
      "[{who: A, image: star}, {who: B, image: {shape: square, size: 30}}, {who: C, image: bell}]"
    let table = "{rows: \(rows), cell: \(cell)}"
    let steps = """
      expect: {frames: {a in row 0: {width: 22, height: 22}, a in row 1: {width: 30, height: 30}}}
      expect: {frames: {b in row 0: {width: 40}, b in row 2: {height: 40}}}
      """
    #expect(try failures(steps, table: table, scene: "overlay: none").isEmpty)
    let simulation = Simulation(
      try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    )
    func image(_ row: Int, _ view: Int) -> Image? {
      let cell = simulation.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentView.subviews[view] as? ImageView)?.image
    }
    #expect(image(0, 1) != image(1, 1))
    #expect(image(2, 0) != image(0, 0))
  }

  @Test func `rows without a picture or a control are among others`() throws {
    let table = "{rows: 4, image: [star, none], accessory-view: [{switch: on}, none]}"
    let scene = try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    let simulation = Simulation(scene)
    for row in 0..<4 {
      let cell = simulation.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      #expect((cell?.imageView?.image != nil) == (row % 2 == 0))
      #expect((cell?.accessoryView != nil) == (row % 2 == 0))
    }
  }

  @Test(arguments: ["large", "extra-extra-extra-large", "accessibility-2"])
  func `rows are as high as the texts that stand side by side in them`(_ size: String) throws {
    let rows = """
      [{text: A title of many words that needs some lines, detail: and a value of some words too},
      {text: Short, detail: \(long)}, {text: \(long), detail: Short}, {text: Short, detail: Short}]
      """.replacing("\n", with: " ")
    for style in ["value1", "value2"] {
      let table = "{lines: 0, cell-style: \(style), rows: \(rows)}"
      let scene = "overlay: none\ntext-size: \(size)"
      let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
      for row in 0..<4 {
        let path = IndexPath(row: row, section: 0)
        guard let cell = simulation.tableView.cellForRow(at: path) else { continue }
        for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
          let room = CGSize(width: label.bounds.width, height: .infinity)
          #expect(label.sizeThatFits(room).height <= label.bounds.height + 0.34, "\(style) \(row)")
        }
      }
      if size == "large" {
        #expect(simulation.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).height == 44)
      }
    }
  }

  @Test func `only rows on the screen are measured`() throws {
    let scene = try scenario(
      "wait: 1s",
      table: table("1000000", "{label: 'Row {row}', name: words}"),
      scene: "overlay: none"
    ).scene
    let simulation = Simulation(scene)
    #expect(simulation.tableView.visibleCells.count < 30)
    let label = simulation.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView
      .subviews.first
    #expect((label as? Label)?.text == "Row 3")
  }

  @Test func `a control keeps what it was set to when its cell comes back`() throws {
    let views = "{switch: off, name: words}"
    let steps = """
      tap: view words in row 0
      expect: {values: {words in row 0: on, words in row 1: off}}
      """
    #expect(try failures(steps, table: table("40", views), scene: "overlay: none").isEmpty)
  }

  @Test(arguments: [
    ("view l in row 30", "row 30 is not on the screen"),
    ("view far", "view 'far' is not on the screen"),
  ])
  func `a view that scrolled away is told to be off the screen`(
    _ place: String,
    _ message: String
  ) throws {
    let table = """
      {row-height: 44, cell: {views: [{label: A, name: l}], constraints: ["H:|-[l]", "V:|-[l]"]}, \
      sections: [{rows: 40}, {rows: 1, header-view: {views: [{label: B, name: far}], \
      constraints: ["H:|-[far]", "V:|-[far]-|"]}}]}
      """
    let found = try failures("tap: \(place)", table: table, scene: "overlay: none")
    #expect(found.count == 1 && found[0].hasSuffix(message), "\(found)")
  }

  @Test func `of hundreds of open views side by side the first are told, and how many are left`()
    throws
  {
    let views = repeatElement("{box: [9, 9]}", count: 600).joined(separator: ", ")
    let table = "{rows: 1, row-height: 44, cell: {views: [\(views)]}}"
    let scenario = try scenario("wait: 1s", table: table, scene: "overlay: none")
    let found = Simulation(scenario.scene).findings
    #expect(
      found.map(\.code) == ["ambiguous-layout", "ambiguous-layout", "unsearched-ambiguities"]
    )
    #expect(
      found.last?.message
        == "599 more views may lie in more than one place, which takes too long to find out"
    )
    #expect(found.last?.mark?.line == 4)
  }

  @Test func `a hundred labels that share a row too short for them are no finding`() throws {
    let count = 100
    let views = (0..<count).map { "{name: l\($0), label: word}" }.joined(separator: ", ")
    let places = (1..<count).flatMap {
      ["l\($0).leading = l\($0 - 1).trailing + 2", "l\($0).top = l0.top"]
    }
    let ends = [
      "l0.leading = contentView.leading", "l\(count - 1).trailing = contentView.trailing",
      "l0.top = contentView.top", "l0.bottom = contentView.bottom",
    ]
    let constraints = (ends + places).joined(separator: ", ")
    let table = "{rows: 1, cell: {views: [\(views)], constraints: [\(constraints)]}}"
    let simulation = Simulation(
      try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    )
    let labels = try #require(simulation.tableView.visibleCells.first).contentView.subviews
    #expect(labels.contains { $0.hasAmbiguousLayout })
    #expect(simulation.findings == [])
  }

  @Test func `a conflict in one row is told with the row and its lines`() throws {
    let table =
      "{row-height: 44, rows: [A, B, {cell: {views: [{label: A, name: l}], constraints: "
      + "[l.top = superview.top, l.leading = superview.leading, l.height = 30, l.height = 40]}}]}"
    let report = ScenarioPlayer.play(try scenario("wait: 1s", table: table, scene: "overlay: none"))
    let failure = try #require(report.failures.first)
    #expect(report.failures.count == 1 && failure.code == "unsatisfiable-constraints")
    #expect(failure.notes.last?.message == "it is in row 2")
    #expect(failure.mark != nil && failure.notes.first?.mark != nil)
  }

  @Test func `what is wrong in cells is told once, where it is written`() throws {
    let text =
      "{rows: 9, row-height: 44, cell: {views: [{box: [9, 9], name: b}], constraints: [b.top = superview.top]}}"
    let wrong = try scenario("wait: 1s", table: text, scene: "overlay: none")
    let report = ScenarioPlayer.play(wrong)
    #expect(report.failures.count == 1 && report.failures[0].mark?.line == 4)
    var allowed = wrong
    allowed.scene.allowances = [Allowance(.ambiguity, at: "b", reason: "a test")]
    #expect(ScenarioPlayer.play(allowed).isSuccess)
  }
}
