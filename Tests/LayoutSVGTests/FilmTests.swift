import Foundation
import LayoutGeometry
import LayoutSVG
import ScreenFrames
import Testing

/// Films as files; what a reader of such a file sees is in `FilmPlayTests`.
@Suite struct FilmTests {
  private func film(
    _ frames: [[ScreenElement]],
    still: [ScreenElement]? = nil,
    isRepeated: Bool = true
  ) -> ScreenFilm {
    ScreenFilm(
      name: "",
      frames: frames.map { screen($0) },
      interval: .milliseconds(100),
      lastFrame: .milliseconds(100),
      isRepeated: isRepeated,
      still: screen(still ?? frames[frames.count - 1])
    )
  }

  private func lines(
    _ film: ScreenFilm,
    dark: ScreenFilm? = nil,
    prefix: String = ""
  ) throws -> [String] {
    let writer = SVGWriter(SVGWriter.Options(text: .outlines, idPrefix: prefix))
    let text = String(decoding: try writer.bytes(of: film, dark: dark), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func `what moves evenly has two keys`() throws {
    let places = [0, 10, 20, 30, 40].map { [square(x: $0)] }
    #expect(
      try lines(film(places)) == [
        "<style>", "@media (prefers-reduced-motion:no-preference){",
        ".m-{animation:500ms step-end infinite}",
        ".a{animation-name:a;animation-timing-function:linear}",
        "@keyframes a{0%{transform:translateX(-40px)}80%,to{transform:translateX(0)}}", "}",
        "</style>",
        ##"<rect class="m- a" x="40" width="10" height="10" fill="#ffffff"/>"##, "</svg>",
      ]
    )
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `where a screen turns each is in the middle of the picture`(_ first: Int, _ last: Int) {
    let sizes = [CGSize(width: 402, height: 875), CGSize(width: 874, height: 402)]
    let frames = [sizes[first], sizes[last]].map { size in
      ScreenFrame(name: "", size: size, scale: 1, time: .start, elements: [square(x: 0)])
    }
    let film = ScreenFilm(
      name: "",
      frames: frames,
      interval: .milliseconds(100),
      still: frames[1]
    )
    let offsets = (film.frames + [film.still]).map { frame -> CGPoint? in
      guard case .group(let group)? = frame.elements.first, frame.size == film.size else {
        return nil
      }
      return group.offset
    }
    let places = [CGPoint(x: 236, y: 0), CGPoint(x: 0, y: 236)]
    #expect(offsets == [places[first], places[last], places[last]])
    #expect(film.size == CGSize(width: 874, height: 875))
  }

  @Test func `what comes and goes is there all the time, and seen at its times`() throws {
    let ground = square(ElementTag(id: "ground"), x: 100)
    let guest = square(ElementTag(id: "guest"))
    #expect(
      try lines(film([[ground], [ground, guest], [ground, guest], [ground]])) == [
        "<style>", "@media (prefers-reduced-motion:no-preference){",
        ".m-{animation:400ms step-end infinite}",
        ".a{animation-name:a}",
        "@keyframes a{0%,75%,to{opacity:0}25%{opacity:1}}", "}", "</style>",
        ##"<rect x="100" width="10" height="10" fill="#ffffff"/>"##,
        ##"<g class="m- a" opacity="0">"##,
        ##"<rect width="10" height="10" fill="#ffffff"/>"##,
        "</g>", "</svg>",
      ]
    )
  }

  @Test func `what is gone has no keys in content that moves`() throws {
    let places: [CGFloat] = [0, 5, 20, 21, 40, 41]
    let frames = (0..<24).map { index -> [ScreenElement] in
      let y = -10 * CGFloat(min(index, 12)) + (index.isMultiple(of: 2) ? 0 : 0.15)
      let late = places.indices.contains(index - 18) ? [square(x: Double(places[index - 18]))] : []
      let tag = ElementTag(id: "content")
      return [
        .group(
          ElementGroup(tag, offset: CGPoint(x: 0, y: y), children: [word("a")] + late)
        )
      ]
    }
    let keyframes = try lines(film(frames)).filter { $0.hasPrefix("@keyframes") }
    let keys = keyframes.filter { $0.contains("X(") || $0.contains("translate(") }
    #expect(keys.count == 1 && keys[0].count { $0 == "%" } < 10, "\(keyframes)")
  }

  @Test func `what is there for one frame does not fade`() throws {
    let guest = square(ElementTag(id: "guest"))
    let text = try lines(film([[], [guest], [], [guest], [], []]))
    #expect(text.contains(".a{animation-name:a}"))
    #expect(
      text.contains("@keyframes a{0%,33.3333%,66.6666%,to{opacity:0}16.6666%,50%{opacity:1}}")
    )
  }

  @Test func `what jumps does not go through what is between`() throws {
    let places = [0, 0, 0, 200, 200].map { [square(x: $0)] }
    let rule = try #require(try lines(film(places)).first { $0.hasPrefix("@keyframes") })
    #expect(rule == "@keyframes a{0%{transform:translateX(-200px)}60%,to{transform:translateX(0)}}")
  }

  @Test func `a film in which nothing moves has no keyframes`() throws {
    let text = try lines(film([[square()], [square()]]))
    #expect(!text.contains { $0.hasPrefix("@") || $0.contains("m-") }, "\(text)")
  }

  @Test func `a film that is played once keeps its last frame`() throws {
    let places = [0, 10].map { [square(x: $0)] }
    let text = try lines(film(places, isRepeated: false))
    #expect(text.contains(".m-{animation:200ms step-end both}"))
  }

