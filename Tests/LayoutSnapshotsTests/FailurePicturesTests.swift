import Foundation
import LayoutGeometry
import LayoutPNG
import LayoutSVG
import LayoutSnapshots
import ScreenFrames
import TestSupport
import Testing

@Suite
struct FailurePicturesTests {
  private func frame(_ words: String, x: Double = 10) -> ScreenFrame {
    ScreenFrame(
      name: "",
      size: CGSize(width: 120, height: 40),
      scale: 2,
      time: .start,
      elements: [
        .shape(
          Shape(
            .none,
            .rectangle(CGRect(x: 0, y: 0, width: 120, height: 40), cornerRadius: 0),
            fill: .white
          )
        ),
        .text(
          TextRun(
            ElementTag(id: "title"),
            words,
            at: CGPoint(x: x, y: 26),
            fontSize: 17,
            weight: .semibold,
            width: 60,
            color: Color(rgb: 0x007AFF, opacity: 0.8)
          )
        ),
      ]
    )
  }

  @Test(arguments: [
    ("a/b", ["a", "b"]), ("./a//b", ["a", "b"]), ("/w/x/a", ["a"]), ("/w/x/_a", ["__a"]),
    ("_outside/a", ["__outside", "a"]), ("/a", ["_outside", "a"]),
    ("/w/xx/a", ["_outside", "w", "xx", "a"]),
    ("../a", ["_outside", "w", "a"]), ("b/../a", ["a"]),
    ("/w/x/../y/a", ["_outside", "w", "y", "a"]),
  ])
  func `pictures of different folders lie in different folders`(_ path: String, _ place: [String]) {
    #expect(FailurePictures.place(of: path, from: "/w/x") == place)
  }

  @Test(arguments: ["Row 3", "a < b & \"c\" > d", "tab\tand\nline", "é ñ 中 🙂", "&amp; &#65;"])
  func `a golden's texts are drawn as the frame's own outlines`(_ words: String) throws {
    let text = try SVGWriter().bytes(of: frame(words))
    let outlined = String(decoding: SVGWriter.outlined(text), as: UTF8.self)
    #expect(!outlined.contains("<text"))
    let own = try SVGWriter(SVGWriter.Options(text: .outlines)).write(frame(words))
    func uses(_ svg: String) -> [Substring] {
      svg.split(separator: "\n").filter { $0.contains("<use") }
    }
    func glyphs(_ svg: String) -> [Substring] {
      svg.split(separator: "\n").filter { $0.contains("<path") }
    }
    #expect(uses(outlined) == uses(own))
    #expect(glyphs(outlined) == glyphs(own))
  }

  @Test(arguments: [
    "", "\n", "<text ", "<text ></text>", "<svg>\n<text font-size=\"9\" fill=\"#zzzzzz\">a</text>",
    "<text font-size=\"nan\" fill=\"#000000\">a</text>", "<<<<<<< ours",
    "<svg>", "<svg></svg>", "<svg>\n", "<svg",
    "<text font-size=\"1e999\" fill=\"#000000\" x=\"inf\">a</text>",
  ])
  func `what is no text of ours stays as it is`(_ file: String) {
    #expect(SVGWriter.outlined(Array(file.utf8)) == Array(file.utf8))
  }

  @Test func `every golden of the package is one that our writer wrote, and is drawn`() throws {
    let root = "\(Repository.root)/Snapshots"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let goldens = files.filter { $0.hasSuffix(".svg") && !$0.hasPrefix("pictures/") }
    #expect(goldens.count > 100)
    for file in goldens {
      let cost = DrawingCost(of: try WholeFile.read("\(root)/\(file)"))
      #expect(cost?.isBearable(beside: try #require(cost)) == true, "\(file)")
    }
  }

