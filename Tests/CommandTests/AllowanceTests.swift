import TestSupport
import Testing

/// A strip with nothing that says how high it lies.
private let openScenario = """
  layoutsim: 2
  name: an open strip
  scene:
    table: {rows: 40, editing: true}
    overlay:
      constraints: [touchView.leading == superview.leading, touchView.width == 60]
  steps:
    - snapshot: start

  """

@Suite struct AllowanceTests {
  private func allowing(_ text: String) -> String {
    openScenario.replacing("steps:", with: "allow:\n  - \(text)\nsteps:")
  }

  @Test func `test and render report a place that is open, and nothing is recorded`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(openScenario, to: "open.sim.yaml")
      for mode in ["missing", "changed", "all"] {
        let run = try layoutsim("test", "open.sim.yaml", "--record", mode)
        #expect(run.output.contains("error: the top edge of touchView can lie anywhere"))
        #expect(run.lines.contains("✗ open › start  has no golden"))
        #expect(run.output.contains("open.sim.yaml:6:5: error: "))
        #expect(
          run.lines.contains("  note    not recorded, because the layout is ambiguous"),
          "\(run.output)"
        )
        #expect(run.code == 1)
        #expect(filesInFolder("\(layoutsim.folder)/open") == ["start.new.svg"])
      }
      let drawn = try layoutsim("render", "open.sim.yaml")
      #expect(drawn.errors.contains("error: the top edge of touchView can lie anywhere"))
      #expect(drawn.code == 1)
    }
  }

  @Test func `what is allowed with a reason passes, and what is allowed in vain is told`() throws {
    try CommandBench.run { layoutsim in
      let reason = "reason: the app moves it"
      try layoutsim.write(
        allowing("{rule: ambiguous, at: touchView, \(reason)}"),
        to: "open.sim.yaml"
      )
      let run = try layoutsim("test", "open.sim.yaml")
      #expect(run.code == 0, "\(run.output)")
      #expect(!run.output.contains("warning"))
      #expect(filesInFolder("\(layoutsim.folder)/open") == ["start.svg"])
      #expect(try layoutsim("validate", "open.sim.yaml").code == 0)

      try layoutsim.write(
        allowing(
          "{rule: ambiguous, at: touchView, \(reason)}\n"
            + "  - {rule: conflict, at: tableView, \(reason)}"
        ),
        to: "open.sim.yaml"
      )
      let vain = try layoutsim("test", "open.sim.yaml")
      #expect(vain.code == 0)
      #expect(
        vain.output.contains(
          "open.sim.yaml:9:5: warning: nothing at 'tableView' comes under 'conflict' any more"
        ),
        "\(vain.output)"
      )
      try layoutsim.write(
        allowing("{rule: ambiguous, at: tableView, \(reason)}"),
        to: "open.sim.yaml"
      )
      #expect(try layoutsim("test", "open.sim.yaml").code == 1)
    }
  }

  @Test(arguments: [
    ("{rule: ambigous, at: touchView, reason: a}", "hint: write 'ambiguous'"),
    ("{rule: ambiguous, at: touchVeiw, reason: a}", "hint: write 'touchView'"),
    ("{rule: ambiguous, at: toolbar, reason: a}", "this scene has no 'toolbar'"),
    ("{rule: ambiguous, at: touchView}", "'reason' is missing in an entry of 'allow'"),
    ("{rule: ambiguous, at: touchView, reason: ' '}", "the reason is empty"),
    ("{rule: ambiguous, view: touchView, reason: a}", "hint: write 'at'"),
    (
      "{rule: misuse, at: touchView, reason: a}\n  - {rule: misuse, at: touchView, reason: b}",
      "'misuse' is allowed at 'touchView' already"
    ),
  ])
  func `a mistake in what is allowed is told with the right word`(
    text: String,
    words: String
  )
    throws
  {
    try CommandBench.run { layoutsim in
      try layoutsim.write(allowing(text), to: "open.sim.yaml")
      let run = try layoutsim("check", "open.sim.yaml")
      #expect(run.output.contains(words), "\(run.output)")
      #expect(run.code == 65)
    }
  }

  @Test(arguments: ["rows 2..7}", "rows 2..6}"])
  func `nothing is recorded by a run in which an expectation or a step failed`(
    selected: String
  )
    throws
  {
    try CommandBench.run { layoutsim in
      let isStep = selected == "rows 2..6}"
      try layoutsim.write(
        plainScenario.replacing("rows 2..6}", with: selected)
          + (isStep ? "  - press: row 39 on touchView\n" : ""),
        to: "pan.sim.yaml"
      )
      let reason = isStep ? "step 6 failed" : "an expectation did not hold"
      for mode in ["missing", "changed", "all"] {
        let run = try layoutsim("test", "pan.sim.yaml", "--record", mode)
        #expect(run.lines.contains("  note    not recorded, because \(reason)"), "\(run.output)")
        #expect(run.code == 1)
      }
      #expect(filesInFolder("\(layoutsim.folder)/pan") == ["after.new.svg"])
      let forms = try layoutsim("test", "pan.sim.yaml", "--format", "github")
      #expect(forms.output.contains("hint: not recorded, because \(reason)"))
      let json = try layoutsim("test", "pan.sim.yaml", "--format", "json")
      #expect(json.output.contains(#""notRecordedBecause": "\#(reason)""#), "\(json.output)")
    }
  }
}
