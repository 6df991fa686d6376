import Foundation
import LayoutSnapshots
import TestSupport
import Testing

struct FontCommandTests {
  private static let fonts = Repository.root + "/Tests/Documentation/languages/fonts/"

  /// Runs a function beside a scenario that names fonts, and beside two fonts.
  private func bench(fonts: String, _ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: a word
        scene:
          fonts: [\(fonts)]
          table: {rows: [{text: שלום}]}
        steps:
          - snapshot: a

        """
      try layoutsim.write(scenario, to: "a.sim.yaml")
      for name in ["NotoSansHebrew-subset.ttf", "NotoSansThai-subset.ttf"] {
        let font = try WholeFile.read(Self.fonts + name)
        try WholeFile.write(font, to: "\(layoutsim.folder)/\(name)")
      }
      try body(layoutsim)
    }
  }

  @Test(.enabled(if: hasShaping)) func `a font beside the scenario draws its letters`() throws {
    try bench(fonts: "NotoSansHebrew-subset.ttf") { layoutsim in
      let check = try layoutsim("check", "a.sim.yaml")
      #expect(check.code == 0)
      #expect(!check.output.contains("no-glyph"))
      let render = try layoutsim("render", "a.sim.yaml", "-o", "a.svg")
      #expect(render.code == 0, "\(render.errors)")
      let svg = try #require(layoutsim.text(of: "a.svg"))
      #expect(svg.contains("s4-"))
      #expect(!svg.contains("box-other"))
    }
  }

  @Test(.enabled(if: hasShaping))
  func `a font outside the scenario's folder is refused, also by a link`() throws {
    try bench(fonts: "linked.ttf") { layoutsim in
      let link = "\(layoutsim.folder)/linked.ttf"
      func linked(to file: String) throws -> (code: Int32, errors: String) {
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        let run = try layoutsim("render", "a.sim.yaml", "-o", "a.svg")
        return (run.code, run.errors)
      }
      #expect(try linked(to: "NotoSansHebrew-subset.ttf").code == 0)
      let outside = try linked(to: Self.fonts + "NotoSansHebrew-subset.ttf")
      #expect(outside.code == 65)
      #expect(
        outside.errors.contains(
          "a.sim.yaml:4:11: error: 'linked.ttf' leaves the scenario's folder by a link"
        ),
        "\(outside.errors)"
      )
    }
  }

  @Test(.enabled(if: hasShaping)) func `a font that was cut off is refused with file and place`()
    throws
  {
    try bench(fonts: "cut.ttf") { layoutsim in
      let font = try WholeFile.read(Self.fonts + "NotoSansHebrew-subset.ttf")
      try WholeFile.write(font.dropLast(100), to: "\(layoutsim.folder)/cut.ttf")
      for command in ["check", "render", "test"] {
        let run = try layoutsim(command, "a.sim.yaml")
        #expect(run.code == 65)
        let text = run.errors + run.output
        #expect(
          text.contains(
            "a.sim.yaml:4:11: error: 'cut.ttf' cannot be used: it is cut off: its table "
          ),
          "\(text)"
        )
        #expect(text.contains("hint: copy the font again, and look whether all of it has arrived"))
        // Which letters the font would have is not known.
        #expect(!text.contains("no glyph"), "\(text)")
      }
    }
  }

  @Test(.enabled(if: hasShaping)) func `a golden has the words and their direction`() throws {
    try bench(fonts: "NotoSansHebrew-subset.ttf") { layoutsim in
      #expect(try layoutsim("test", "a.sim.yaml", "--record", "missing").code == 0)
      let golden = try #require(layoutsim.text(of: "a/a.svg"))
      #expect(golden.contains("direction=\"rtl\""))
      #expect(golden.contains(">שלום</text>"))
      #expect(try layoutsim("test", "a.sim.yaml", "--record", "none").code == 0)
    }
  }

  @Test(.enabled(if: hasShaping)) func `letters in pictures have the scene's fonts`() throws {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: a word
        allow: [{rule: ambiguous, at: b, reason: its place does not matter}]
        scene:
          fonts: [NotoSansHebrew-subset.ttf]
          table:
            rows: [{text: A, image: {shape: circle, text: אב}}]
            header-view: {height: 60, views: [{name: b, image: {shape: circle, text: גד}}]}
        steps:
          - snapshot: a

        """
      try layoutsim.write(scenario, to: "a.sim.yaml")
      let name = "NotoSansHebrew-subset.ttf"
      try WholeFile.write(WholeFile.read(Self.fonts + name), to: "\(layoutsim.folder)/\(name)")
      let render = try layoutsim("render", "a.sim.yaml", "-o", "a.svg")
      #expect(render.code == 0, "\(render.errors)\(render.output)")
      let svg = try #require(layoutsim.text(of: "a.svg"))
      // Semibold letters of the one font: four of them.
      let glyphs = Set(svg.matches(of: /(s6-[0-9A-F]+)/).map(\.output.1))
      #expect(glyphs.count == 4, "\(glyphs)")
      #expect(!svg.contains("box-other"))
    }
  }

  @Test(
    .enabled(if: hasShaping),
    arguments: [
      ["render", "--show", "outlines,constraints"], ["render", "--show", "hit-areas"], ["hittest"],
      ["hittest", "120, 400"], ["compare"],
    ]
  )
  func `names in pictures have the scene's fonts`(_ arguments: [String]) throws {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: שלום
        scene:
          fonts: [NotoSansHebrew-subset.ttf]
          table: {rows: 30, editing: true}
          overlay: scroll-and-select
          views: [{name: גד, box: [80, 80], color: orange}]
          constraints:
            - גד.leading == superview.leading + 100
            - גד.top == superview.top + 380
            - גד.width == 80
            - גד.height == 80
        steps:
          - press: row 2 on touchView
          - move: {to: row 5, within: 400ms}
          - release
          - snapshot: a

        """
      try layoutsim.write(scenario, to: "a.sim.yaml")
      let name = "NotoSansHebrew-subset.ttf"
      try WholeFile.write(WholeFile.read(Self.fonts + name), to: "\(layoutsim.folder)/\(name)")
      let run = try layoutsim(
        [arguments[0], "a.sim.yaml"] + arguments.dropFirst() + ["-o", "a.svg"]
      )
      #expect(run.code == 0, "\(run.errors)\(run.output)")
      let svg = try #require(layoutsim.text(of: "a.svg"))
      #expect(svg.contains(/aria-label="[^"]*(גד|שלום)/) && !svg.contains("box-other"))
    }
  }

  @Test(.enabled(if: hasShaping && hasPNG))
  func `the pictures of a failure have the scene's fonts`() throws {
    try bench(fonts: "NotoSansHebrew-subset.ttf") { layoutsim in
      #expect(try layoutsim("test", "a.sim.yaml", "--record", "missing").code == 0)
      // Boxes for other letters would be the same ones.
      let golden = try #require(layoutsim.text(of: "a/a.svg"))
      try layoutsim.write(golden.replacing("שלום", with: "םולש"), to: "a/a.svg")
      let test = try layoutsim("test", "a.sim.yaml", "--record", "none")
      #expect(test.code == 1)
      let start = "\(layoutsim.folder)/.layoutsim/failures/a/a."
      let (old, new) = (
        try WholeFile.read(start + "old.png"), try WholeFile.read(start + "new.png")
      )
      #expect(old != new)
      // Who looks later sees them, too.
      try WholeFile.write([UInt8](), to: start + "new.png")
      #expect(try layoutsim("diff", "a").code == 1)
      #expect(try WholeFile.read(start + "new.png") == new)
    }
  }

  @Test(.enabled(if: hasShaping)) func `a script whose words are not known is told once`() throws {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: a word
        scene:
          fonts: [NotoSansThai-subset.ttf]
          title: ສະບາຍດີ
          table: {rows: [{text: ສະບາຍ}, {text: สวัสดี}]}
        steps:
          - snapshot: a

        """
      try layoutsim.write(scenario, to: "a.sim.yaml")
      let name = "NotoSansThai-subset.ttf"
      try WholeFile.write(WholeFile.read(Self.fonts + name), to: "\(layoutsim.folder)/\(name)")
      let check = try layoutsim("check", "a.sim.yaml")
      #expect(check.code == 0)
      let told = check.output.split(separator: "\n").filter { $0.contains("inside of words") }
      #expect(
        told == [
          "a.sim.yaml:5:10: warning: lines of Lao may end inside of words, which are not known here"
        ]
      )
      #expect(try layoutsim("explain", "unknown-words").code == 0)
    }
  }

  @Test(.enabled(if: hasShaping)) func `captions, labels and the legend have the scene's fonts`()
    throws
  {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: a word
        scene:
          fonts: [NotoSansHebrew-subset.ttf]
          table: {rows: 9}
        steps:
          - snapshot: a
        annotate:
          - {caption: שלום}
          - {at: row 2, text: שלום}
          - {at: row 4, number: 1, text: שלום}
        pictures:
          - {file: pictures/a.svg, at: a}

        """
      try layoutsim.write(scenario, to: "a.sim.yaml")
      let name = "NotoSansHebrew-subset.ttf"
      let font = try WholeFile.read(Self.fonts + name)
      try WholeFile.write(font, to: "\(layoutsim.folder)/\(name)")
      for arguments in [
        ["render", "a.sim.yaml", "-o", "a.svg"], ["render", "--pictures", "a.sim.yaml"],
      ] {
        let render = try layoutsim(arguments)
        #expect(render.code == 0, "\(render.errors)")
        let svg = try #require(layoutsim.text(of: arguments.count > 2 ? "a.svg" : "pictures/a.svg"))
        #expect(svg.contains("s4-"))
        #expect(!svg.contains("box-other"))
      }
    }
  }

  @Test(.enabled(if: hasShaping)) func `a letter that no font has is named at its place`() throws {
    try bench(fonts: "NotoSansThai-subset.ttf") { layoutsim in
      let check = try layoutsim("check", "a.sim.yaml")
      #expect(check.code == 0)
      #expect(
        check.output.contains("a.sim.yaml:5:25: warning: 4 letters have no glyph"),
        "\(check.output)"
      )
    }
  }

  @Test(
    .enabled(if: hasShaping),
    arguments: [
      ("missing.ttf", "'missing.ttf' cannot be read"),
      ("../NotoSansHebrew-subset.ttf", "leaves the scenario's folder"),
      ("/etc/hostname", "leaves the scenario's folder"),
      ("a.sim.yaml", "'a.sim.yaml' cannot be used: it is no font"),
      ("NotoSansThai-subset.ttf, NotoSansThai-subset.ttf", "twice"),
      ("{a: b}", "the name of a font file"),
    ]
  )
  func `a font that cannot be used is an error at its place`(
    _ fonts: String,
    _ words: String
  ) throws {
    try bench(fonts: fonts) { layoutsim in
      let check = try layoutsim("check", "a.sim.yaml")
      #expect(check.code == 65)
      #expect(check.output.contains("a.sim.yaml:4:"))
      #expect(check.output.contains(words), "\(check.output)")
    }
  }

  @Test(
    .enabled(if: hasShaping),
    arguments: [
      ("NotoSansHebrw-subset.ttf", "write 'NotoSansHebrew-subset.ttf'"), ("b.sim.yaml", nil),
      ("NotoSansThai-subset.ttf, NotoSansHebrew-subset.ttf, NotoSansThia-subset.ttf", nil),
    ]
  )
  func `a font that is not there is another one than those that are named`(
    _ fonts: String,
    _ hint: String?
  ) throws {
    try bench(fonts: fonts) { layoutsim in
      let check = try layoutsim("check", "a.sim.yaml")
      #expect(check.output.contains("cannot be read: there is no such file"))
      #expect(check.output.contains("hint: write") == (hint != nil), "\(check.output)")
      if let hint { #expect(check.output.contains("hint: \(hint)\n"), "\(check.output)") }
    }
  }

  @Test(.enabled(if: hasShaping)) func `the help says what the command was built with`() throws {
    try CommandBench.run { layoutsim in
      let help = try layoutsim("--help")
      let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("texts in every script (trait Shaping)"))
    }
  }
  @Test(.enabled(if: !hasShaping), arguments: ["check", "test", "render", "validate", "fmt"])
  func `without the trait a scenario that names a font is not played`(_ command: String) throws {
    try bench(fonts: "NotoSansHebrew-subset.ttf") { layoutsim in
      let run = try layoutsim(command, "a.sim.yaml")
      #expect(run.code == 69)
      let words = run.output + run.errors
      #expect(words.contains("--traits Shaping"))
      #expect(words.contains("a.sim.yaml:4:"))
    }
  }
}
