import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutValidation
import Testing

/// Views around a table, and the codes of what a validation says of them, at and beside a limit.
private struct ContentRow: CustomTestStringConvertible {
  let testDescription: String
  let views: [String]
  var constraints: [String] = []
  let codes: [String]

  var text: String {
    """
    layoutsim: 2
    name: a test
    scene:
      device: iPhone 15
      table: {rows: 3}
      views:
    \(views.map { "    - \($0)" }.joined(separator: "\n"))
      constraints:
    \((Self.place + constraints).map { "    - \($0)" }.joined(separator: "\n"))
    """
  }

  /// Where the first view lies.
  private static let place = [
    "a.bottom = superview.safeArea.bottom - 20", "a.leading = superview.safeArea.leading + 20",
  ]
}

/// The rules about texts, controls and constraints, each with a screen that breaks it and one that just does not.
@Suite struct `Rules of content` {
  private func findings(_ text: String) throws -> [Diagnostic] {
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    return Simulation(try #require(scenario, "\(diagnostics)").scene).validate().findings
      .map(\.diagnostic)
  }

  // "Everything that was selected" is 218.6 pt wide in letters of 17 pt, so that 215.6 to 221.6 pt are in doubt.
  @Test(arguments: [
    ContentRow(
      testDescription: "a text with the room that it wants",
      views: ["{label: Everything that was selected, name: a}"],
      codes: []
    ),
    ContentRow(
      testDescription: "a text with much less room",
      views: ["{label: Everything that was selected, name: a}"],
      constraints: ["a.width = 210"],
      codes: ["text-cut-off"]
    ),
    ContentRow(
      testDescription: "a text with a little less room than ours wants",
      views: ["{label: Everything that was selected, name: a}"],
      constraints: ["a.width = 217.5"],
      codes: ["text-may-be-cut-off"]
    ),
    ContentRow(
      testDescription: "a text with a little more room",
      views: ["{label: Everything that was selected, name: a}"],
      constraints: ["a.width = 220"],
      codes: ["text-may-be-cut-off"]
    ),
    ContentRow(
      testDescription: "a text with more room",
      views: ["{label: Everything that was selected, name: a}"],
      constraints: ["a.width = 226"],
      codes: []
    ),
    ContentRow(
      testDescription: "lines that have no height",
      views: ["{label: Everything that was selected, name: a, lines: 0}"],
      constraints: ["a.width = 120", "a.height = 30"],
      codes: ["text-cut-off"]
    ),
    ContentRow(
      testDescription: "more lines than may be",
      views: ["{label: Everything that was selected, name: a, lines: 1}"],
      constraints: ["a.width = 120"],
      codes: ["text-cut-off"]
    ),
    ContentRow(
      testDescription: "lines that have room",
      views: ["{label: Everything that was selected, name: a, lines: 0}"],
      constraints: ["a.width = 120"],
      codes: []
    ),
    ContentRow(
      testDescription: "texts beside each other",
      views: ["{label: Selected, name: a}", "{label: None, name: b}"],
      constraints: ["b.leading = a.trailing", "b.centerY = a.centerY"],
      codes: []
    ),
    ContentRow(
      testDescription: "texts that overlap by 4 pt",
      views: ["{label: Selected, name: a}", "{label: None, name: b}"],
      constraints: ["b.leading = a.trailing - 4", "b.centerY = a.centerY"],
      codes: ["texts-overlap"]
    ),
    ContentRow(
      testDescription: "a title that lies over a text",
      views: ["{label: Selected, name: a}", "{button: Done, name: b}"],
      constraints: [
        "b.leading = a.trailing - 40", "b.centerY = a.centerY", "b.width = 44", "b.height = 44",
      ],
      codes: ["texts-overlap"]
    ),
    ContentRow(
      testDescription: "a clear part of a button over a text",
      views: ["{label: Selected, name: a}", "{button: Done, name: b}"],
      constraints: [
        "b.leading = a.trailing - 40", "b.centerY = a.centerY", "b.width = 144", "b.height = 44",
      ],
      codes: []
    ),
    // #767676 on white is 4.54 to 1, #777777 4.48 to 1; on black they are 4.6 and 4.7 to 1.
    ContentRow(
      testDescription: "gray that is just dark enough",
      views: ["{label: Selected, name: a, color: \"#767676\"}"],
      codes: []
    ),
    ContentRow(
      testDescription: "gray that just is not",
      views: ["{label: Selected, name: a, color: \"#777777\"}"],
      codes: ["low-contrast"]
    ),
    ContentRow(
      testDescription: "the same in large letters",
      views: ["{label: Selected, name: a, color: \"#777777\", font-size: 18}"],
      codes: []
    ),
    ContentRow(
      testDescription: "two colors of the system",
      views: ["{label: Selected, name: a, color: secondary-label}"],
      codes: []
    ),
    ContentRow(
      testDescription: "letters of the system on a color of the scene",
      views: ["{label: Selected, name: a, background: \"#444444\"}"],
      codes: ["low-contrast"]
    ),
    ContentRow(
      testDescription: "a slider without words",
      views: ["{slider: 0.5, name: a}"],
      constraints: ["a.width = 100"],
      codes: ["missing-label"]
    ),
    ContentRow(
      testDescription: "a slider with words",
      views: ["{slider: 0.5, name: a, accessibility-label: Volume}"],
      constraints: ["a.width = 100"],
      codes: []
    ),
    ContentRow(
      testDescription: "buttons side by side",
      views: ["{button: Undo, name: a}", "{button: Redo, name: b}"],
      constraints: [
        "a.width = 100", "a.height = 44", "b.leading = a.trailing", "b.width = 100",
        "b.height = 44", "b.centerY = a.centerY",
      ],
      codes: []
    ),
    ContentRow(
      testDescription: "buttons that overlap by a point",
      views: ["{button: Undo, name: a}", "{button: Redo, name: b}"],
      constraints: [
        "a.width = 100", "a.height = 44", "b.leading = a.trailing - 1", "b.width = 100",
        "b.height = 44", "b.centerY = a.centerY",
      ],
      codes: ["controls-overlap"]
    ),
    ContentRow(
      testDescription: "a box over a button",
      views: ["{button: Undo, name: a}", "{box: [20, 20], name: b}"],
      constraints: [
        "a.width = 100", "a.height = 44", "b.leading = a.leading", "b.centerY = a.centerY",
      ],
      codes: ["control-covered"]
    ),
    ContentRow(
      testDescription: "a box that takes no touches",
      views: ["{button: Undo, name: a}", "{box: [20, 20], name: b, user-interaction: false}"],
      constraints: [
        "a.width = 100", "a.height = 44", "b.leading = a.leading", "b.centerY = a.centerY",
      ],
      codes: []
    ),
  ])
  fileprivate func `a rule about content is broken at its limit and not before`(
    _ row: ContentRow
  ) throws {
    let findings = try findings(row.text)
    #expect(findings.map(\.code) == row.codes, "\(findings.map(\.message))")
  }

  @Test(arguments: [("60", 1), ("160", 0), ("automatic", 0)])
  func `two lines that are higher than their row are told`(_ height: String, _ count: Int) throws {
    let text = """
      layoutsim: 2
      name: a test
      scene:
        text-size: accessibility-5
        table: {rows: 3, detail: At noon, row-height: \(height)}
      """
    let findings = try findings(text).filter { $0.code == "row-too-low" }
    #expect(findings.count == count)
    guard let finding = findings.first else { return }
    #expect(finding.severity == .warning && finding.mark?.line == 5)
    #expect(
      finding.message.hasPrefix("the texts of row 0 need ")
        && finding.message.hasSuffix(" pt more than its height, and lie over other rows"),
      "\(finding.message)"
    )
  }