  @Test func `the still picture is what stands in the file`() throws {
    let places = [0, 10, 20].map { [square(x: $0)] }
    let text = try lines(film(places, still: places[1]))
    #expect(
      text.contains(##"<rect class="m- a" x="10" width="10" height="10" fill="#ffffff"/>"##)
    )
    #expect(
      text.contains(
        "@keyframes a{0%{transform:translateX(-10px)}66.6666%,to{transform:translateX(10px)}}"
      )
    )
  }

  @Test func `names differ in more than case, and a page keeps its own`() throws {
    let frames = (0..<3).map { frame in
      (0..<900).map { index in
        square(ElementTag(id: "s\(index)"), x: Double(frame * (index + 1)))
      }
    }
    let text = try lines(film(frames), prefix: "p-")
    let names = text.compactMap { line in line.firstMatch(of: /^\.([^{]+)\{/).map { $0.output.1 } }
    #expect(names.count == 901)
    #expect(Set(names.map { $0.lowercased() }).count == 901)
    #expect(names.allSatisfy { $0.hasPrefix("p-") && $0 == $0.lowercased() })
    let words = text.compactMap { $0.firstMatch(of: /class="([^"]+)"/).map { $0.output.1 } }
    #expect(Set(words.flatMap { $0.split(separator: " ") }) == Set(names))
  }

  @Test(arguments: [("1a.", "\\31 a\\.m-"), ("-", "\\-m-"), ("é", "ém-")])
  func `a prefix is one in the style too`(_ prefix: String, _ name: String) throws {
    let text = try lines(film([0, 10].map { [square(x: $0)] }), prefix: prefix)
    #expect(text.contains(".\(name){animation:200ms step-end infinite}"), "\(text)")
  }

  @Test func `one file has both appearances`() throws {
    let light = [0, 10].map { [square(x: $0)] }
    let dark = light.map { $0 + [word("Row")] }
    let text = try lines(film(light), dark: film(dark))
    #expect(text.contains(".light{display:none}"))
    #expect(text.contains(##"<g class="light">"##))
    #expect(text.contains(##"<g class="dark" display="none">"##))
    // Both move alike, by the same keys.
    #expect(text.filter { $0.hasPrefix("@keyframes") }.count == 1)
  }

  /// Returns a row of ten points with a line at its lower edge.
  private func row(_ name: String, y: CGFloat, color: UInt32 = 0xFFFFFF) -> ScreenElement {
    func rectangle(_ y: CGFloat, _ height: CGFloat, _ color: Color) -> ScreenElement {
      .fill(.rectangle(CGRect(x: 0, y: y, width: 10, height: height), cornerRadius: 0), color)
    }
    return .group(
      ElementGroup(
        ElementTag(id: name),
        offset: CGPoint(x: 0, y: y),
        children: [rectangle(0, 10, Color(rgb: color)), rectangle(9.667, 0.333, .black)]
      )
    )
  }

  /// Returns the heights of the rows' grounds of a film.
  private func heights(_ frames: [[ScreenElement]]) throws -> [String] {
    try lines(film(frames)).compactMap { line in
      line.firstMatch(of: /<rect.* height="(\d\d[^"]*)" fill/).map { String($0.output.1) }
    }
  }

  @Test func `a ground goes on under one that touches it`() throws {
    let rows = [row("a", y: 0), row("b", y: 10, color: 0xFF0000), row("c", y: 20, color: 0xFF)]
    #expect(try heights([rows, rows]) == ["12", "12", "10"])
    #expect(try heights([rows.reversed(), rows.reversed()]) == ["12", "12", "10"])
  }

  @Test func `a ground ends where what goes on would be seen`() throws {
    let rows = [row("a", y: 0), row("b", y: 10, color: 0xFF0000)]
    let moved = [row("a", y: 0), row("b", y: 10.5, color: 0xFF0000)]
    #expect(try heights([rows, moved]) == ["10", "10"])
    #expect(try heights([rows, [rows[0]]]) == ["10", "10"])
    // Beyond the lower edge of the picture nothing is seen.
    let lowest = [row("a", y: 470), row("b", y: 480, color: 0xFF0000)]
    #expect(try heights([lowest, [lowest[0]]]) == ["12", "10"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `a number that a file cannot hold is refused with the name of its element`(
    _ number: CGFloat
  ) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let shape = Shape(ElementTag(id: "lost"), .rectangle(rect, cornerRadius: 0), fill: .white)
    let path = Shape(.none, .path([.move(CGPoint(x: number, y: 0))]), fill: .white)
    let wide = Shape(.none, .rectangle(rect, cornerRadius: number), fill: .white)
    for element in [
      square(ElementTag(id: "lost"), x: number),
      .shape(shape).inGroup(at: CGPoint(x: 0, y: number)),
      .shape(path), .shape(wide),
      .text(TextRun(.none, "Row", at: .zero, fontSize: number, width: 4, color: .black)),
    ] as [ScreenElement] {
      #expect(throws: SVGWritingError.self) { try lines(film([[square()], [element]])) }
      #expect(throws: SVGWritingError.self) { try lines(film([[element], [square()]])) }
    }
  }

  @Test func `frames in a row that are the same are one shot`() {
    let film = film([[square()], [square()], [square(x: 5)], [square(x: 5)]])
    #expect(film.shots.map(\.duration) == [.milliseconds(200), .milliseconds(200)])
    #expect(film.duration == .milliseconds(400))
  }
}

extension ScreenElement {
  /// Returns a group of the element alone, at a place.
  fileprivate func inGroup(at offset: CGPoint) -> Self {
    .group(ElementGroup(.none, offset: offset, children: [self]))
  }
}
