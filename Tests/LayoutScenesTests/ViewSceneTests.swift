import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import Testing

@Suite struct `Views in a file` {
  private func file(_ scene: String, steps: String = "  - wait: 1s") -> String {
    """
    layoutsim: 2
    name: a test
    scene:
    \(scene)
    steps:
    \(steps)
    """
  }

  private static let bar = """
      table: {rows: 3}
      overlay: none
      views:
        - name: bar
          behind: true
          margins: 12
          views: [{label: Hi, name: big-title, weight: bold, text-alignment: center}, {image: star, name: star}]
          constraints: [big-title.leading = superview.margins.leading, star.width = big-title.height]
      constraints:
        - bar.top = superview.safeArea.top + 8
        - {id: fill, constraint: bar.width <= superview.readable.width @ 750}
    """

  @Test func `views have views in them, and constraints on each level`() throws {
    let tree = try scenario(file(Self.bar)).scene.views
    #expect(tree.views.map(\.name) == ["bar"])
    #expect(tree.views[0].isBehind && tree.views[0].margins?.left == 12)
    #expect(tree.constraints.map(\.identifier) == [nil, "fill"])
    #expect(tree.constraints.map(\.priority) == [1000, 750])
    guard case .views(let inner) = tree.views[0].content else {
      Issue.record("the bar has no views")
      return
    }
    var label = LabelScene("Hi")
    label.weight = .bold
    label.alignment = .center
    #expect(inner.views.map(\.content) == [.label(label), .image(.own(ImageScene(symbol: .star)))])
    #expect(inner.constraints.map(\.first.item.name) == ["big-title", "star"])
    #expect(inner.constraints.map(\.mark?.line) == [11, 11])
    #expect(tree.allViews.map(\.name) == ["bar", "big-title", "star"])
    #expect(tree.allConstraints.count == 4)
  }

  @Test(arguments: [
    ("switch: on", "tint"), ("text-field: A", "tint"),
    ("stack: {views: [{box: [1, 1]}]}", "background"),
  ])
  func `a color is for views that have one`(_ view: String, _ better: String) {
    let kind = String(view.prefix { $0 != ":" })
    expect(
      file("  table: {rows: 3}\n  stack: {views: [{\(view), 1️⃣color: red}]}"),
      [
        Mistake(
          1,
          "'color' is for 'label', 'box', 'image', 'text-view', not for '\(kind)'",
          hint: "write '\(better)', or delete it"
        )
      ]
    )
  }

  @Test func `views need no table`() throws {
    let scene = try scenario(file("  overlay: none\n  views: [{box: [1, 2]}]")).scene
    #expect(scene.table.sections.map(\.rowCount) == [0])
  }

  @Test func `the overlay may name views and bars`() throws {
    let text = """
        table: {rows: 3}
        toolbar: true
        overlay: {constraints: [touchView.trailing = badge.leading, touchView.bottom = toolbar.top]}
        views: [{box: [40, 40], name: badge}]
      """
    let overlay = try scenario(file(text)).scene.overlay
    let names = overlay?.constraints?.map { $0.second?.item.name }
    #expect(names == ["badge", "toolbar"])
  }

