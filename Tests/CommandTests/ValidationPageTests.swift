import Foundation
import TestSupport
import Testing

/// The page and the pictures of a validation.
@Suite struct ValidationPageTests {
  /// The scenario with a label whose name and text are markup.
  private static let wide = WideStrip.scenario.replacing(
    "  overlay:\n",
    with: #"  views: [{name: "<b>&'x", label: "<script>alert(1)</script>"}]"# + "\n  overlay:\n"
  )
  private static let options = WideStrip.validation

  @Test func `a page has the findings with pictures and all screens, and asks for nothing`() throws
  {
    try CommandBench.run { layoutsim in
      let hostile = Self.wide.replacing(#""<b>&'x""#, with: "label1")
      try layoutsim.write(hostile, to: "<i>&'wide.sim.yaml")
      try layoutsim.write(
        "layoutsim: 2\nname: A table\nscene:\n  table: {rows: 40}\n",
        to: "sound.sim.yaml"
      )
      let files = ["<i>&'wide.sim.yaml", "sound.sim.yaml"]
      let run = try layoutsim(Self.options + ["--report", "page.html"] + files)
      #expect(run.code == 1, "\(run.output)\(run.errors)")
      let page = try #require(layoutsim.text(of: "page.html"))
      #expect(page.hasPrefix("<!doctype html>"))
      #expect(page.contains(#"<article data-level="error""#))
      #expect(page.contains("is off by 11 pt"))
      #expect(page.contains(#"<figure class="error"><img src="data:image/svg+xml;base64,"#))
      // On the other phone the constraints hold, and a label lies in a place that is open.
      #expect(page.contains(#"<td class="warning">"#))
      #expect(page.ranges(of: #"<td class="good">✓</td>"#).count == 4)
      #expect(page.ranges(of: #"<span class="badge good">all is well</span>"#).count == 1)
      #expect(page.contains("&lt;i&gt;&amp;&#39;wide.sim.yaml"))
      // Names are words, and there is one script, the page's own.
      #expect(!page.contains("<i>") && !page.contains("alert(1)</script>"))
      #expect(page.ranges(of: "<script>").count == 1)
      for word in ["http://", "https://", "url(", " onerror=", "<link rel=\"stylesheet"] {
        #expect(!page.contains(word), "\(word)")
      }
    }
  }

  @Test func `each finding has a picture of the screen where it is worst`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(WideStrip.scenario, to: "wide.sim.yaml")
      let run = try layoutsim(Self.options + ["--out", "pictures", "wide.sim.yaml"])
      #expect(run.code == 1)
      let picture = try #require(
        layoutsim.text(of: "pictures/wide-unsatisfiable-constraints.svg"),
        "\(filesInFolder("\(layoutsim.folder)/pictures"))"
      )
      #expect(picture.contains(", off by 11 pt"))
      #expect(picture.contains(#"data-role="measure""#), "\(picture.suffix(3000))")
      #expect(picture.contains(#"data-role="outlined""#))
    }
  }

  @Test(arguments: [
    ["--report", "page.txt"], ["--report", ""], ["--out", ""],
    ["--baseline", "wide.sim.yaml", "--write-baseline"],
  ])
  func `a page, a folder and a list do not take other names`(_ options: [String]) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "wide.sim.yaml")
      #expect(try layoutsim(Self.options + options + ["wide.sim.yaml"]).code == 64)
      #expect(layoutsim.text(of: "wide.sim.yaml") == Self.wide)
    }
  }

  @Test func `a page that cannot be written is told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide.replacing(#""<b>&'x""#, with: "label1"), to: "wide.sim.yaml")
      try layoutsim.write("", to: "taken")
      let run = try layoutsim(Self.options + ["--report", "taken/page.html", "wide.sim.yaml"])
      #expect(run.code == 73, "\(run.code) \(run.errors)")
      #expect(run.errors.contains("taken"))
    }
  }

  @Test func `JUnit has a case for each cause`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide.replacing(#""<b>&'x""#, with: "label1"), to: "wide.sim.yaml")
      let run = try layoutsim(Self.options + ["--format", "junit", "wide.sim.yaml"])
      #expect(run.code == 1)
      #expect(
        run.output.contains(#"name="wide: unsatisfiable-constraints of touchView"#),
        "\(run.output)"
      )
      #expect(run.output.contains("<failure message="))
    }
  }
}
