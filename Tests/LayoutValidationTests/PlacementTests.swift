import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutValidation
import Testing

/// Where views of a scene lie on each screen.
@Suite struct `Placement of own views` {
  private func report(_ scene: String, allow: String = "[]") async throws -> ValidationReport {
    let text = """
      layoutsim: 2
      name: a test
      allow: \(allow)
      scene:
      \(scene)
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(diagnostics.isEmpty)
    let phone = try #require(Device.named("iPhone 15"))
    let small = try #require(Device.named("iPhone SE (3rd generation)"))
    return await SceneValidator.validate(
      try #require(scenario).scene,
      on: ValidationMatrix(devices: [phone, small], orientations: [.portrait]).environments
    )
  }

  private func scene(_ view: String, _ constraints: String...) -> String {
    """
      table: {rows: 3}
      views: [\(view)]
      constraints:
    \(constraints.map { "    - \($0)" }.joined(separator: "\n"))
    """
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let view: String
    let constraints: [String]
    let code: String
    let severity: Diagnostic.Severity
    let message: String
    let hint: String?

    init(
      _ code: String,
      _ severity: Diagnostic.Severity,
      _ view: String,
      _ constraints: [String],
      _ message: String,
      hint: String? = nil
    ) {
      (testDescription, self.view, self.constraints) = ("\(code): \(view)", view, constraints)
      (self.code, self.severity, self.message, self.hint) = (code, severity, message, hint)
    }
  }

  private static let inside = "a.top = superview.safeArea.top + 8"
  private static let leading = "a.leading = superview.leading + 20"

  @Test(arguments: [
    Row(
      "view-without-area",
      .error,
      "{name: a, label: Hi}",
      [inside, leading, "a.width = 0"],
      "a has no width, so nothing of it is seen or touched",
      hint: "let its constraints leave it room, or hide it"
    ),
    Row(
      "view-without-area",
      .error,
      "{name: a, views: [{label: Hi, name: b}], constraints: [b.top = a.top, b.leading = a.leading]}",
      [inside, leading, "a.height = 0", "a.width = 50"],
      "a has no height, so nothing of it is seen or touched",
      hint: "let its constraints leave it room, or hide it"
    ),
    Row(
      "view-off-screen",
      .error,
      "{name: a, box: [40, 40]}",
      [inside, "a.left = superview.right + 12"],
      "a lies wholly off the screen, 12 pt beyond its right edge",
      hint: "keep it inside 'superview.safeArea'"
    ),
    Row(
      "view-partly-off-screen",
      .warning,
      "{name: a, label: Hi}",
      [inside, "a.leading = superview.leading - 5"],
      "a hangs 5 pt over the leading edge of the screen",
      hint: "keep it inside 'superview.safeArea'"
    ),
    Row(
      "view-partly-off-screen",
      .warning,
      "{name: a, button: Hi}",
      [inside, "a.trailing = superview.trailing + 30", "a.width = 60", "a.height = 44"],
      "a hangs 30 pt over the trailing edge of the screen",
      hint: "keep it inside 'superview.safeArea'"
    ),
    Row(
      "view-behind-bar",
      .warning,
      "{name: a, label: Hi}",
      ["a.top = navigationBar.top + 4", leading],
      "a lies behind 'navigationBar', which takes its touches",
      hint: "keep it inside 'superview.safeArea'"
    ),
    Row(
      "view-behind-bar",
      .note,
      "{name: a, label: Hi}",
      ["a.top = navigationBar.bottom - 5", leading],
      "5 pt of a lie behind 'navigationBar'",
      hint: "keep it inside 'superview.safeArea'"
    ),
    Row(
      "view-at-system-edge",
      .note,
      "{name: a, label: Hi}",
      ["a.bottom = superview.bottom - 30", leading],
      "a reaches 4 pt into what the system keeps at the bottom",
      hint: "keep it inside 'superview.safeArea'"
    ),
    Row(
      "small-control",
      .warning,
      "{name: a, button: Hi}",
      [inside, leading, "a.width >= 60"],
      "a is 60 × 30 pt; a finger finds what is at least 44 × 44",
      hint: "add 'a.height >= 44', with which the layout holds"
    ),
    Row(
      "small-control",
      .warning,
      "{name: a, button: Hi}",
      [inside, leading, "a.width >= 60", "a.height = 20"],
      "a is 60 × 20 pt; a finger finds what is at least 44 × 44",
      hint: "what is around it leaves no room for 'a.height >= 44'"
    ),
  ])
  func `what is wrong has the line of a constraint`(_ row: Row) async throws {
    let lines = row.constraints.map { "    - \($0)" }.joined(separator: "\n")
    let text = "  table: {rows: 3}\n  views: [\(row.view)]\n  constraints:\n\(lines)"
    let report = try await report(text)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.diagnostic.code == row.code)
    #expect(finding.diagnostic.severity == row.severity)
    #expect(finding.diagnostic.message == row.message)
    #expect(finding.diagnostic.hint == row.hint)
    // A size that nobody wrote has the view as its place.
    #expect((finding.diagnostic.mark?.line ?? 0) >= 6)
    #expect(report.isSound == (row.severity != .error))
  }

  @Test func `where constraints contradict each other, it is not told where the view came to lie`()
    async throws
  {
    let report = try await report(
      scene("{name: a, label: Hi}", Self.inside, Self.leading, "a.width = 0", "a.width = 50")
    )
    #expect(report.findings.map(\.diagnostic.code) == ["unsatisfiable-constraints"])
  }

  @Test func `controls side by side that overlap have the constraints from side to side`()
    async throws
  {
    let report = try await report(
      scene(
        "{name: a, button: A}, {name: b, button: B}",
        Self.inside,
        Self.leading,
        "a.width = 80",
        "a.height = 44",
        "b.top = a.top",
        "b.leading = superview.leading + 50",
        "b.width = 80",
        "b.height = 44"
      )
    )
    let finding = try #require(report.findings.first).diagnostic
    #expect(finding.message == "b and a overlap on 50 × 44 pt, where b takes the touches")
    #expect(finding.notes.map(\.message).last == "there is 'a.width == 80'")
  }

  @Test func `a switch of its own size and what is hidden are well`() async throws {
    let views =
      "{name: a, switch: on, accessibility-label: A}, {name: b, button: Hi, hidden: true}, {name: c, box: [0, 4]}"
    let report = try await report(
      scene(
        views,
        Self.inside,
        Self.leading,
        "b.top = a.top",
        "b.left = superview.right",
        "c.top = a.top",
        "c.leading = a.leading"
      )
    )
    #expect(report.findings.isEmpty)
  }

  @Test func `a view off the screen on one device names that`() async throws {
    let report = try await report(
      scene("{name: a, box: [40, 40]}", Self.inside, "a.left = superview.left + 380")
    )
    let finding = try #require(report.findings.first)
    #expect(finding.environments.map(\.device.name).allSatisfy { $0.hasPrefix("iPhone SE") })
    #expect(finding.environments.count == 2)
  }

  @Test func `rows of one kind are one finding`() async throws {
    let report = try await report(
      """
        table:
          rows: 8
          row-height: 44
          cell:
            views: [{name: a, box: [9, 9]}]
            constraints: [a.top = superview.bottom + 3, a.leading = superview.leading]
      """
    )
    #expect(
      report.findings.map(\.diagnostic.message) == [
        "a lies wholly outside of its cell, 3 pt beyond its bottom edge"
      ]
    )
    #expect(report.findings[0].environments.count == 4)
  }

  @Test func `a row without height is a finding, and an empty text in it is none`() async throws {
    let report = try await report(
      """
        table:
          rows: ["", A]
          cell:
            views: [{name: a, label: "{text}", lines: 0}]
            constraints: ["H:|[a]|", "V:|[a]|"]
      """
    )
    #expect(
      report.findings.map(\.diagnostic.message) == [
        "the constraints of row 0/0 make it 0 high: nothing of it is seen or touched"
      ]
    )
    #expect(report.isSound)
  }

  @Test func `what scrolls with the table is on no screen or off it`() async throws {
    let report = try await report(
      """
        table:
          row-height: 44
          footer-view:
            views: [{name: a, box: [9, 9]}]
            constraints: [a.top = superview.top, a.bottom = superview.bottom, a.leading = superview.leading]
          sections:
            - rows: 80
              header-view:
                height: 40
                views: [{name: b, box: [9, 9]}]
                constraints: [b.top = superview.bottom + 3, b.leading = superview.leading]
      """
    )
    #expect(
      report.findings.map(\.diagnostic.message) == [
        "b lies wholly outside of its header or footer, 3 pt beyond its bottom edge"
      ]
    )
  }

  @Test func `what is meant so is allowed`() async throws {
    let report = try await report(
      scene("{name: a, box: [40, 40]}", Self.inside, "a.left = superview.right"),
      allow: "[{rule: placement, at: a, reason: a drawer}]"
    )
    #expect(report.findings.isEmpty)
  }

  @Test func `an allowance that no screen needs is remarked on`() async throws {
    let report = try await report(
      scene("{name: a, box: [60, 60]}", Self.inside, Self.leading),
      allow: "[{rule: placement, at: a, reason: a drawer}]"
    )
    #expect(report.findings.map(\.diagnostic.code) == ["needless-allowance"])
    #expect(report.findings.first?.environments.count == report.environments.count)
  }
}
