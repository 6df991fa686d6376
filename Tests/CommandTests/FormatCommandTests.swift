import Foundation
import Testing

@Suite struct FormatCommandTests {
  private static let plain = "layoutsim: 2\nname: a\nscene:\n  table: {rows: 3} # few\n"
  private static let wide = "layoutsim: 2\nname:   a\nscene:\n    table: {rows: 3}   # few"
  private static let older = """
    layoutsim: 1
    name: a
    scene:
      table:
        rows: 30
        text: "{{row} of {row} {"

      # more of the scene
      title: Mail
    steps:
    - press: row 2 on touchView
    - move: {to: row 4, within: 400ms}
    - snapshot: three

    """

  @Test func `files are formatted in their place, and told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "Screens/wide.sim.yaml")
      try layoutsim.write(Self.plain, to: "Screens/plain.sim.yaml")
      try layoutsim.write("scene:  {}\n", to: "base.yaml")
      let check = try layoutsim("fmt", "--check", "Screens", "base.yaml")
      #expect(check.lines == ["Screens/wide.sim.yaml", "base.yaml"])
      #expect(check.code == 1)
      #expect(layoutsim.text(of: "Screens/wide.sim.yaml") == Self.wide)
      let run = try layoutsim("fmt", "Screens", "base.yaml")
      #expect(run.lines == ["Screens/wide.sim.yaml", "base.yaml"])
      #expect(run.code == 0)
      #expect(layoutsim.text(of: "Screens/wide.sim.yaml") == Self.plain)
      #expect(layoutsim.text(of: "base.yaml") == "scene: {}\n")
      let again = try layoutsim("fmt", "--check", "Screens", "base.yaml")
      #expect(again.output == "" && again.code == 0)
    }
  }

  @Test func `the standard input goes to the standard output`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("fmt", "-", input: Self.wide)
      #expect(run.output == Self.plain && run.code == 0)
      let check = try layoutsim("fmt", "--check", "-", input: Self.wide)
      #expect(check.output == "standard-input\n" && check.code == 1)
      let mistaken = try layoutsim("fmt", "-", input: "layoutsim: 2\nname: [\n")
      #expect(mistaken.output == "" && mistaken.code == 65)
      let two = try layoutsim("fmt", "-", "a.sim.yaml")
      #expect(two.errors.hasPrefix("error: '-' stands alone") && two.code == 64)
    }
  }

  @Test func `a file with a mistake stays as it is, and the others do not`() throws {
    try CommandBench.run { layoutsim in
      let mistaken = Self.wide.replacing("rows", with: "rosw")
      try layoutsim.write(mistaken, to: "a.sim.yaml")
      try layoutsim.write(Self.wide, to: "b.sim.yaml")
      let run = try layoutsim("fmt", "a.sim.yaml", "b.sim.yaml", "c.sim.yaml")
      #expect(run.lines == ["b.sim.yaml"])
      #expect(run.errors.contains("a.sim.yaml:4:13: error: 'rosw' is not a key of 'table'"))
      #expect(run.errors.contains("cannot read 'c.sim.yaml'"))
      #expect(run.code == 66)
      #expect(layoutsim.text(of: "a.sim.yaml") == mistaken)
      #expect(layoutsim.text(of: "b.sim.yaml") == Self.plain)
      #expect(try layoutsim("fmt", "a.sim.yaml").code == 65)
    }
  }

  @Test func `a key with a question mark and no value is what it is to check, too`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write("? scene\n", to: "a.sim.yaml")
      let check = try layoutsim("check", "a.sim.yaml")
      let run = try layoutsim("fmt", "--check", "a.sim.yaml")
      #expect(check.code == 65 && run.code == 65)
      #expect(check.output.contains("a.sim.yaml:1:3: error: nothing stands after 'scene:'"))
      #expect(run.errors.contains("a.sim.yaml:1:3: error: nothing stands after 'scene:'"))
      // A base of other scenarios need not be whole.
      try layoutsim.write("? scene\n", to: "base.yaml")
      #expect(try layoutsim("fmt", "--check", "base.yaml").code == 0)
    }
  }

  @Test func `links stay links, and nothing is written where they lead out`() throws {
    try CommandBench.run { outside in
      try outside.write(Self.wide, to: "a.sim.yaml")
      try CommandBench.run { layoutsim in
        try layoutsim.write(Self.wide, to: "real.sim.yaml")
        let files = FileManager.default
        try files.createSymbolicLink(
          atPath: layoutsim.folder + "/in.sim.yaml",
          withDestinationPath: "real.sim.yaml"
        )
        try files.createSymbolicLink(
          atPath: layoutsim.folder + "/out.sim.yaml",
          withDestinationPath: outside.folder + "/a.sim.yaml"
        )
        #expect(try layoutsim("fmt", "in.sim.yaml").lines == ["in.sim.yaml"])
        #expect(layoutsim.text(of: "real.sim.yaml") == Self.plain)
        let link = try files.destinationOfSymbolicLink(atPath: layoutsim.folder + "/in.sim.yaml")
        #expect(link == "real.sim.yaml")
        let run = try layoutsim("fmt", "out.sim.yaml")
        #expect(run.errors.contains("'out.sim.yaml' leads out by a link"))
        #expect(run.errors.contains("hint: name the file that the link leads to"))
        #expect(run.code == 73)
      }
      #expect(outside.text(of: "a.sim.yaml") == Self.wide)
    }
  }

  @Test func `an older file is brought up to date, and plays as it did`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.older, to: "a.sim.yaml")
      let before = try layoutsim("trace", "a.sim.yaml")
      let picture = try layoutsim("render", "a.sim.yaml", "--out", "before")
      #expect(try layoutsim("fmt", "--check", "--upgrade", "a.sim.yaml").code == 1)
      #expect(layoutsim.text(of: "a.sim.yaml") == Self.older)
      let run = try layoutsim("fmt", "--upgrade", "a.sim.yaml")
      #expect(run.code == 0, "\(run.errors)")
      #expect(
        layoutsim.text(of: "a.sim.yaml") == """
          layoutsim: 2
          name: a
          scene:
            table:
              rows: 30
              text: "{{{row} of {row} {{"
            overlay: scroll-and-select

            # more of the scene
            title: Mail
          steps:
            - press: row 2 on touchView
            - move: {to: row 4, within: 400ms}
            - snapshot: three

          """
      )
      let after = try layoutsim("trace", "a.sim.yaml")
      #expect(after.output == before.output && after.code == before.code)
      #expect(after.errors == "")
      #expect(try layoutsim("render", "a.sim.yaml", "--out", "after").code == picture.code)
      let names = try FileManager.default.subpathsOfDirectory(atPath: layoutsim.folder + "/before")
      #expect(!names.isEmpty)
      for name in names {
        let old = layoutsim.text(of: "before/\(name)")
        #expect(old == layoutsim.text(of: "after/\(name)"))
      }
      #expect(try layoutsim("fmt", "--check", "--upgrade", "a.sim.yaml").code == 0)
    }
  }

  @Test(arguments: [
    (#""\x7bb {row}""#, #""{\x7bb {row}""#), (#""\\x7b \u007B {""#, #""\\x7b {\u007B {{""#),
    (#"'\x7b {'"#, #"'\x7b {{'"#), (#"&a "\U0000007b""#, #"&a "{\U0000007b""#),
  ])
  func `a brace that is written as an escape is doubled, too`(older: String, newer: String) throws {
    try CommandBench.run { layoutsim in
      let table = "layoutsim: 1\nname: a\nscene: {overlay: none, table: {rows: 3, text: "
      try layoutsim.write(table + older + "}}\n", to: "a.sim.yaml")
      let run = try layoutsim("fmt", "--upgrade", "a.sim.yaml")
      #expect(run.code == 0, "\(run.errors)")
      let text = layoutsim.text(of: "a.sim.yaml")
      #expect(text == table.replacing("1", with: "2") + newer + "}}\n")
    }
  }

  @Test func `a file that cannot be brought up to date is left, with the reason`() throws {
    try CommandBench.run { layoutsim in
      // One brace of the file is a title's, which stays one, and a row's, which is doubled.
      let text = "layoutsim: 1\nname: a\nscene: {title: &t 'a {', table: {rows: 3, text: *t}}\n"
      try layoutsim.write(text, to: "a.sim.yaml")
      let run = try layoutsim("fmt", "--upgrade", "a.sim.yaml")
      #expect(run.errors.contains("error: this file would mean something else in version 2"))
      #expect(run.errors.contains("hint: rewrite it by hand\n"))
      #expect(run.code == 65)
      #expect(layoutsim.text(of: "a.sim.yaml") == text)
    }
  }

  @Test func `a file and its base are brought up to date together`() throws {
    try CommandBench.run { layoutsim in
      let base = "layoutsim: 1\nscene:\n  table: {rows: 30}\n"
      let screen = "layoutsim: 1\nname: a\nbase: base.yaml\nscene: {edit-screen: true}\n"
      try layoutsim.write(base, to: "base.yaml")
      try layoutsim.write(screen, to: "a.sim.yaml")
      let alone = try layoutsim("fmt", "--upgrade", "a.sim.yaml")
      #expect(alone.errors.contains("hint: write both in the same version"))
      #expect(alone.code == 65)
      #expect(layoutsim.text(of: "a.sim.yaml") == screen)
      let run = try layoutsim("fmt", "--upgrade", "a.sim.yaml", "base.yaml")
      #expect(run.lines == ["a.sim.yaml", "base.yaml"], "\(run.errors)")
      #expect(run.code == 0)
      #expect(
        layoutsim.text(of: "base.yaml")
          == "layoutsim: 2\nscene:\n  table: {rows: 30}\n  overlay: scroll-and-select\n"
      )
      #expect(
        layoutsim.text(of: "a.sim.yaml")
          == "layoutsim: 2\nname: a\nbase: base.yaml\nscene: {overlay: none, edit-screen: true}\n"
      )
      #expect(try layoutsim("check", "a.sim.yaml").code == 0)
    }
  }
}