  private func report(
    _ constraints: String...,
    on devices: [String]
  ) async throws -> ValidationReport {
    let row = ContentRow(
      testDescription: "",
      views: ["{box: [60, 60], name: a}"],
      constraints: constraints,
      codes: []
    )
    let (scenario, diagnostics) = SceneReader.read(text: row.text, file: "a.sim.yaml")
    return await SceneValidator.validate(
      try #require(scenario, "\(diagnostics)").scene,
      on: ValidationMatrix(
        devices: devices.compactMap { Device.named($0) },
        orientations: [.portrait]
      )
      .environments
    )
  }

  @Test func `a constraint that binds on one screen has an effect`() async throws {
    let devices = ["iPhone SE (1st generation)", "iPhone 15"]
    let wide = "a.width <= superview.width * 0.1 + 30"
    let needless = try await report(wide, "a.width = 60", on: devices)
    #expect(needless.findings.map(\.diagnostic.code) == ["constraint-without-effect"])
    #expect(
      needless.findings[0].diagnostic.message
        == "'a.width <= 0.1 * superview.width + 30' has an effect on no screen: it leaves 2 pt open"
    )
    // 62 pt on the smaller one.
    let binding = try await report(wide, "a.width = 65 @ 750", on: devices)
    #expect(binding.findings.isEmpty, "\(binding.findings.map(\.diagnostic.message))")
  }
}