  @Test(arguments: [
    MistakeRow(
      "the picture of no row",
      "  views: [{image: 1️⃣'{image}'}]",
      "'{image}' stands for no picture",
      hint: "in a cell '{image}' is the 'image' of the row"
    ),
    MistakeRow(
      "a view with a mistake that constraints name",
      "  views: [{box: 1️⃣{color: red}, name: bar}]\n  constraints: [bar.top = superview.top]",
      "'box' is a width and a height such as [40, 20], not a map"
    ),
    MistakeRow(
      "a style of a switch",
      "  views: [{switch: on, 1️⃣text-style: body}]",
      "'text-style' is for a label, a field, a text view or a button",
      hint: "delete it"
    ),
    MistakeRow(
      "a constraint of a name that is misspelt",
      "  views: [{label: a, name: title}]\n  constraints: [1️⃣titel.top = superview.top]",
      "'titel' is not a view",
      notes: ["there are 'superview', 'tableView', 'navigationBar', 'title'"],
      hint: "write 'title'"
    ),
    MistakeRow(
      "a view without a name",
      "  views: [{label: a}]\n  constraints: [1️⃣label.top = superview.top]",
      "'label' is not a view",
      hint: "give the view a name: 'name: label'"
    ),
    MistakeRow(
      "a bar that is not there",
      "  views: [{label: a, name: title}]\n  constraints: [title.bottom = 1️⃣toolbar.top]",
      "this scene has no 'toolbar'",
      notes: ["the scene does not say 'toolbar: true'"]
    ),
    MistakeRow(
      "a bar with tabs that is not there",
      "  views: [{label: a, name: title}]\n  constraints: [title.bottom = 1️⃣tabBar.top]",
      "this scene has no 'tabBar'",
      notes: ["the scene has no 'tab-bar'"]
    ),
    MistakeRow(
      "the status bar",
      "  views: [{label: a, name: title}]\n  constraints: [title.top = 1️⃣statusBar.bottom]",
      "'statusBar' is not a view",
      notes: ["there are 'superview', 'tableView', 'navigationBar', 'title'"],
      hint: "an app has no view for the status bar: write 'superview.safeArea.top'"
    ),
    MistakeRow(
      "the touch view",
      "  overlay: scroll-and-select\n  views: [{label: a, name: title}]\n  constraints: [title.top = 1️⃣touchView.top]",
      "the touch view comes after the views, and its constraints stand in 'overlay'",
      hint: "move the constraint there"
    ),
    MistakeRow(
      "a place with a size",
      "  views: [{label: a, name: title}]\n  constraints: [title.width = 1️⃣superview.top]",
      "'width' is a size and 'top' is a place from top to bottom"
    ),
    MistakeRow(
      "UIKit's word for a guide",
      "  views: [{label: a, name: title}]\n  constraints: [title.leading = superview.1️⃣layoutMarginsGuide.leading]",
      "'layoutMarginsGuide' is not a guide",
      hint: "write 'margins'"
    ),
    MistakeRow(
      "a name twice on two levels",
      "  views: [{views: [{label: a, name: x}], name: 1️⃣x}]",
      "a view is already named 'x'"
    ),
    MistakeRow(
      "a name of the stack's",
      "  stack: {views: [{label: a, name: x}]}\n  views: [{label: a, name: 1️⃣x}]",
      "a view is already named 'x'"
    ),
    MistakeRow(
      "constraints of a label",
      "  views: [{label: a, 1️⃣constraints: []}]",
      "'constraints' is for a view with 'views'",
      hint: "delete it"
    ),
    MistakeRow(
      "behind another view",
      "  views: [{views: [{label: a, 1️⃣behind: true}]}]",
      "'behind' is for a view of the scene itself",
      hint: "delete it"
    ),
    MistakeRow(
      "a space without a stack",
      "  views: [{label: a, 1️⃣spacing-after: 8}]",
      "'spacing-after' is for a view in a stack",
      hint: "delete it"
    ),
    MistakeRow(
      "two sizes of a text",
      "  views: [{label: a, text-style: body, 1️⃣font-size: 8}]",
      "'font-size' is for a label without 'text-style'",
      hint: "delete it"
    ),
    MistakeRow(
      "two sizes of a text view",
      "  views: [{text-view: a, text-style: body, 1️⃣font-size: 8}]",
      "'font-size' is for a text view without 'text-style'",
      hint: "delete it"
    ),
    MistakeRow(
      "a size of a field",
      "  views: [{text-field: a, 1️⃣font-size: 8}]",
      "'font-size' is for a label or a text view",
      hint: "delete it"
    ),
    MistakeRow(
      "a switch that scrolls",
      "  views: [{switch: on, 1️⃣scrolls: false}]",
      "'scrolls' is for 'text-view', not for 'switch'",
      hint: "delete it"
    ),
    MistakeRow(
      "an unknown symbol",
      "  views: [{image: 1️⃣starr}]",
      "'image' is one of 'archivebox', 'bell', 'checkmark', 'clock', 'ellipsis', 'envelope', 'flag',"
        + " 'folder', 'magnifyingglass', 'person', 'pin', 'plus', 'star', 'trash', "
        + "path data of SVG or a map, not 'starr'",
      hint: "write 'star'"
    ),
    MistakeRow(
      "no superview",
      "  controller: bare\n  1️⃣views: [{label: a}]",
      "the table of a bare table view controller has no superview for views",
      hint: "write 'controller: navigation'"
    ),
    MistakeRow(
      "a huge constant",
      "  views: [{label: a, name: x}]\n  constraints: [x.top = superview.top + 1️⃣9999999999]",
      "'9999999999' is not a number up to 1000000"
    ),
  ])
  func `mistakes of views are told in their place`(_ row: MistakeRow) {
    let overlay = row.text.contains("overlay:") ? "" : "  overlay: none\n"
    expect(file("  table: {rows: 3}\n\(overlay)\(row.text)"), [row.mistake])
  }

  @Test func `all mistakes of constraints are told at once`() {
    expect(
      file(
        """
          table: {rows: 3}
          overlay: {constraints: [1️⃣header.width = 7]}
          views: [{name: box, box: [1, 1]}]
          constraints:
            - box.2️⃣tpo = superview.top
            - 3️⃣bax.4️⃣widht = 7
        """
      ),
      [
        Mistake(1, "'header' is not a view"),
        Mistake(2, "'tpo' is not an attribute", hint: "write 'top'"),
        Mistake(3, "'bax' is not a view", hint: "write 'box'"),
        Mistake(4, "'widht' is not an attribute", hint: "write 'width'"),
      ]
    )
  }

  @Test func `a scene has at most so many views`() {
    let views = Array(repeating: "{label: a}", count: 10_001).joined(separator: ", ")
    let (_, diagnostics) = SceneReader.read(
      text: file("  table: {rows: 3}\n  views: [\(views)]"),
      file: "a.sim.yaml"
    )
    #expect(diagnostics.map(\.message) == ["a scene has at most 10000 views"])
  }
}
