import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import ScreenFrames
import Testing

/// The names of guides and constraints over a screen.
@Suite struct `Labels of guides` {
  private func frame(_ scene: String, _ steps: String = "snapshot: now") throws -> ScreenFrame {
    let report = ScenarioPlayer.play(try scenario(steps, scene: scene))
    return try #require(report.snapshots.last?.frame)
  }

  /// The texts on plates, with their plates.
  private func labels(_ frame: ScreenFrame) -> [(text: String, plate: CGRect)] {
    var labels: [(String, CGRect)] = []
    func visit(_ elements: [ScreenElement]) {
      var plate: CGRect?
      for element in elements {
        switch element {
        case .group(let group): visit(group.children)
        case .shape(let shape):
          if case .rectangle(let rect, _) = shape.outline { plate = rect }
        case .text(let text): if let plate { labels.append((text.string, plate)) }
        }
      }
    }
    let guides = frame.elements.filter { element in
      if case .group(let group) = element { group.tag.id.hasPrefix("guides.") } else { false }
    }
    visit(guides)
    return labels
  }

  private func constraints(_ show: String) -> String {
    """
    overlay:
      constraints:
        - touchView.width == superview.width * 0.2 + 5
        - touchView.leading == superview.safeArea.leading + 8
        - {constraint: touchView.top >= superview.safeArea.top, id: below-bar}
        - touchView.top == superview.top @ 250
        - touchView.bottom == superview.bottom - 16
    show: [\(show)]
    """
  }

  @Test func `the label of a constraint is the constraint`() throws {
    let texts = labels(try frame(constraints("constraints"))).map(\.text)
    #expect(texts.contains("width == 0.2 * superview.width + 5"))
    #expect(texts.contains { $0.hasPrefix("leading == ") && $0.hasSuffix(" + 8") })
    #expect(texts.contains { $0.hasPrefix("top >= ") && $0.contains("below-bar") })
    #expect(texts.contains("top == superview.top @250"))
    #expect(texts.contains("bottom == superview.bottom - 16"))
  }

  @Test(arguments: [
    ("superview.width * 0.6666666 + 0.0000001", "0.6666666 * superview.width + 1e-07"),
    ("superview.width * 0.00012 + 5.123456789", "0.00012 * superview.width + 5.123456789"),
    ("superview.width / 3 - 0.1", "0.333333 * superview.width - 0.1"),
  ])
  func `the numbers of a label have their digits`(_ sum: String, _ text: String) throws {
    let scene = """
      overlay:
        constraints:
          - touchView.width == \(sum)
          - touchView.leading == superview.leading
          - touchView.top == superview.top
          - touchView.bottom == superview.bottom
      show: [constraints]
      """
    #expect(labels(try frame(scene)).map(\.text).contains("width == \(text)"))
  }

  @Test func `labels lie over all lines`() throws {
    let frame = try frame(constraints("safe-area, constraints, touch-view"))
    let areLabels = frame.elements.compactMap { element -> Bool? in
      guard case .group(let group) = element, group.tag.id.hasPrefix("guides.") else { return nil }
      return group.tag.role == "guide-label"
    }
    #expect(areLabels.count { $0 } >= 5)
    #expect(!areLabels.drop { !$0 }.contains(false))
  }

  @Test func `it is the value where that is asked for`() throws {
    let texts = labels(try frame(constraints("constraint-values"))).map(\.text)
    #expect(texts.contains("83.67 pt"))
    #expect(texts.contains("8 pt") && texts.contains("16 pt"))
  }