  @Test(arguments: [
    "<filter id=\"f\"><feTurbulence numOctaves=\"2000\"/></filter><rect filter=\"url(#f)\"/>",
    "<image href=\"a.png\"/>", "<rect style=\"fill:red\"/>", "<rect fill=\"url(#a)\"/>",
    "<clipPath id=\"a\"/><rect fill=\"url(#a)\"/>",
    "<linearGradient id=\"a\"/><rect fill=\"url(other.svg#a)\"/>",
    "<linearGradient id=\"a\"/><rect stroke=\"url(#a)\"/>",
    "<g id=\"a\"/><use href=\"#a\"/>", "<use href=\"a.svg#a\"/>", "<script/>", "<svg/>",
    "<line x2=\"1e9\" stroke-dasharray=\"0.001 0.001\"/>",
    "<line x2=\"9000\" stroke-dasharray=\"0\"/>",
    String(repeating: "<g opacity=\"0.5\"><rect/></g>", count: 100_000),
    "<path id=\"a\" d=\"\(String(repeating: "M0 0L9 9", count: 1000))\"/>"
      + String(repeating: "<use href=\"#a\"/>", count: 2000),
  ])
  func `a golden that would be drawn for long is not drawn`(_ content: String) throws {
    let usual = try #require(DrawingCost(of: try SVGWriter().bytes(of: frame("One"))))
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"300\">\(content)</svg>"
    #expect(DrawingCost(of: Array(svg.utf8))?.isBearable(beside: usual) != true)
    let huge = "<svg width=\"16000\" height=\"3000\"/>"
    #expect(DrawingCost(of: Array(huge.utf8))?.isBearable(beside: usual) == false)
  }

  @Test func `a golden with a gradient is drawn`() throws {
    let content =
      "<linearGradient id=\"a\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#ffffff\"/></linearGradient>"
      + "<rect width=\"9\" height=\"9\" fill=\"url(#a)\"/>"
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"300\">\(content)</svg>"
    #expect(DrawingCost(of: Array(svg.utf8)) != nil)
  }

  @Test func `a snapshot that is as its golden has no pictures`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: "\(path)/suite")
      let svg = try SVGWriter().write(frame("One"))
      let pictures = FailurePictures(folder: "\(path)/failures")
      for _ in 0..<2 {
        let result = try folder.verify(
          Snapshot(name: "one", svg: svg),
          record: .missing,
          drawing: pictures
        )
        #expect(result.pictures == nil)
      }
      #expect(filesInFolder("\(path)/failures").isEmpty)
    }
  }

  #if PNG
  @Test func `old, new and difference are drawn, and go when all is well again`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: "\(path)/suite")
      let pictures = FailurePictures(folder: "\(path)/failures")
      let drawn = "\(path)/failures/_outside\(path)/suite"
      let old = Snapshot(name: "one", svg: try SVGWriter().write(frame("One")))
      let new = Snapshot(name: "one", svg: try SVGWriter().write(frame("One", x: 14)))
      _ = try folder.verify(old, record: .missing, drawing: pictures)
      let result = try folder.verify(new, record: .none, drawing: pictures)
      let files = try #require(result.pictures)
      #expect(
        files.all.map(\.path)
          == ["old", "new", "difference"].map { "\(drawn)/one.\($0).png" }
      )
      let difference = try PNGPicture(file: WholeFile.read(try #require(files.difference)))
      #expect(difference.width == 240 && difference.height == 80)
      #expect(difference.pixels.contains(0xFFFF_00FF))
      #expect(difference.pixels.contains(0xFFFF_FFFF))
      _ = try folder.verify(old, record: .none, drawing: pictures)
      #expect(filesInFolder(drawn).isEmpty)
    }
  }

  @Test func `no pictures are drawn among goldens, nor taken away there`() throws {
    let here = FileManager.default.currentDirectoryPath
    let folder = GoldenFolder(path: ".layoutsim/tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let pictures = FailurePictures(folder: here)
    for (name, x) in [("one.old", 10.0), ("one", 10), ("one", 14)] {
      _ = try folder.verifyPixels(
        of: frame("One", x: x),
        named: name,
        record: name == "one" && x == 14 ? .none : .missing,
        drawing: pictures
      )
    }
    try WholeFile.write([], to: "\(folder.path)/two.old.png")
    let svg = try SVGWriter().write(frame("Two"))
    _ = try folder.verify(Snapshot(name: "two", svg: svg), record: .missing, drawing: pictures)
    #expect(
      filesInFolder(folder.path) == [
        "one.new.png", "one.old.png", "one.png", "two.old.png", "two.svg",
      ]
    )
  }

  @Test func `a golden that is no picture leaves the new one alone`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: "\(path)/suite")
      try WholeFile.write("no picture".utf8, to: folder.golden(of: "one"))
      let result = try folder.verify(
        Snapshot(name: "one", svg: try SVGWriter().write(frame("One"))),
        record: .none,
        drawing: FailurePictures(folder: "\(path)/failures")
      )
      #expect(result.pictures?.old == nil && result.pictures?.difference == nil)
      #expect(filesInFolder("\(path)/failures/_outside\(path)/suite") == ["one.new.png"])
    }
  }
  #endif
}
