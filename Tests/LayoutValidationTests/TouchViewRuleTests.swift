import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutValidation
import LayoutViews
import TableSelection
import Testing

/// A touch view by constraints, and the codes of what a validation says of it, at and beside a limit.
private struct TouchRow: CustomTestStringConvertible {
  let testDescription: String
  var table = "rows: 40, row-height: 44, editing: true"
  var overlay: [String] = []
  var constraints = [TouchRow.leading, TouchRow.width, TouchRow.top, TouchRow.bottom]
  let codes: [String]

  static let leading = "touchView.leading == superview.leading"
  static let width = "touchView.width == 60"
  static let top = "touchView.top == superview.safeArea.top"
  static let bottom = "touchView.bottom == superview.safeArea.bottom"

  var text: String {
    let list = constraints.isEmpty ? [] : ["constraints:"] + constraints.map { "  - \($0)" }
    let lines = (["kind: scroll-and-select"] + overlay + list).map { "    \($0)" }
    return """
      layoutsim: 2
      name: a test
      scene:
        device: iPhone 15
        table: {\(table)}
        overlay:
      \(lines.joined(separator: "\n"))
      """
  }
}

/// The rules about the touch view, each with a screen that breaks it and one that just does not.
@Suite struct `Rules of the touch view` {
  private func codes(
    _ text: String,
    _ severities: Set<Diagnostic.Severity> = [.error, .warning]
  ) throws -> [String] {
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    let simulation = Simulation(try #require(scenario, "\(diagnostics)").scene)
    return simulation.validate().findings.map(\.diagnostic)
      .filter { severities.contains($0.severity) }.map(\.code)
  }

  @Test(arguments: [
    TouchRow(testDescription: "a usual one", codes: []),
    TouchRow(
      testDescription: "43.9 pt are small",
      constraints: [TouchRow.leading, "touchView.width == 43.5", TouchRow.top, TouchRow.bottom],
      codes: ["touch-view-small"]
    ),
    TouchRow(
      testDescription: "44 pt are not",
      constraints: [TouchRow.leading, "touchView.width == 44", TouchRow.top, TouchRow.bottom],
      codes: []
    ),
    TouchRow(
      testDescription: "at the edge of the screen nothing is on it",
      constraints: [
        "touchView.leading == superview.trailing", TouchRow.width, TouchRow.top, TouchRow.bottom,
      ],
      codes: ["touch-view-off-screen"]
    ),
    TouchRow(
      testDescription: "the last row just comes up to it",
      // The table ends at 818, and its last row begins at 774 at the highest.
      constraints: [
        TouchRow.leading, TouchRow.width, TouchRow.top, "touchView.bottom == superview.top + 775",
      ],
      codes: []
    ),
    TouchRow(
      testDescription: "the last row just does not",
      constraints: [
        TouchRow.leading, TouchRow.width, TouchRow.top, "touchView.bottom == superview.top + 774",
      ],
      codes: ["rows-unreachable"]
    ),
    TouchRow(
      testDescription: "check marks at the other side",
      constraints: [
        "touchView.trailing == superview.trailing", TouchRow.width, TouchRow.top, TouchRow.bottom,
      ],
      codes: ["touch-view-on-wrong-side"]
    ),
    TouchRow(
      testDescription: "no check marks",
      table: "rows: 40, row-height: 44",
      constraints: [
        "touchView.trailing == superview.trailing", TouchRow.width, TouchRow.top, TouchRow.bottom,
      ],
      codes: []
    ),
    TouchRow(
      testDescription: "over detail buttons",
      table: "rows: 40, row-height: 44, accessory: detail",
      constraints: [
        "touchView.trailing == superview.trailing", TouchRow.width, TouchRow.top, TouchRow.bottom,
      ],
      codes: ["touch-view-covers-accessories"]
    ),
    TouchRow(
      testDescription: "over arrows, which take no touches",
      table: "rows: 40, row-height: 44, accessory: disclosure",
      constraints: [
        "touchView.trailing == superview.trailing", TouchRow.width, TouchRow.top, TouchRow.bottom,
      ],
      codes: []
    ),
    TouchRow(
      testDescription: "swipe actions in editing mode, in which rows are not swiped",
      table: "row-height: 44, editing: true, sections: [{rows: 40, leading-actions: [Unread]}]",
      codes: []
    ),
    TouchRow(
      testDescription: "swipe actions",
      table: "row-height: 44, sections: [{rows: 40, leading-actions: [Unread]}]",
      codes: ["touch-view-covers-swipe-actions"]
    ),
    TouchRow(
      testDescription: "zones that touch",
      // Inside of the safe area there are 720.3 pt.
      overlay: ["top-scrolling-anchor: 320", "bottom-scrolling-anchor: -400"],
      constraints: [],
      codes: []
    ),
    TouchRow(
      testDescription: "zones that overlap",
      overlay: ["top-scrolling-anchor: 321", "bottom-scrolling-anchor: -400"],
      constraints: [],
      codes: ["scroll-zones-overlap"]
    ),
    TouchRow(
      testDescription: "zones of a table that does not scroll",
      table: "rows: 4, row-height: 44, editing: true",
      overlay: ["top-scrolling-anchor: 321", "bottom-scrolling-anchor: -400"],
      constraints: [],
      codes: []
    ),
  ])
  fileprivate func `a rule is broken at its limit and not before`(_ row: TouchRow) throws {
    #expect(try codes(row.text) == row.codes)
  }

  @Test func `the pod's own constraints have notes alone, on every screen`() async throws {
    for isSafe in [false, true] {
      var overlay = ScrollAndSelectOverlay()
      overlay.respectsSafeArea = isSafe
      var table = TableScene.rows(40)
      table.isEditing = true
      let report = await SceneValidator.validate(Scene(table: table, overlay: overlay))
      #expect(report.findings.allSatisfy { $0.diagnostic.severity == .note })
      #expect(report.isSound)
    }
  }

  @Test func `of ten million rows those out of reach are named at once`() throws {
    var scene = Scene(table: .rows(10_000_000), overlay: ScrollAndSelectOverlay())
    scene.overlay?.constraints = nil
    scene.table.rowHeight = .repeating([44])
    scene.table.isEditing = true
    let simulation = Simulation(scene)
    let controller = try #require(simulation.scrollAndSelect)
    controller.setCustomConstraints { view in
      guard let superview = view.superview else { return nil }
      return [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 60),
        view.topAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 200),
      ]
    }
    simulation.window.layoutIfNeeded()
    let findings = simulation.validate().findings.map(\.diagnostic)
    let finding = try #require(findings.first { $0.code == "rows-unreachable" })
    #expect(finding.message.hasPrefix("rows 9999989 to 9999999 of 10000000 cannot be pressed"))
  }

  @Test func `a view in front of the touch view is told of with its size`() throws {
    let simulation = Simulation(Scene(table: .rows(40), overlay: ScrollAndSelectOverlay()))
    let superview = try #require(simulation.view(named: .superview))
    let badge = View(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
    badge.accessibilityIdentifier = "badge"
    superview.addSubview(badge)
    let finding = try #require(
      simulation.validate().findings.map(\.diagnostic).first { $0.severity == .warning }
    )
    #expect(finding.code == "touch-view-not-frontmost")
    #expect(
      finding.message
        == "badge lies in front of touchView and takes the touches on 48 × 30 pt of it"
    )
    badge.isUserInteractionEnabled = false
    #expect(simulation.validate().findings.allSatisfy { $0.diagnostic.severity == .note })
    badge.isUserInteractionEnabled = true
    badge.frame = simulation.window.bounds
    let whole = simulation.validate().findings.map(\.diagnostic).first { $0.severity == .error }
    #expect(whole?.code == "touch-view-not-frontmost")
  }

  @Test func `options that a closure overrides are told of`() throws {
    let simulation = Simulation(Scene(table: .rows(40), overlay: ScrollAndSelectOverlay()))
    let controller = try #require(simulation.scrollAndSelect)
    controller.touchViewWidth = 80
    #expect(!simulation.validate().findings.contains { $0.diagnostic.code == "option-overridden" })
    controller.setCustomConstraints { view in
      view.superview.map { view.constraints(filling: $0) }
    }
    let found = simulation.validate().findings.map(\.diagnostic)
      .filter { $0.code == "option-overridden" }
    #expect(
      found.map(\.message) == [
        "touchViewWidth has no effect: the closure's constraints replace the default ones"
      ]
    )
  }
}

extension View {
  fileprivate func constraints(filling superview: View) -> [LayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      topAnchor.constraint(equalTo: superview.topAnchor),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ]
  }
}
