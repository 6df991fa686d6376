import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutValidation
import TestSupport
import Testing

/// A scenario with one fault, and what a validation says of it.
private struct FaultRow: CustomTestStringConvertible {
  let name: String
  let code: String
  let severity: Diagnostic.Severity
  let words: [String]

  var testDescription: String { name }

  init(_ name: String, _ code: String, _ severity: Diagnostic.Severity, _ words: String...) {
    (self.name, self.code, self.severity, self.words) = (name, code, severity, words)
  }
}

/// The scenarios of Snapshots/validation, each with one fault.
@Suite struct `Scenarios with one fault` {
  fileprivate static let rows = [
    FaultRow("no-width", "touch-view-without-area", .error, "touchView has no width"),
    FaultRow("off-the-screen", "touch-view-off-screen", .error, "500 pt beyond its right edge"),
    FaultRow("narrow", "touch-view-small", .warning, "30 × ", "at least 44 × 44"),
    FaultRow("upper-third", "rows-unreachable", .warning, " to 39 of 40 cannot be pressed"),
    FaultRow("beside-the-table", "no-row-reachable", .error, "40 pt beyond its left edge"),
    FaultRow("left-in-both-directions", "touch-view-on-wrong-side", .warning, "at the left"),
    FaultRow("over-switches", "touch-view-covers-accessories", .warning, "of UISwitch in row 0"),
    FaultRow("over-the-index", "touch-view-covers-index", .warning, "of the section index"),
    FaultRow(
      "over-swipe-actions",
      "touch-view-covers-swipe-actions",
      .warning,
      "60 pt of them",
      "leading swipe actions"
    ),
    FaultRow("over-a-button", "touch-view-covers-control", .warning, " × 44 pt of it", "undo"),
    FaultRow("over-the-edge", "touch-view-partly-off-screen", .note, "60 pt of touchView hang"),
    FaultRow("zone-off-the-screen", "scroll-zone-unreachable", .warning, "no pan scrolls down"),
    FaultRow("overlapping-zones", "scroll-zones-overlap", .warning, "overlap by"),
    FaultRow("zone-under-a-bar", "scroll-zone-under-bar", .note, "under 'navigationBar'"),
    FaultRow(
      "long-title",
      "view-partly-off-screen",
      .warning,
      "a hangs ",
      "over the trailing edge"
    ),
    FaultRow("cut-text", "text-cut-off", .warning, "a is cut off", "pt of width"),
    FaultRow("overlapping-texts", "texts-overlap", .warning, "a and b lie over each other"),
    FaultRow("pale-text", "low-contrast", .warning, "1.8 to 1", "'light'"),
    FaultRow("covered-control", "control-covered", .warning, "badge lies in front of a", "60 × 30"),
    FaultRow("overlapping-controls", "controls-overlap", .warning, "b and a overlap on 30 × 44 pt"),
    FaultRow("needless-constraint", "constraint-without-effect", .note, "leaves 16 pt open"),
    FaultRow("repeated-constraint", "constraint-repeated", .note, "written twice"),
    FaultRow("held-by-rounding", "constraint-by-rounding", .note, "misses by 0.1 pt"),
    FaultRow("silent-slider", "missing-label", .note, "VoiceOver has no words for a"),
    FaultRow("wrong-estimates", "scroll-and-select", .warning, "16 pt off", "pt short"),
  ]

  private static let folder = Repository.root + "/Snapshots/validation"

  private func report(_ name: String) async throws -> ValidationReport {
    let path = "\(Self.folder)/\(name).sim.yaml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "\(name).sim.yaml")
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    // Small and large, with a cut-out and without, at all sizes that matter.
    let names = [
      "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 15", "iPhone 17 Pro Max",
      "iPad mini (6th generation)",
    ]
    return await SceneValidator.validate(
      try #require(scenario).scene,
      on: ValidationMatrix(devices: names.compactMap { Device.named($0) }).environments
    )
  }

  @Test(arguments: rows)
  fileprivate func `a scenario with a fault has its finding and no other mistake`(
    _ row: FaultRow
  ) async throws {
    let report = try await report(row.name)
    let findings = report.findings.map(\.diagnostic)
    let found = findings.filter { $0.code == row.code }
    let finding = try #require(found.first, "\(findings.map(\.message))")
    #expect(finding.severity == row.severity)
    for word in row.words { #expect(finding.message.contains(word), "\(finding.message)") }
    #expect(finding.mark != nil)
    // What else there is are notes, and the same cause in other words.
    let mistakes = findings.filter { $0.severity != .note && $0.code != row.code }
    #expect(mistakes.isEmpty, "\(mistakes.map { "\($0.code): \($0.message)" })")
  }

  @Test func `each scenario with a fault is in the table`() throws {
    let files = filesInFolder(Self.folder).filter { $0.hasSuffix(".sim.yaml") }
    #expect(files.sorted() == Self.rows.map { "\($0.name).sim.yaml" }.sorted())
  }
}
