import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Views of a scene around its table.
@Suite struct `Views on a screen` {
  private func scene(_ constraints: String, _ more: String = "") -> String {
    """
    overlay: none
    \(more)
    views: [{name: badge, box: [60, 30]}, {name: pane, behind: true, box: [9, 9]}]
    constraints:
    \(constraints.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
      - pane.top = superview.top
      - pane.leading = superview.leading
    """
  }

  private let placed =
    "badge.trailing = superview.margins.trailing - 8\nbadge.top = navigationBar.bottom"

  @Test func `constraints place views, and a finger finds them`() throws {
    let steps = """
      tap: view badge
      expect: {frames: {badge: {x: 317, y: 97.67, width: 60, height: 30}}, selected: none}
      """
    #expect(try failures(steps, scene: scene(placed)).isEmpty)
  }

  @Test func `fields and buttons with a style follow the text size`() throws {
    let scene = """
      overlay: none
      text-size: accessibility-5
      views: [{name: field, text-field: Hi, text-style: body}, {name: go, button: Go, text-style: body}]
      constraints: [field.top = superview.safeArea.top, field.leading = superview.leading, field.width = 90,
        go.top = field.bottom, go.leading = superview.leading]
      """
    let steps = "expect: {frames: {field: {height: '> 60'}, go: {height: '> 60'}}}"
    #expect(try failures(steps, scene: scene).isEmpty)
  }

  @Test func `a view behind the table lies behind it`() throws {
    let simulation = Simulation(try scenario("wait: 1s", scene: scene(placed)).scene)
    let names = simulation.view(named: .superview)?.subviews.map(\.accessibilityIdentifier)
    #expect(names == ["pane", "tableView", "badge"])
  }

  @Test func `a constraint that begins with the table places it`() throws {
    let edges = ["top", "leading", "trailing"].map { "tableView.\($0) = superview.\($0)" }
    let list = (edges + [placed, "tableView.bottom = superview.bottom - 90"])
    let text = scene(list.joined(separator: "\n"))
    let simulation = Simulation(try scenario("wait: 1s", scene: text).scene)
    #expect(simulation.tableView.frame == CGRect(x: 0, y: 0, width: 393, height: 762))
    #expect(simulation.tableView.adjustedContentInset.bottom == 0)
  }

  @Test(
    arguments: [
      (
        "badge.top = superview.top\nbadge.leading = superview.leading\nbadge.width = 80\nbadge.width = 90",
        "conflict"
      ),
      ("badge.top = superview.safeArea.top", "ambiguous"),
    ]
  )
  func `what is wrong has the place of a constraint, and can be allowed`(
    _ constraints: String,
    _ rule: String
  ) throws {
    let text = scene(constraints)
    let report = ScenarioPlayer.play(try scenario("wait: 1s", scene: text))
    let failure = try #require(report.failures.first)
    #expect(report.failures.count == 1 && failure.message.contains("badge"))
    #expect((failure.mark?.line ?? 0) > 1)
    var allowed = try scenario("wait: 1s", scene: text)
    let known = try #require(LayoutRule(rawValue: rule))
    allowed.scene.allowances = [Allowance(known, at: "badge", reason: "a test")]
    #expect(ScenarioPlayer.play(allowed).isSuccess)
  }

  @Test func `the overlay's constraints may name views and bars`() throws {
    let overlay =
      "overlay: {constraints: [touchView.trailing = badge.leading, touchView.width = 40, touchView.top = navigationBar.bottom, touchView.bottom = badge.bottom]}"
    let text = scene(placed).replacing("overlay: none", with: overlay)
    let steps = "expect: {touch-view: {x: 277, y: 97.67, height: 30}}"
    #expect(try failures(steps, scene: text).isEmpty)
  }

  @Test func `constraints may name the search field and the tab bar`() throws {
    let scene = """
      title: Mail
      search: true
      tab-bar: [{title: A, image: star}, {title: B, image: bell}]
      views: [{name: badge, box: [60, 30]}]
      constraints: [badge.top = searchBar.bottom + 8, badge.trailing = tabBar.trailing - 16]
      overlay:
        constraints: [touchView.leading = superview.leading, touchView.width = 60,
          touchView.top = searchBar.bottom, touchView.bottom = tabBar.top]
      """
    let steps = """
      expect: {frames: {searchBar: {bottom: 134.67}, tabBar: {y: 769}, badge: {x: 317, y: 142.67}}}
      expect: {touch-view: {y: 134.67, bottom: 769}}
      """
    #expect(try failures(steps, scene: scene).isEmpty)
  }

  @Test func `views of code that no file could have are left out`() {
    var scene = Scene(table: .rows(3), overlay: nil)
    var view = ViewScene(.box(CGSize(width: 1, height: 1)), name: "box")
    for _ in 0..<40 { view = ViewScene(.views(ViewTree([view]))) }
    view.cornerRadius = -1
    scene.views = ViewTree(
      [view],
      constraints: [
        WrittenConstraint(.init(.init("nobody"), .width), .equal, constant: 3)
      ]
    )
    let simulation = Simulation(scene)
    #expect(simulation.findings.contains { $0.message.contains("deeper than 32 levels") })
    #expect(
      simulation.findings.contains { $0.message.contains("'views.views[0].cornerRadius' is -1") }
    )
    #expect(simulation.findings.contains { $0.message.contains("'nobody'") })
  }
}
