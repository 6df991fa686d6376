import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutValidation
import Testing

/// What wrong estimates do to a scroll is found out with a finger.
@Suite struct `Trials of estimates` {
  private func message(_ table: String) async throws -> String? {
    try await finding(table)?.message
  }

  private func finding(_ table: String) async throws -> Diagnostic? {
    let text = """
      layoutsim: 2
      name: a test
      scene:
        device: iPhone SE (3rd generation)
        table: {\(table), editing: true}
        overlay: scroll-and-select
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    let scene = try #require(scenario, "\(diagnostics)").scene
    let report = await SceneValidator.validate(scene, on: [scene.environment])
    return report.findings.map(\.diagnostic).first { $0.code == "scroll-and-select" }
  }

  @Test(arguments: [
    ("rows: 40, row-height: 60, estimated-row-height: 44", "16 pt off: a scroll to the end stops "),
    ("rows: 40, row-height: [60, 136], estimated-row-height: 44", "92 pt off: a scroll to the "),
    ("rows: 80, row-height: 44, estimated-row-height: 100", "pt behind the finger"),
    ("rows: 2, row-height: 60, estimated-row-height: 44", "a scroll may stop short"),
  ])
  func `the message says what happens on the way to the end`(
    table: String,
    words: String
  ) async throws {
    let message = try await message(table)
    #expect(message?.contains(words) == true, "\(message ?? "none")")
  }

  @Test func `estimates that are right are none`() async throws {
    #expect(try await message("rows: 40, row-height: 60, estimated-row-height: 60") == nil)
  }

  @Test func `a table of too many rows is said not to be tried`() async throws {
    let table = "rows: 1001, row-height: 60, estimated-row-height: 44"
    let finding = try #require(try await finding(table))
    #expect(
      finding.notes.contains {
        $0.message.hasPrefix("by how much a scroll ends short was not tried")
      }
    )
    #expect(try await message(table)?.contains("a scroll may stop short") == true)
  }
}
