import Foundation
import Testing

@Suite struct RepairTests {
  private static let wide = """
    layoutsim: 2
    name: A strip that is too wide
    scene:
      table: {rows: 40, editing: true}
      overlay:
        constraints:
          - touchView.leading == superview.leading
          - touchView.trailing == superview.trailing # the other edge
          - touchView.width == 390   # as on my phone
          - touchView.top == superview.top
          - touchView.bottom == superview.bottom
    steps:
      - tap: row 2 on touchView

    """
  private static let options = WideStrip.phones

  @Test func `a repair is proposed with the number of screens that it was tried on`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "wide.sim.yaml")
      let run = try layoutsim(["validate", "wide.sim.yaml"] + Self.options)
      #expect(
        run.lines.contains(
          "hint: write 'touchView.width == 390 @ 999' in place of 'touchView.width == 390', or delete "
            + "'touchView.width == 390' (each was tried on all 8 screens)"
        ),
        "\(run.output)"
      )
      #expect(run.code == 1)
      #expect(layoutsim.text(of: "wide.sim.yaml") == Self.wide)
    }
  }

  @Test func `a repair is written into the file, and its comments stay`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide.replacing("\n", with: "\r\n"), to: "wide.sim.yaml")
      let run = try layoutsim(["validate", "--fix", "wide.sim.yaml"] + Self.options)
      #expect(run.code == 0, "\(run.output)")
      #expect(
        run.output.contains(
          "wide.sim.yaml:9: note: 'touchView.width == 390 @ 999' is written in place of "
            + "'touchView.width == 390'"
        )
      )
      let mended = Self.wide.replacing("390  ", with: "390 @ 999  ")
      #expect(layoutsim.text(of: "wide.sim.yaml") == mended.replacing("\n", with: "\r\n"))
    }
  }

  @Test func `a missing edge is added below the last constraint of its view`() throws {
    try CommandBench.run { layoutsim in
      let open = Self.wide.replacing(
        "      - touchView.leading == superview.leading\n"
          + "      - touchView.trailing == superview.trailing # the other edge\n",
        with: ""
      )
      try layoutsim.write(open, to: "open.sim.yaml")
      let run = try layoutsim(["validate", "--fix", "open.sim.yaml"] + Self.options)
      let line = "      - touchView.width == 390   # as on my phone\n"
      #expect(
        layoutsim.text(of: "open.sim.yaml")
          == open.replacing(line, with: line + "      - touchView.leading == superview.leading\n"),
        "\(run.output)"
      )
    }
  }

  @Test func `a base that nobody named is not written`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "base.yaml")
      let file = "layoutsim: 2\nname: On another\nbase: base.yaml\n"
      try layoutsim.write(file, to: "other.sim.yaml")
      let run = try layoutsim(["validate", "--fix", "other.sim.yaml"] + Self.options)
      #expect(run.code == 1)
      #expect(run.output.contains("hint: write 'touchView.width == 390 @ 999'"), "\(run.output)")
      #expect(layoutsim.text(of: "base.yaml") == Self.wide)
      #expect(layoutsim.text(of: "other.sim.yaml") == file)
    }
  }

  @Test func `the standard input cannot be mended`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("validate", "--fix", "-", input: Self.wide)
      #expect(run.errors.hasPrefix("error: --fix writes a file, and '-' is none"))
      #expect(run.code == 64)
    }
  }

  private static let open = wide.replacing(
    "      - touchView.trailing == superview.trailing # the other edge\n"
      + "      - touchView.width == 390   # as on my phone\n",
    with: ""
  )

  @Test func `a touch view without a width gets that of the controller, and is told why`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.open, to: "open.sim.yaml")
      let told = try layoutsim(["validate", "open.sim.yaml"] + Self.options)
      #expect(
        told.output.contains(
          "hint: add 'touchView.width == 60', the width of the controller's own touch view, or add "
            + "'touchView.trailing == superview.trailing' (each was tried on all 8 screens)"
        ),
        "\(told.output)"
      )
      _ = try layoutsim(["validate", "--fix", "open.sim.yaml"] + Self.options)
      let first = "      - touchView.leading == superview.leading\n"
      #expect(
        layoutsim.text(of: "open.sim.yaml")
          == Self.open.replacing(first, with: first + "      - touchView.width == 60\n")
      )
    }
  }

  @Test func `a direction without any constraint gets one below the view's last`() throws {
    let text = """
      layoutsim: 2
      name: A text without a height to lie at
      scene:
        table: {rows: 3}
        views:
          - {label: Selected, name: a}
        constraints:
          - a.leading == superview.safeArea.leading + 20
      steps:
        - tap: row 1

      """
    try CommandBench.run { layoutsim in
      try layoutsim.write(text, to: "open.sim.yaml")
      let run = try layoutsim(["validate", "--fix", "open.sim.yaml"] + Self.options)
      let line = "    - a.top == superview.safeArea.top\n"
      #expect(
        layoutsim.text(of: "open.sim.yaml") == text.replacing("steps:", with: line + "steps:"),
        "\(run.output)"
      )
    }
  }

  @Test func `each line keeps its end, the last one too`() throws {
    try CommandBench.run { layoutsim in
      let mixed = String(
        Self.open.replacing("scene:\n", with: "scene:\r\n").replacing("2\n", with: "2\r\n")
          .dropLast()
      )
      try layoutsim.write(mixed, to: "open.sim.yaml")
      _ = try layoutsim(["validate", "--fix", "open.sim.yaml"] + Self.options)
      let first = "      - touchView.leading == superview.leading\n"
      #expect(
        layoutsim.text(of: "open.sim.yaml")
          == mixed.replacing(first, with: first + "      - touchView.width == 60\r\n")
      )
    }
  }

  @Test func `a constraint with a name for aliases is mended behind the name`() throws {
    try CommandBench.run { layoutsim in
      let named = Self.wide.replacing("- touchView.width", with: "- &wide touchView.width")
      try layoutsim.write(named, to: "wide.sim.yaml")
      let run = try layoutsim(["validate", "--fix", "wide.sim.yaml"] + Self.options)
      #expect(
        layoutsim.text(of: "wide.sim.yaml") == named.replacing("390  ", with: "390 @ 999  "),
        "\(run.output)"
      )
    }
  }

  @Test func `a file that may only be read stays as it is`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "wide.sim.yaml")
      let path = "\(layoutsim.folder)/wide.sim.yaml"
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let run = try layoutsim(["validate", "--fix", "wide.sim.yaml"] + Self.options)
      #expect(run.code == 73, "\(run.output)\(run.errors)")
      #expect(run.output.contains("cannot write 'wide.sim.yaml': it may only be read"))
      #expect(layoutsim.text(of: "wide.sim.yaml") == Self.wide)
    }
  }

  @Test func `what is not mended is told with the reason`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "base.yaml")
      try layoutsim.write("layoutsim: 2\nname: u\nbase: base.yaml\n", to: "other.sim.yaml")
      let elsewhere = try layoutsim(["validate", "--fix", "other.sim.yaml"] + Self.options)
      #expect(
        elsewhere.output.contains(
          "note: 1 finding is not mended: a constraint stands in 'base.yaml', and only files that are "
            + "named are written [not-mended]\n"
        ),
        "\(elsewhere.output)"
      )
      let format = Self.wide.replacing("touchView.width == 390", with: "'H:[touchView(390)]'")
        .replacing("touchView.leading == superview.leading", with: "'H:|[touchView]'")
        .replacing("touchView.trailing == superview.trailing", with: "'H:[touchView]|'")
      try layoutsim.write(format, to: "format.sim.yaml")
      let unknown = try layoutsim(["validate", "--fix", "format.sim.yaml"] + Self.options)
      #expect(
        unknown.output.contains(
          "note: 1 finding is not mended: no change of one constraint was found that holds on all 8 screens "
            + "[not-mended]\n"
        ),
        "\(unknown.output)"
      )
      #expect(layoutsim.text(of: "format.sim.yaml") == format)
    }
  }

  @Test func `repairs of a long file are tried for the first findings alone`() throws {
    let views = (1...12).map { "    - {box: [10, 10], name: a\($0)}\n" }.joined()
    let constraints = (1...12).map { number in
      "    - a\(number).leading == superview.leading\n    - a\(number).trailing == superview.trailing\n"
        + "    - a\(number).width == 9\n    - a\(number).top == superview.safeArea.top + \(number * 20)\n"
    }.joined()
    let text =
      "layoutsim: 2\nname: long\nscene:\n  table: {rows: 3}\n  views:\n\(views)  constraints:\n\(constraints)"
      + String(repeating: "# a line more\n", count: 1000)
    try CommandBench.run { layoutsim in
      try layoutsim.write(text, to: "long.sim.yaml")
      let run = try layoutsim([
        "validate", "long.sim.yaml", "--device", "iPhone 15", "--orientation", "portrait",
        "--direction", "left-to-right",
      ])
      #expect(
        run.output.contains("no repair was tried, which would take too long"),
        "\(run.output)"
      )
      #expect(run.output.contains("(each was tried on the only screen)"))
    }
  }
}
