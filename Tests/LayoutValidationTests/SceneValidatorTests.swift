import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutValidation
import Testing

@Suite
struct SceneValidatorTests {
  private func scene(_ constraints: [String]) throws -> Scene {
    let lines = constraints.map { "      - \($0)" }.joined(separator: "\n")
    let text = """
      layoutsim: 2
      name: test
      scene:
        table: {rows: 20}
        overlay:
          constraints:
      \(lines)
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "strip.sim.yaml")
    #expect(diagnostics.isEmpty)
    return try #require(scenario).scene
  }

  /// What is wrong on all screens; that a strip lies behind bars and at edges is none of it.
  private func report(
    _ constraints: [String],
    includesConsoleText: Bool = false
  ) async throws -> ValidationReport {
    var report = await SceneValidator.validate(
      try scene(constraints),
      includesConsoleText: includesConsoleText
    )
    report.findings.removeAll { $0.diagnostic.severity == .note }
    return report
  }

  @Test func `the default strip is sound on every screen`() async {
    let report = await SceneValidator.validate(Scene(table: .rows(20)))
    #expect(report.environments.count == Device.catalogue.count * 4)
    #expect(report.findings.allSatisfy { $0.diagnostic.severity == .note })
    #expect(report.isSound)
    #expect(report.constraintSource == "the default constraints")
  }

  @Test func `constraints that cannot hold on small screens name their lines and the screens`()
    async throws
  {
    let report = try await report([
      "touchView.leading == superview.leading + 200",
      "touchView.trailing == superview.trailing - 16",
      "touchView.width >= 300",
      "touchView.top == superview.top",
      "touchView.bottom == superview.bottom",
    ])
    #expect(!report.isSound)
    #expect(report.findings.count == 1)
    let finding = try #require(report.findings.first)
    #expect(finding.diagnostic.code == "unsatisfiable-constraints")
    let lines = [finding.diagnostic.mark] + finding.diagnostic.notes.map(\.mark)
    #expect(Set(lines.compactMap(\.self?.line)) == [7, 8, 9])
    // Wide enough are screens from 516 pt: iPads, and phones held sideways.
    #expect(finding.environments.allSatisfy { $0.size.width < 516 })
    let wide = report.environments.filter { $0.size.width >= 516 }
    #expect(finding.environments.count == report.environments.count - wide.count)
    let notes = finding.diagnostic(among: report.environments).notes.map(\.message)
    #expect(notes.contains("all of them hold where 'superview' is at least 516 pt wide"))
    #expect(
      notes.last == """
        on 90 of 332 screens, 320 to 440 pt wide: iPhone SE (1st generation), iPhone 6, iPhone 6s \
        and 42 more; none from 568 pt wide; the numbers are those of iPhone SE (1st generation)
        """
    )
    #expect(finding.consoleText == nil)
  }

  @Test func `a conflict of one direction names it instead of its screens`() async throws {
    let report = try await report([
      "touchView.left == superview.left + 10", "touchView.leading == superview.leading + 10",
      "touchView.width == 60", "touchView.top == superview.top",
      "touchView.bottom == superview.bottom",
    ])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.environments.allSatisfy { $0.direction == .rightToLeft })
    let note = finding.diagnostic(among: report.environments).notes.last?.message
    #expect(
      note?.hasPrefix("on all 166 right-to-left screens, of 332; the numbers are those of ") == true
    )
    // One screen less is not all of them.
    var fewer = finding
    fewer.environments.removeLast()
    let places = fewer.diagnostic(among: report.environments).notes.last?.message
    #expect(places?.hasPrefix("on 165 of 332 screens, ") == true)
  }

  @Test func `a conflict in landscape on the smallest phone names that screen`() async throws {
    let report = try await report([
      "touchView.leading == superview.leading", "touchView.width == 60",
      "touchView.top == superview.top + 200", "touchView.bottom == superview.bottom - 100",
      "touchView.height >= 50",
    ])
    let conflicts = report.findings.filter { $0.diagnostic.code == "unsatisfiable-constraints" }
    let finding = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    let notes = finding.diagnostic(among: report.environments).notes.map(\.message)
    #expect(
      notes.last
        == "on 2 of 332 screens, 320 pt high: iPhone SE (1st generation) landscape; none from 375 pt high"
    )
    #expect(notes.contains("all of them hold where 'superview' is at least 350 pt high"))
  }

  @Test func `a strip without a vertical place is ambiguous everywhere`() async throws {
    let report = try await report([
      "touchView.leading == superview.leading", "touchView.width == 60",
      "touchView.height == 100",
    ])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.diagnostic.message == "the top edge of touchView can lie anywhere")
    // Both places that are equally good are ghosts.
    #expect(finding.illustrations.map(\.kind) == [.ghost, .ghost])
    #expect(finding.illustrations[0].rect.minY < finding.illustrations[1].rect.minY)
    #expect(finding.diagnostic.severity == .warning && report.isSound)
    #expect(finding.environments.count == report.environments.count)
    #expect(
      finding.diagnostic(among: report.environments).notes.last?.message
        == "on all \(report.environments.count) screens"
    )
  }

  @Test func `numbers that differ come with the screen they are of, on all screens too`()
    async throws
  {
    let vertical = ["touchView.top == superview.top", "touchView.bottom == superview.bottom"]
    let tooWide = try await report(
      ["touchView.leading == superview.leading", "touchView.width == superview.width + 10"]
        + vertical + ["superview.width == 300"]
    )
    let conflict = try #require(tooWide.findings.first)
    // The view is outlined, each constraint is a measure, and the one that was given up has its amount.
    #expect(Set(conflict.illustrations.map(\.kind)) == [.outlined, .measure])
    let off = conflict.illustrations.filter { $0.label.contains(", off by ") }
    #expect(off.count == 1 && off[0].kind == .measure)
    #expect(conflict.worst.size.width == tooWide.environments.map(\.size.width).max())
    #expect(
      conflict.diagnostic(among: tooWide.environments).notes.last?.message
        == "on all 332 screens; the numbers are those of \(conflict.worst.shortName)"
    )
    let open = try await report(
      [
        "touchView.left >= superview.left", "touchView.width == 60",
        "touchView.right <= superview.right",
      ] + vertical
    )
    let range = try #require(open.findings.first)
    #expect(open.findings.count == 1)
    #expect(range.diagnostic.code == "ambiguous-layout")
    #expect(
      range.diagnostic(among: open.environments).notes.last?.message
        == "on all 332 screens; the numbers are those of \(range.worst.shortName)"
    )
  }

  @Test func `screens are named by all that they alone have in common`() async throws {
    let report = try await report(["touchView.width == 72"])
    var finding = try #require(report.findings.first)
    var screens: [ScreenEnvironment] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        var screen = report.environments[0]
        screen.direction = direction
        screen.contentSizeCategory = category
        screens.append(screen)
      }
    }
    finding.environments = [screens[3]]
    let note = finding.diagnostic(among: screens).notes.last?.message ?? ""
    #expect(note.hasPrefix("on all 1 right-to-left accessibility-5 screens, of 4"), "\(note)")
  }

  @Test func `a conflict from top to bottom tells how high the screens are`() async throws {
    let report = try await report([
      "touchView.leading == superview.leading", "touchView.width == 60",
      "touchView.top == superview.top", "touchView.bottom == superview.bottom",
      "touchView.height <= 500",
    ])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    let note = finding.diagnostic(among: report.environments).notes.last?.message ?? ""
    #expect(note.contains(" screens, 568 to 1376 pt high: "))
  }

  @Test(arguments: [
    (["touchView.width == 72"], "add a constraint for its leading or trailing edge or its centerX"),
    (
      ["touchView.leading == superview.leading"],
      "add a constraint for its leading or trailing edge, its centerX or its width"
    ),
    (
      [
        "touchView.leading == superview.leading", "touchView.width == 72 @750",
        "touchView.width == 60 @750",
      ],
      """
      several constraints of priority 750 want different things: give one of them another priority
      """
    ),
  ])
  func `what is open comes with the constraints of its direction and what to do`(
    _ row: (constraints: [String], hint: String)
  ) async throws {
    let vertical = ["touchView.top == superview.top", "touchView.bottom == superview.bottom"]
    let report = try await report(vertical + row.constraints)
    #expect(report.findings.count == 1)
    let diagnostic = try #require(report.findings.first?.diagnostic)
    #expect(diagnostic.notes.map(\.mark?.line) == Array(9..<9 + row.constraints.count))
    #expect(diagnostic.hint == row.hint)
  }

  @Test func `the console's text is that of the worst screen`() async throws {
    let report = try await report(
      [
        "touchView.leading == superview.leading + 200",
        "touchView.trailing == superview.trailing - 16", "touchView.width >= 300",
      ],
      includesConsoleText: true
    )
    let finding = try #require(report.findings.first { $0.diagnostic.mark?.line == 9 })
    let text = try #require(finding.consoleText)
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    #expect(text.contains("superview.width == \(Int(finding.worst.size.width))"))
    #expect(text.contains("touchView.width >= 300  (strip.sim.yaml:9:9)"))
    #expect(finding.worst.size.width == finding.environments.map(\.size.width).min())
  }

  @Test func `an overlay without effect is a warning`() async {
    let report = await SceneValidator.validate(Scene(controller: .bare, table: .rows(20)))
    #expect(report.isSound)
    #expect(report.findings.map(\.diagnostic.severity) == [.warning])
  }

  @Test(arguments: [
    ("strip-pan", "rows: 20, allows-multiple-selection: false", "allowsMultipleSelection"),
    ("long-press", "rows: 20, allows-multiple-selection: false", "allowsMultipleSelection"),
    ("two-finger-pan", "rows: 20, allows-multiple-selection: false", nil),
    (
      "long-press", "rows: 20, editing: true, allows-multiple-selection-during-editing: false",
      "allowsMultipleSelectionDuringEditing"
    ),
    (
      "two-finger-pan", "rows: 20, allows-multiple-selection-during-editing: false",
      "allowsMultipleSelectionDuringEditing"
    ),
    (
      "edit-column-pan", "rows: 20, editing: true, allows-multiple-selection-during-editing: false",
      "allowsMultipleSelectionDuringEditing"
    ),
    ("edit-column-pan", "rows: 20, editing: true, allows-multiple-selection: false", nil),
  ])
  func `a gesture that can never select is a warning, whatever its start`(
    start: String,
    table: String,
    flag: String?
  ) async throws {
    let messages = try await findings("table: {\(table)}", after: "selection: \(start)")
    #expect(
      messages
        == (flag.map { ["rows cannot be selected because the table's \($0) is false"] } ?? [])
    )
  }

  @Test(arguments: [
    ("table: {rows: 20}", "selection: {starts-with: long-press, limit: {total: 0}}", true),
    ("table: {rows: 20}", "selection: {starts-with: strip-pan, limit: {per-section: 0}}", true),
    ("table: {rows: 20}", "selection: {starts-with: long-press, limit: {total: 1}}", false),
    ("form: {options: {a: A, b: B}, type: {max: 0}}", "", true),
    ("form: {options: {a: A, b: B}, type: {section-max: 0}}", "", true),
    ("form: {options: {a: A, b: B}, type: {max: 1}}", "", false),
  ])
  func `a limit of no row is a warning`(scene: String, selection: String, isTold: Bool) async throws
  {
    let messages = try await findings(scene, after: selection)
    #expect(messages == (isTold ? ["rows cannot be selected because the limit is 0"] : []))
  }

  /// What is said of a scene on all screens.
  private func findings(_ scene: String, after: String) async throws -> [String] {
    let text = "layoutsim: 2\nname: test\nscene:\n  \(scene)\n\(after)\n"
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let report = await SceneValidator.validate(try #require(scenario).scene)
    let wrong = report.findings.map(\.diagnostic).filter { $0.severity != .note }
    #expect(wrong.allSatisfy { $0.severity == .warning })
    return wrong.map(\.message)
  }

  @Test func `an open width is told once, whichever edge is fixed`() async throws {
    for edge in ["leading", "trailing", "left", "right", "centerX"] {
      let report = try await report([
        "touchView.\(edge) == superview.\(edge)", "touchView.top == superview.top",
        "touchView.bottom == superview.bottom",
      ])
      let messages = report.findings.map(\.diagnostic.message)
      #expect(messages == ["the width of touchView can be anything from 0 up"], "\(edge)")
      #expect(report.findings.first?.environments.count == report.environments.count, "\(edge)")
    }
  }

  @Test func `contents of a stack with equal claims are no finding`() async throws {
    let text = """
      layoutsim: 2
      name: test
      scene:
        stack:
          views:
            - {label: One two three}
            - {label: Four, name: four}
            - {box: [20, 20], hugging: 900}
      """
    let (scenario, _) = SceneReader.read(text: text, file: "row.sim.yaml")
    let report = await SceneValidator.validate(try #require(scenario).scene)
    #expect(report.findings.isEmpty)
  }

  @Test func `what the scene allows is no finding`() async throws {
    let text = """
      layoutsim: 2
      name: test
      allow:
        - {rule: ambiguous, at: touchView, reason: the test asks for it}
        - {rule: conflict, at: stack, reason: the test asks for it}
      scene:
        table: {rows: 20}
        stack: {leading: 0, top: 0, width: 100, trailing: 0, views: [{box: [20, 20]}]}
        overlay:
          constraints: [touchView.leading == superview.leading, touchView.width == 60]
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "row.sim.yaml")
    #expect(diagnostics.isEmpty)
    var scene = try #require(scenario).scene
    #expect(await SceneValidator.validate(scene).findings.isEmpty)
    scene.allowances.removeFirst()
    let open = await SceneValidator.validate(scene)
    #expect(Set(open.findings.map(\.diagnostic.code)) == ["ambiguous-layout"])
    scene.allowances = []
    let all = await SceneValidator.validate(scene)
    #expect(
      Set(all.findings.map(\.diagnostic.code)) == ["ambiguous-layout", "unsatisfiable-constraints"]
    )
  }

  @Test func `the number of workers changes nothing`() async throws {
    let scene = try scene([
      "touchView.leading == superview.leading + 200",
      "touchView.trailing == superview.trailing - 16", "touchView.width >= 300",
      "touchView.top == superview.top", "touchView.height >= 400",
      "touchView.bottom == superview.bottom - 300",
    ])
    var texts: [String] = []
    for workers in [1, 2, 7] {
      let report = await SceneValidator.validate(scene, includesConsoleText: true, workers: workers)
      texts.append("\(report)")
    }
    #expect(texts[0].count > 1000)
    #expect(texts[1] == texts[0])
    #expect(texts[2] == texts[0])
  }

  @Test func `environments that differ in names alone lay out the same way`() {
    let environments = ValidationMatrix(directions: [.leftToRight]).environments
    let groups = Dictionary(grouping: environments, by: \.withoutNames).values
    #expect(groups.count < environments.count)
    for group in groups where group.count > 1 {
      let trees = group.map { environment in
        var scene = Scene(table: .rows(20))
        scene.environment = environment
        return Simulation(scene).treeDescription
      }
      #expect(Set(trees).count == 1, "\(group.map(\.shortName))")
    }
  }
}
