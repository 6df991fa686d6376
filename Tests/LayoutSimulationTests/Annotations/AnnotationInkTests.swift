import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The inks of words around screens on a background of any color.
@Suite struct AnnotationInkTests {
  /// A background behind screens of an appearance.
  struct GroundRow: CustomTestStringConvertible {
    let testDescription: String
    let style: InterfaceStyle
    let page: Color?
  }

  @Test(arguments: [
    GroundRow(testDescription: "the usual light one", style: .light, page: nil),
    GroundRow(testDescription: "the usual dark one", style: .dark, page: nil),
    GroundRow(testDescription: "a dark one of light screens", style: .light, page: .navy),
    GroundRow(testDescription: "a dark one of dark screens", style: .dark, page: .navy),
    GroundRow(testDescription: "a white one of dark screens", style: .dark, page: .white),
    GroundRow(testDescription: "a black one of light screens", style: .light, page: .black),
    GroundRow(testDescription: "one that is half clear", style: .light, page: .veil),
    GroundRow(testDescription: "a middle gray", style: .light, page: Color(rgb: 0x777777)),
    GroundRow(testDescription: "a middle gray of dark screens", style: .dark, page: .middleGray),
    GroundRow(testDescription: "a loud color", style: .light, page: Color(rgb: 0xFF2D55)),
  ])
  func `all words around screens can be read`(_ row: GroundRow) throws {
    let words = try words(in: picture(row.style, on: row.page))
    let texts = Set(words.map(\.string))
    #expect(texts.isSuperset(of: ["Beside it", "all", "44 pt", "Below all", "now  0.00 s"]))
    let ground = try #require(row.page.map { $0.over(.white) } ?? usual(row.style))
    for word in words {
      #expect(contrast(word.color, ground) >= 4.5, "'\(word.string)' in \(word.color)")
    }
  }

  @Test func `a line to the screen has the ink of each ground`() throws {
    let ids = try picture(.light, on: .navy).groups.map(\.tag.id)
    #expect(ids.contains { $0.hasSuffix("ground-annotations") })
    #expect(try !picture(.light, on: nil).groups.contains { $0.tag.id.contains("ground-") })
  }

  @Test func `the thin lines of a measure end at words`() {
    func cuts(_ items: String) -> Int {
      let screen = EverydayScreen(
        "thin lines below \(items)",
        """
        device: iPhone 16
        system: iOS 18
        title: Card
        left-items: \(items)
        overlay: none
        table: {rows: 0}
        views: [{name: card, box: [250, 100]}]
        constraints: [card.leading = superview.leading + 16, card.centerY = superview.centerY]
        """,
        annotating: "measure: view card.width, side: top"
      )
      let frames = AnnotatedScreen.frames(
        [(screen: screen.screen, moment: screen.moment)],
        .beside,
        style: .light
      )
      let art = frames[0].groups.filter { $0.tag.role == "annotations" }
      return art.flatMap(\.children).count {
        if case .group(let group) = $0 { group.clipsEvenOdd } else { false }
      }
    }
    #expect(cuts("[]") == 0)
    #expect(cuts("[Cancel]") == 1)
  }

  @Test(arguments: [InterfaceStyle.light, .dark])
  func `lines on a screen have the ink of its appearance, whatever that of the page`(
    _ style: InterfaceStyle
  ) throws {
    let page: InterfaceStyle = style == .dark ? .light : .dark
    let picture = try picture(style, on: nil, of: page)
    let accents: [InterfaceStyle: Color] = [
      .light: Color(rgb: 0x0B57D0), .dark: Color(rgb: 0x8AB4F8),
    ]
    for group in picture.groups where group.tag.role == "annotations" {
      let ink = group.tag.id.hasSuffix("ground-annotations") ? page : style
      let colors = Set(group.children.flatMap(\.strokes).map(\.color))
      #expect(colors.contains(try #require(accents[ink])), "\(group.tag.id)")
      #expect(!colors.contains(try #require(accents[ink == .dark ? .light : .dark])))
    }
    #expect(picture.groups.count { $0.tag.role == "annotations" } == 2)
  }

  private func usual(_ style: InterfaceStyle) -> Color? {
    style == .dark ? Color(rgb: 0x161618) : .white
  }

  /// Returns a strip of a screen, with annotations, a legend and a caption.
  private func picture(
    _ style: InterfaceStyle,
    on page: Color?,
    of pageStyle: InterfaceStyle? = nil
  ) throws -> ScreenFrame {
    let text = """
      layoutsim: 2
      name: test
      scene: {theme: \(style == .dark ? "dark" : "light"), table: {rows: 9, row-height: 44}}
      steps: [{snapshot: now}]
      annotate:
        - {at: row 2, text: Beside it}
        - {measure: row 4.height}
        - {bracket: rows 2..4, text: all}
        - {caption: Below all}
      """
    let (read, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let made = try #require(read)
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    let moment = try #require(run.moments["now"])
    let frames = AnnotatedScreen.frames(
      [(screen: FramedScreen(frame), moment: moment)],
      .beside,
      style: pageStyle ?? style,
      page: page
    )
    let style = pageStyle ?? style
    var strip = FilmStrip.joined(frames, named: "a", style: style, page: page)
    strip = AnnotatedScreen.withLegend(strip, of: made.annotations, style: style, page: page)
    return strip
  }

  /// Returns the words outside of the screen.
  private func words(in frame: ScreenFrame) -> [TextRun] {
    func words(_ elements: [ScreenElement]) -> [TextRun] {
      elements.flatMap { element -> [TextRun] in
        switch element {
        case .group(let group): group.tag.role == "screen" ? [] : words(group.children)
        case .text(let run): [run]
        case .shape: []
        }
      }
    }
    return words(frame.elements)
  }

  /// Returns the contrast ratio of WCAG 2.2.
  private func contrast(_ one: Color, _ other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      zip([color.red, color.green, color.blue], [0.2126, 0.7152, 0.0722]).reduce(0) {
        sum,
        channel in
        let value = Double(channel.0) / 255
        return sum + channel.1
          * (value > 0.04045 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92)
      }
    }
    let both = [luminance(one), luminance(other)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }
}

extension Color {
  fileprivate static let navy = Self(rgb: 0x203040)
  fileprivate static let middleGray = Self(rgb: 0x777777)
  fileprivate static let veil = Self(rgb: 0x000000, opacity: 0.5)

  fileprivate func over(_ ground: Self) -> Self {
    func channel(_ path: KeyPath<Self, UInt8>) -> UInt32 {
      let (upper, lower) = (Double(self[keyPath: path]), Double(ground[keyPath: path]))
      return UInt32((upper * opacity + lower * (1 - opacity)).rounded())
    }
    return Self(rgb: channel(\.red) << 16 | channel(\.green) << 8 | channel(\.blue))
  }
}

extension ScreenFrame {
  /// All groups in the picture.
  fileprivate var groups: [ElementGroup] {
    func groups(_ elements: [ScreenElement]) -> [ElementGroup] {
      elements.flatMap { element -> [ElementGroup] in
        if case .group(let group) = element { [group] + groups(group.children) } else { [] }
      }
    }
    return groups(elements)
  }
}

extension ScreenElement {
  /// The lines in it.
  fileprivate var strokes: [Stroke] {
    switch self {
    case .group(let group): group.children.flatMap(\.strokes)
    case .shape(let shape): [shape.stroke].compactMap(\.self)
    case .text: []
    }
  }
}
