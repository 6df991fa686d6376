import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The names of constraints of a bar with a field, of which there are more than there is room for.
@Suite struct NamesOfConstraintsTests {
  private static let scene = """
    device: iPhone 17
    overlay: none
    views:
      - name: composer
        background: gray-6
        views:
          - {name: message, text-field: "", placeholder: Message}
          - {name: send, button: Send, hugging: 750}
        constraints:
          - message.leading = superview.margins.leading + 8
          - message.trailing = send.leading - 8
          - send.trailing = superview.margins.trailing - 8
          - send.centerY = message.centerY
          - message.top = superview.top + 8
          - message.bottom = superview.safeArea.bottom - 8
          - message.height = 36
    constraints:
      - composer.leading = superview.leading
      - composer.trailing = superview.trailing
      - composer.bottom = superview.bottom
    """

  @Test(arguments: ["constraints", "constraint-values"], [nil, "composer"])
  func `they cover neither a word nor the field`(_ show: String, _ crop: String?) throws {
    let made = try scenario(
      "snapshot: now",
      table: "{rows: 12}",
      scene: "\(Self.scene)\nshow: [\(show)]"
    )
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    let frame = try #require(run.report.snapshots.last?.frame)
    var framing = Picture.Framing()
    framing.crop = crop.map { .view($0) }
    let screen = try frame.framed(by: framing, on: made.scene.environment, with: moment.areas)
    let field = try #require(moment.areas.views["message"])
    let words = frame.elements.filter { !$0.isGuide }.flatMap { $0.texts() }
    let names = screen.frame.elements.guideNames(at: .zero)
    // The part has room for two equations, and for more values, which are shorter.
    #expect(names.count >= (crop == nil ? 8 : show == "constraints" ? 2 : 3))
    for name in names.map({ $0.offsetBy(dx: screen.shown.minX, dy: screen.shown.minY) }) {
      #expect(!name.intersects(field), "\(name)")
      #expect(!words.contains(where: name.intersects), "\(name)")
    }
    let isNoted = !(moment.unnamedGuides + screen.unnamedGuides).isEmpty
    #expect(isNoted || names.count == 10)
  }

  private static let profile = """
    device: iPhone 16
    title: Profile
    overlay: none
    views:
      - {name: photo, box: [96, 96], color: indigo}
      - {name: heading, label: Grace Hopper, text-style: title-2}
      - {name: call, button: Call, background: gray-6}
    constraints:
      - photo.centerX = superview.centerX
      - photo.top = superview.safeArea.top + 24
      - heading.centerX = superview.centerX
      - heading.top = photo.bottom + 12
      - call.top = heading.bottom + 20
      - call.leading = superview.margins.leading
      - call.trailing = superview.margins.trailing
      - call.height = 50
    """

  @Test(arguments: ["constraints", "constraint-values"], [nil, "call"])
  func `one that stands apart from its line is joined to it`(_ show: String, _ crop: String?) throws
  {
    let made = try scenario(
      "snapshot: now",
      table: "{rows: 0}",
      scene: "\(Self.profile)\nshow: [\(show)]"
    )
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    let frame = try #require(run.report.snapshots.last?.frame)
    var framing = Picture.Framing()
    framing.crop = crop.map { .view($0) }
    framing.padding = 80
    let screen = try frame.framed(by: framing, on: made.scene.environment, with: moment.areas)
    let groups = screen.frame.elements.guideGroups
    let names = groups.filter { $0.key.hasSuffix(".label") }
    #expect(names.count >= 3)
    for (id, name) in names {
      let thing = id.dropLast(".label".count)
      let line = try #require(groups[String(thing)])
      let distance = max(
        name.minX - line.maxX,
        line.minX - name.maxX,
        name.minY - line.maxY,
        line.minY - name.maxY
      )
      let leader = groups["\(thing).leader"]
      #expect(distance < 12 || leader != nil, "\(id)")
      #expect(distance > 4 || leader == nil, "\(id)")
      guard let leader = leader?.insetBy(dx: -1, dy: -1) else { continue }
      #expect(leader.intersects(line) && leader.intersects(name), "\(id)")
    }
  }

  /// The names of outlines have the room near by.
  @Test func `in a crowd they stand where there is room, however far away`() throws {
    let made = try scenario(
      "snapshot: now",
      table: "{rows: [Ada, Bob, Cleo, Dan, Eve, Flo]}",
      scene: """
        device: iPhone 17
        title: Profile
        overlay: none
        show: [constraints, outlines]
        views:
          - {name: photograph, box: [96, 96], color: indigo}
          - {name: heading, label: Grace Hopper, text-style: title-2}
          - {name: callbutton, button: Call, background: gray-6}
        constraints:
          - photograph.centerX = superview.centerX
          - photograph.top = superview.safeArea.top + 324
          - heading.centerX = superview.centerX
          - heading.top = photograph.bottom + 12
          - callbutton.top = heading.bottom + 20
          - callbutton.leading = superview.margins.leading
          - callbutton.trailing = superview.margins.trailing
          - callbutton.height = 50
        """
    )
    let run = AnnotatedRun(made)
    let unnamed = try #require(run.moments["now"]).unnamedGuides
    #expect(unnamed.isEmpty, "\(unnamed)")
    // No line goes through a word but that which begins in it: of the middle of the heading.
    let elements = try #require(run.report.snapshots.last?.frame).elements
    let words = SeenScreen(elements.filter { !$0.isGuide }).texts
    let struck = elements.leaders.filter { leader in
      words.contains { $0.isCrossed(from: leader.points[0], to: leader.points[1]) }
    }
    #expect(struck.map(\.id) == ["guides.views-constraint-3.leader"])
  }

