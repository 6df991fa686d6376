import Foundation
import TestSupport
import Testing

/// The page of all scenarios, with the files of its pictures.
@Suite struct GalleryCommandTests {
  /// Returns the addresses of the pictures of a page.
  private func addresses(_ page: String) -> [String] {
    page.matches(of: #/<img src="([^"]*)"/#).map { String($0.output.1) }
  }

  @Test func `every scenario is on the page, and every picture is a file beside it`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      let listed = plainScenario + "pictures: [{file: shot.svg, at: after, alt: Two rows}]\n"
      try layoutsim.write(listed, to: "b/c/pan.sim.yaml")
      let run = try layoutsim("gallery", "--out", "site")
      #expect(run.code == 0)
      #expect(run.output == "site/index.html\n")
      let page = try #require(layoutsim.text(of: "site/index.html"))
      #expect(page.contains("2 scenarios, 2 pictures"))
      #expect(
        addresses(page) == ["./pictures/a/pan/after.svg", "./pictures/b/c/pan/shot.svg"]
      )
      #expect(page.contains("alt=\"Two rows\""))
      for address in addresses(page) {
        let picture = try #require(layoutsim.text(of: "site/" + address.dropFirst(2)))
        #expect(picture.hasPrefix("<svg "))
      }
      // The same scenarios give the same bytes, and need not be written again.
      #expect(try layoutsim("gallery", "--out", "site", "--check").code == 0)
    }
  }

  @Test func `a page that is out of date, or not there, is named`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      let missing = try layoutsim("gallery", "--check")
      #expect(missing.code == 1)
      #expect(
        missing.output == "missing: gallery/pictures/a/pan/after.svg\nmissing: gallery/index.html\n"
      )
      #expect(try layoutsim("gallery").code == 0)
      try layoutsim.write(
        plainScenario.replacing("a slow pan", with: "a fast pan"),
        to: "a/pan.sim.yaml"
      )
      let stale = try layoutsim("gallery", "--check")
      #expect(stale.code == 1)
      #expect(stale.output.contains("out of date: gallery/index.html\n"))
    }
  }

  @Test func `what cannot be drawn is on the page with the reason, and all else too`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write("layoutsim: 2\nnam: x\n", to: "a/wrong.sim.yaml")
      let run = try layoutsim("gallery")
      #expect(run.code == 65)
      #expect(run.errors.contains("a/wrong.sim.yaml:2:1"))
      let page = try #require(layoutsim.text(of: "gallery/index.html"))
      #expect(page.contains("class=\"trouble\""))
      #expect(addresses(page) == ["./pictures/a/pan/after.svg"])
    }
  }

  @Test func `a name cannot leave its place, nor a path the folder`() throws {
    try CommandBench.run { layoutsim in
      let name = "</h3><script>alert(1)</script>"
      let scenario = plainScenario.replacing("a slow pan", with: "\"\(name)\"")
      try layoutsim.write(scenario, to: "a \"b\" #1/pan.sim.yaml")
      let folder = URL(fileURLWithPath: layoutsim.folder).lastPathComponent
      #expect(try layoutsim("gallery", "../\(folder)/a \"b\" #1").code == 0)
      let page = try #require(layoutsim.text(of: "gallery/index.html"))
      #expect(!page.contains("<script>alert"))
      let address = try #require(addresses(page).first)
      #expect(address.hasSuffix("/a%20%22b%22%20%231/pan/after.svg"))
      #expect(!address.contains(".."))
    }
  }

  @Test func `an empty folder has no page`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("gallery")
      #expect(run.code == 66)
      #expect(run.errors.contains("there is no scenario here"))
    }
  }
}