  @Test(
    arguments: [
      (.forceRightToLeft, .unspecified), (.forceLeftToRight, .forceRightToLeft),
    ] as [(View.SemanticContentAttribute, View.SemanticContentAttribute)]
  )
  func `leading is where the view that holds the constraint has it`(
    _ own: View.SemanticContentAttribute,
    holder: View.SemanticContentAttribute
  ) throws {
    let overlay = """
      overlay:
        constraints:
          - touchView.leading == superview.leading + 30
          - touchView.width == 50
          - touchView.top == superview.top
          - touchView.bottom == superview.bottom
      """
    let simulation = Simulation(try scenario("wait: 1s", scene: overlay).scene)
    let superview = try #require(simulation.tableView.superview)
    let touchView = try #require(
      superview.subviews.first { $0.accessibilityIdentifier == "touchView" }
    )
    superview.semanticContentAttribute = holder
    touchView.semanticContentAttribute = own
    simulation.window.layoutIfNeeded()
    let isMirrored = holder == .forceRightToLeft
    #expect(touchView.frame.minX == (isMirrored ? superview.bounds.width - 80 : 30))
    let frame = simulation.frame(named: "now", showing: [.constraintValues])
    #expect(labels(frame).map(\.text).contains("30 pt"))
  }

  @Test func `the label of a length is at the middle of its line`() throws {
    let overlay = """
      overlay:
        constraints:
          - touchView.leading == superview.leading + 30
          - touchView.width == 240
          - touchView.top == superview.top + 100
          - touchView.height == 400
      show: [constraints]
      """
    let plates = Dictionary(
      labels(try frame(overlay)).map { ($0.text, $0.plate) },
      uniquingKeysWith: { first, _ in first }
    )
    let (width, height) = (plates["width == 240"], plates["height == 400"])
    #expect(try #require(width).midX == 150)
    #expect(try #require(height).midY == 300)
  }

  @Test func `baselines of a view without text are its edges`() throws {
    let overlay = """
      overlay:
        constraints:
          - touchView.firstBaseline == superview.top + 130
          - touchView.lastBaseline == superview.bottom - 70
          - touchView.leading == superview.leading + 5
          - touchView.width == 50
      show: [constraint-values]
      """
    let texts = labels(try frame(overlay)).map(\.text)
    #expect(texts.contains("130 pt") && texts.contains("70 pt"), "\(texts)")
  }

  @Test(arguments: ["portrait", "landscape"])
  func `labels keep clear of each other, of the finger and of the edge`(_ way: String) throws {
    let frame = try frame(
      constraints("finger, safe-area, margins, constraints, touch-view")
        + "\norientation: \(way)",
      "press: {at: row 2 on touchView, taken-by: touchView}\nsnapshot: now"
    )
    let labels = labels(frame)
    #expect(labels.count >= 7)
    let screen = CGRect(origin: .zero, size: frame.size)
    for (index, label) in labels.enumerated() {
      #expect(screen.contains(label.plate), "\(label.text)")
      for other in labels.dropFirst(index + 1) {
        #expect(!other.plate.intersects(label.plate), "\(label.text) and \(other.text)")
      }
      for case .group(let finger) in frame.elements where finger.tag.role == "finger" {
        let circle = CGRect(x: finger.offset.x - 22, y: finger.offset.y - 22, width: 44, height: 44)
        #expect(!label.plate.intersects(circle), "\(label.text)")
      }
    }
  }

  @Test(arguments: [
    ("constraints, touch-view", "iPhone 15"), ("constraint-values, scroll-zones", "iPhone 15"),
    ("outlines", "iPhone 15"), ("hit-areas, selected-rows", "iPhone 15"),
    ("safe-area, margins, readable-width, outlines", "iPhone 17"),
  ])
  func `labels cover neither the clock nor the texts of rows`(
    _ show: String,
    _ device: String
  ) throws {
    let frame = try frame(
      "device: \(device)\ntitle: Inbox\nshow: [\(show)]",
      "press: {at: row 2 on touchView, taken-by: touchView}\nmove: {to: row 6, within: 400ms}\nsnapshot: now"
    )
    let screen = frame.elements.filter { element in
      if case .group(let group) = element { !group.tag.id.hasPrefix("guides.") } else { false }
    }
    let bounds = CGRect(origin: .zero, size: frame.size)
    let texts = screen.flatMap { $0.texts() }.filter(bounds.contains)
    let labels = labels(frame)
    #expect(labels.count > 2 && texts.count > 30)
    for label in labels {
      let covered = texts.filter(label.plate.intersects)
      #expect(covered.isEmpty, "\(label.text): \(covered)")
    }
  }

  @Test(arguments: [("iPhone 17", 0), ("iPhone 17", 8), ("iPhone 17", 40), ("iPhone 15", 130)])
  func `the name of a row lies on what is seen of it`(_ device: String, _ offset: Int) throws {
    let made = try scenario(
      "snapshot: now",
      table: "{rows: 40, row-height: 52, style: inset-grouped, content-offset: \(offset)}",
      scene: "device: \(device)\ntitle: Contact\nright-items: [Done]\nshow: [outlines]"
    )
    let frame = try #require(ScenarioPlayer.play(made).snapshots.last?.frame)
    let names = labels(frame).filter { $0.text.hasPrefix("row ") }
    #expect(names.count > 8)
    for (text, plate) in names {
      let outline = try #require(frame.shownBox { $0.id == "guides.outline-\(text)" })
      let shared = outline.intersection(plate)
      #expect(shared.width > plate.width - 1 && shared.height > plate.height - 1, "\(text)")
    }
  }

  @Test func `the name of a view lies on it or beside it, and on no other one`() throws {
    let made = try scenario(
      "snapshot: now",
      table: """
        {separators: false, rows: [{text: "Have you seen it?"}, {text: Not yet!}, {text: I will try.}],
        cell: {views: [{name: bubble, background: gray-5, views: [{name: words, label: "{text}"}],
        constraints: ["H:|-14-[words]-14-|", "V:|-8-[words]-8-|"]}],
        constraints: [bubble.leading = contentView.margins.leading, bubble.top = contentView.top + 4,
        bubble.bottom = contentView.bottom - 4]}}
        """.replacing("\n", with: " "),
      scene: "device: iPhone 16\ntitle: Ada\noverlay: none\nshow: [outlines]"
    )
    let frame = try #require(ScenarioPlayer.play(made).snapshots.last?.frame)
    let outlines = frame.elements.flatMap { $0.outlines(named: ["bubble", "words"]) }
    let plates = labels(frame).filter { ["bubble", "words"].contains($0.text) }
    #expect(outlines.count == 6 && plates.count >= 5, "\(plates)")
    for (text, plate) in plates {
      let touched = outlines.filter { $0.box.insetBy(dx: -3, dy: -3).intersects(plate) }
      #expect(touched.contains { $0.name == text }, "\(text) \(plate)")
      let row = frame.elements.flatMap { $0.outlines(named: ["row 0", "row 1", "row 2"]) }
        .first { $0.box.intersects(plate) }
      #expect(row?.box.insetBy(dx: -1, dy: -1).holds(plate) == true, "\(text) \(plate)")
    }
  }

  @Test
  func `names of touch areas stand beside the texts of rows where the touch view leaves room`()
    throws
  {
    let scene = """
      device: iPhone 15
      overlay:
        constraints: [touchView.leading == superview.leading + 110, touchView.trailing == superview.trailing - 16, touchView.top == superview.safeArea.top + 30, touchView.bottom == superview.bottom - 154]
      show: [hit-areas]
      """
    let report = ScenarioPlayer.play(
      try scenario("snapshot: now", table: "{rows: 40, row-height: 44}", scene: scene)
    )
    let frame = try #require(report.snapshots.last?.frame)
    let labels = labels(frame).filter { $0.text.hasPrefix("row") }
    let texts = frame.elements.filter { element in
      if case .group(let group) = element { !group.tag.id.hasPrefix("guides.") } else { false }
    }.flatMap { $0.texts() }
    #expect(labels.count > 10)
    for label in labels {
      #expect(!texts.contains(where: label.plate.intersects), "\(label)")
    }
  }

  @Test func `names of own constraints stand beside the views that they measure`() throws {
    let scene = """
      device: iPhone 15
      overlay: none
      views:
        - {name: a, label: First label, background: blue}
        - {name: b, label: Second, background: teal}
      constraints: [a.leading == superview.leading + 8, a.top == superview.safeArea.bottom - 100, b.leading == a.trailing + 12, b.width == 0.75 * a.width, b.top == a.top]
      show: [constraints]
      """
    let report = ScenarioPlayer.play(
      try scenario("snapshot: now", table: "{rows: 3, row-height: 44}", scene: scene)
    )
    let frame = try #require(report.snapshots.last?.frame)
    let labels = labels(frame)
    #expect(labels.count >= 3, "\(labels)")
    let views = ["a", "b"].compactMap { name in frame.shownBox { $0.view == name } }
    #expect(views.count == 2)
    for label in labels {
      #expect(!views.contains(where: label.plate.intersects), "\(label): \(views)")
    }
  }

  /// A crowded bar leaves little room at the top, on either system and in either direction.
  private static func crowded(_ show: String, _ direction: String) -> String {
    """
    title: Messages
    left-items: [Cancel]
    right-items: [Done, Edit]
    toolbar: true
    direction: \(direction)
    overlay: {kind: scroll-and-select}
    show: [\(show)]
    """
  }

  @Test(
    arguments: [
      "constraints", "constraint-values", "outlines", "hit-areas", "scroll-zones",
      "finger, safe-area, margins, readable-width, touch-view, scroll-zones, hit-areas, outlines, selected-rows",
    ],
    [
      "iPhone 15", "iPhone 17", "iPhone SE (3rd generation)", "iPhone 11",
    ]
  )
  func `no name covers a sign of the status bar, the island or the home indicator`(
    _ show: String,
    _ device: String
  ) throws {
    for direction in ["left-to-right", "right-to-left"] {
      let frame = try frame(
        "device: \(device)\n" + Self.crowded(show, direction),
        "fling: {from: row 8, direction: up, velocity: 600}\nsettle\nsnapshot: now"
      )
      let signs = frame.elements.flatMap(\.statusSigns)
      let labels = labels(frame)
      #expect(signs.count >= 4 && labels.count >= 2)
      for label in labels {
        let covered = signs.filter(label.plate.intersects)
        #expect(covered.isEmpty, "\(direction), \(label.text): \(covered)")
      }
    }
  }

  @Test(arguments: [("iPhone 15", true), ("iPhone SE (3rd generation)", false)])
  func `grounds end at round corners`(_ device: String, _ isRound: Bool) throws {
    let frame = try frame("device: \(device)\nshow: [scroll-zones]")
    let group = frame.elements.compactMap { element -> ElementGroup? in
      if case .group(let group) = element, group.tag.id == "guides.grounds" { group } else { nil }
    }.first
    #expect((group != nil) == isRound)
    if let group {
      #expect(group.clip == CGRect(origin: .zero, size: frame.size))
      #expect(!group.clipPath.isEmpty && group.children.count == 4)
    }
  }
}

extension ScreenElement {
  /// The boxes of the outlines of views with some names.
  fileprivate func outlines(named names: [String]) -> [(name: String, box: CGRect)] {
    guard case .group(let group) = self, group.tag.role == "outline",
      let name = group.tag.facts.list.first(where: { $0.name == "name" })?.value,
      names.contains(name)
    else { return [] }
    return [(name, bounds)]
  }
}