  /// Views at the top of the screen, with open places and a conflict, over rows that are selected.
  @Test(arguments: ["all, hit-areas", "constraint-values"])
  func `in a crowd they cover no title and touch no sign of the status bar`(
    _ show: String
  ) throws {
    let made = try scenario(
      "snapshot: now",
      table: "{rows: 30, editing: true, selected: [3, 4, 5, 9]}",
      scene: """
        device: iPhone 17 Pro
        title: Ghosts
        overlay: {kind: scroll-and-select}
        show: [\(show)]
        views: [{name: card, box: [10, 10]}, {name: tip, label: A tip}, {name: bar, box: [20, 20]}]
        constraints:
          - card.width == 100
          - card.height == 40
          - card.leading == superview.leading + 150
          - tip.top == superview.safeArea.top + 30
          - bar.height == 40
          - bar.top == superview.safeArea.top + 200
          - bar.bottom == superview.safeArea.bottom - 200
          - bar.leading == superview.leading + 120
          - bar.width == 60
        """
    )
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    let own = frame.elements.filter { !$0.isGuide }
    let title = try #require(
      own.texts(where: { $0 == "Ghosts" }).first
    )
    let signs = own.flatMap(\.statusSigns).map { $0.insetBy(dx: -1.5, dy: -1.5) }
    for name in frame.elements.guideNames(at: .zero) {
      #expect(!name.intersects(title), "\(name)")
      #expect(!signs.contains(where: name.intersects), "\(name)")
    }
    // What another layer names has its name.
    let said = frame.elements.filter(\.isGuide).flatMap(\.strings)
    let unnamed = try #require(run.moments["now"]).unnamedGuides.map(\.name)
    #expect(!unnamed.contains(where: said.contains), "\(unnamed)")
  }

  /// A bar over rows whose texts, but for the covered ones, are in the way.
  @Test(arguments: ["iOS 18", "iOS 26"], ["constraints", "constraint-values"])
  func `the lines that join them cross no word and no other name`(
    _ system: String,
    _ show: String
  ) throws {
    let made = try scenario(
      "snapshot: now",
      table: "{row-height: 52, rows: 14, detail: 'Artist {row}'}",
      scene: """
        device: iPhone 16
        system: \(system)
        title: Songs
        overlay: none
        show: [\(show)]
        views:
          - {name: player, box: [40, 64], color: secondary-background}
          - {name: song, label: "Song 3", text-style: headline}
        constraints:
          - player.leading = superview.leading + 12
          - player.trailing = superview.trailing - 12
          - player.bottom = superview.bottom - 42
          - song.leading = player.leading + 16
          - song.centerY = player.centerY
        """
    )
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    let words = SeenScreen(frame.elements.filter { !$0.isGuide }).texts
    let groups = frame.elements.guideGroups
    let names = groups.filter { $0.key.contains("constraint-") && $0.key.hasSuffix(".label") }
    #expect(names.count == 5)
    #expect(try #require(run.moments["now"]).unnamedGuides.isEmpty)
    for leader in frame.elements.leaders {
      let (from, to) = (leader.points[0], leader.points[1])
      let struck = words.filter { $0.isCrossed(from: from, to: to) }
      #expect(struck.isEmpty, "\(leader.id) \(struck)")
      let crossed = names.filter { $0.value.insetBy(dx: 1, dy: 1).isCrossed(from: from, to: to) }
      #expect(crossed.isEmpty, "\(leader.id) \(crossed)")
    }
  }
}

extension [ScreenElement] {
  /// Returns the areas of words, from the origin of the elements.
  fileprivate func texts(where isWanted: (String) -> Bool) -> [CGRect] {
    flatMap { element -> [CGRect] in
      switch element {
      case .group(let group):
        group.children.texts(where: isWanted)
          .map { $0.offsetBy(dx: group.offset.x, dy: group.offset.y) }
      case .text(let run): isWanted(run.string) ? element.texts() : []
      case .shape: []
      }
    }
  }

  /// The lines that join names of constraints to them, from end to end.
  fileprivate var leaders: [(id: String, points: [CGPoint])] {
    compactMap { element in
      guard case .group(let group) = element, group.tag.id.hasSuffix(".leader"),
        case .shape(let shape)? = group.children.first, case .path(let path) = shape.outline
      else { return nil }
      let points = path.compactMap { command -> CGPoint? in
        switch command {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
      return (group.tag.id, points)
    }
  }

  /// The boxes of all groups of guides among the elements and inside them, by their identity.
  fileprivate var guideGroups: [String: CGRect] {
    reduce(into: [:]) { groups, element in
      guard case .group(let group) = element else { return }
      if element.isGuide { groups[group.tag.id] = element.bounds }
      let (dx, dy) = (group.offset.x, group.offset.y)
      groups.merge(group.children.guideGroups.mapValues { $0.offsetBy(dx: dx, dy: dy) }) { $1 }
    }
  }
}
