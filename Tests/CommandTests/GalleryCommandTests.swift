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

  @Test func `files of one stem that show other things are both on the page`() throws {
    try CommandBench.run { layoutsim in
      let listed =
        plainScenario
        + "pictures: [{file: x.svg, at: after}, {file: x.png, at: after}, {file: X@2x.png, at: after}, {file: y.svg, at: after}, {file: y.png, at: after, alt: Other words}]\n"
      try layoutsim.write(listed, to: "pan.sim.yaml")
      let here = layoutsim.folder
      #expect(try layoutsim("gallery", "\(here)/pan.sim.yaml").code == 0)
      let page = try #require(layoutsim.text(of: "gallery/index.html"))
      #expect(
        addresses(page) == [
          "./pictures/pan/x.svg", "./pictures/pan/X%402x.svg", "./pictures/pan/y.svg",
          "./pictures/pan/y.png.svg",
        ]
      )
      #expect(!page.contains(here))
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

  @Test func `a file that is not there makes no page`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("gallery", "pan.sim.yaml", "pna.sim.yaml")
      #expect(run.code == 66)
      #expect(
        run.errors == "error: cannot read 'pna.sim.yaml': there is no such file\n"
          + "hint: did you mean 'pan.sim.yaml'?\n"
      )
      #expect(filesInFolder(layoutsim.folder) == ["pan.sim.yaml"])
    }
  }

  @Test(arguments: [[], ["--check"]])
  func `a page that no gallery has made stays as it is`(_ options: [String]) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      let home = "<!doctype html>\n<html lang=\"en\"><title>Home</title></html>\n"
      try layoutsim.write(home, to: "site/index.html")
      let run = try layoutsim(["gallery", "--out", "site"] + options)
      #expect(run.code == 73)
      #expect(
        run.errors.contains(
          "error: 'site/index.html' was made by somebody else, and is not written over"
        ),
        "\(run.errors)"
      )
      #expect(layoutsim.text(of: "site/index.html") == home)
      #expect(filesInFolder("\(layoutsim.folder)/site") == ["index.html"])
    }
  }

  @Test(arguments: [[], ["--check"]])
  func `a picture that no gallery has made stays as it is`(_ options: [String]) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write("<svg/>", to: "site/pictures/a/pan/after.svg")
      let run = try layoutsim(["gallery", "--out", "site"] + options)
      #expect(run.code == 73)
      #expect(
        run.errors.contains(
          "error: 'site/pictures/a/pan/after.svg' was made by somebody else, and is not written over"
        ),
        "\(run.errors)"
      )
      #expect(layoutsim.text(of: "site/pictures/a/pan/after.svg") == "<svg/>")
      #expect(layoutsim.text(of: "site/index.html") == nil)
    }
  }

  @Test func `a folder elsewhere is shown by its own name`() throws {
    try CommandBench.run { elsewhere in
      try elsewhere.write(plainScenario, to: "screens/a/pan.sim.yaml")
      try CommandBench.run { layoutsim in
        let folder = "\(elsewhere.folder)/screens"
        let run = try layoutsim("gallery", folder, "\(folder)/a/pan.sim.yaml")
        #expect(run.code == 0, "\(run.errors)")
        let page = try #require(layoutsim.text(of: "gallery/index.html"))
        #expect(addresses(page) == ["./pictures/screens/a/pan/after.svg"])
        #expect(page.contains(">screens/a/pan.sim.yaml<") && !page.contains(elsewhere.folder))
        #expect(try layoutsim("gallery", "\(folder)/a/pan.sim.yaml").code == 0)
        let single = try #require(layoutsim.text(of: "gallery/index.html"))
        #expect(addresses(single) == ["./pictures/pan/after.svg"])
        #expect(!single.contains(elsewhere.folder))
      }
    }
  }

  @Test func `a page of an older gallery is known by the list of its pictures`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      #expect(try layoutsim("gallery", "--out", "site").code == 0)
      let page = try #require(layoutsim.text(of: "site/index.html"))
      try layoutsim.write(
        page.replacing("<meta name=\"generator\" content=\"layoutsim gallery\">\n", with: ""),
        to: "site/index.html"
      )
      let check = try layoutsim("gallery", "--out", "site", "--check")
      #expect(check.code == 1)
      #expect(check.output == "out of date: site/index.html\n")
      #expect(try layoutsim("gallery", "--out", "site").code == 0)
      #expect(layoutsim.text(of: "site/index.html") == page)
    }
  }

  @Test func `pictures of an earlier gallery go, and no file of anybody else`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write(plainScenario, to: "b/pan.sim.yaml")
      #expect(try layoutsim("gallery", "--out", "site").code == 0)
      try layoutsim.write("<svg/>", to: "site/pictures/b/pan/own.svg")
      try layoutsim.write("<svg/>", to: "site/pictures/c/own.svg")
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/b/pan.sim.yaml")
      let check = try layoutsim("gallery", "--out", "site", "--check")
      #expect(check.code == 1)
      #expect(check.output.contains("left over: site/pictures/b/pan/after.svg\n"))
      let run = try layoutsim("gallery", "--out", "site")
      #expect(run.code == 0)
      #expect(run.errors.contains("removed 1 picture of an earlier gallery"))
      #expect(layoutsim.text(of: "site/pictures/b/pan/after.svg") == nil)
      #expect(layoutsim.text(of: "site/pictures/a/pan/after.svg") != nil)
      #expect(layoutsim.text(of: "site/pictures/b/pan/own.svg") == "<svg/>")
      #expect(layoutsim.text(of: "site/pictures/c/own.svg") == "<svg/>")
      #expect(try layoutsim("gallery", "--out", "site", "--check").code == 0)
    }
  }

  @Test func `a folder without pictures goes with them`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write(plainScenario, to: "b/c/pan.sim.yaml")
      #expect(try layoutsim("gallery").code == 0)
      #expect(try layoutsim("gallery", "a").code == 0)
      let pictures = "\(layoutsim.folder)/gallery/pictures"
      #expect(!FileManager.default.fileExists(atPath: "\(pictures)/b"))
      #expect(FileManager.default.fileExists(atPath: "\(pictures)/a/pan/after.svg"))
    }
  }

  @Test func `the pictures of a scenario with a mistake stay until it is mended`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write(plainScenario, to: "b/pan.sim.yaml")
      #expect(try layoutsim("gallery").code == 0)
      try layoutsim.write("layoutsim: 2\nnam: x\n", to: "b/pan.sim.yaml")
      #expect(try layoutsim("gallery").code == 65)
      #expect(layoutsim.text(of: "gallery/pictures/b/pan/after.svg") != nil)
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/b/pan.sim.yaml")
      #expect(try layoutsim("gallery").code == 0)
      #expect(layoutsim.text(of: "gallery/pictures/b/pan/after.svg") == nil)
    }
  }

  @Test(arguments: [
    #"["../own.svg"]"#, #"["pictures/../../own.svg"]"#, #"["/own.svg"]"#, #"["pictures/own.txt"]"#,
    #"["own.svg"]"#, #"{"pictures": []}"#, "", "[",
  ])
  func `a list that no gallery wrote removes nothing`(_ list: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write("<svg/>", to: "own.svg")
      try layoutsim.write(list, to: "gallery/pictures/.gallery.json")
      let run = try layoutsim("gallery")
      #expect(run.code == 73)
      #expect(run.errors.contains("is not the list of a gallery's pictures"))
      #expect(layoutsim.text(of: "own.svg") == "<svg/>")
      #expect(layoutsim.text(of: "gallery/index.html") == nil)
    }
  }

  @Test func `a link does not lead to another's pictures`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write(plainScenario, to: "b/pan.sim.yaml")
      #expect(try layoutsim("gallery").code == 0)
      let folder = layoutsim.folder
      try FileManager.default.moveItem(
        atPath: "\(folder)/gallery/pictures/b",
        toPath: "\(folder)/elsewhere"
      )
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/gallery/pictures/b",
        withDestinationPath: "\(folder)/elsewhere"
      )
      #expect(try layoutsim("gallery", "a").code == 73)
      #expect(layoutsim.text(of: "elsewhere/pan/after.svg") != nil)
    }
  }

  @Test func `a page of several folders has a link to each`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      #expect(try layoutsim("gallery").code == 0)
      #expect(try #require(layoutsim.text(of: "gallery/index.html")).contains("<nav") == false)
      try layoutsim.write(plainScenario, to: "b & c/pan.sim.yaml")
      #expect(try layoutsim("gallery").code == 0)
      let page = try #require(layoutsim.text(of: "gallery/index.html"))
      #expect(page.contains(##"<a href="#folder-2">b &amp; c <small>1</small></a>"##))
      #expect(page.contains(#"<section id="folder-2"><h2>b &amp; c</h2>"#))
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
