import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutValidation
import Testing

/// The rules on views and constraints of cells, headers and footers, on the screen or not.
@Suite struct `Rules of kinds of cells` {
  private func report(_ table: String) async throws -> ValidationReport {
    let text = "layoutsim: 2\nname: a\nscene:\n  table: {\(table)}\nsteps: [{snapshot: a}]"
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let devices = ["iPhone SE (3rd generation)", "iPhone 15"].compactMap { Device.named($0) }
    return await SceneValidator.validate(
      try #require(scenario).scene,
      on: ValidationMatrix(devices: devices, orientations: [.portrait]).environments
    )
  }

  private static func views(_ views: String, _ constraints: String) -> String {
    "{views: [\(views)], constraints: [\(constraints)]}"
  }

  private static let corner = "a.leading = superview.leading + 16, a.top = superview.top"
  private static let filled = "'H:|-[a]-|', 'V:|[a]|'"

  struct Row: CustomTestStringConvertible {
    let code: String
    let content: String
    var testDescription: String { code }
  }

  private static let rows = [
    Row(
      code: "view-without-area",
      content: views("{label: A, name: a}", "\(corner), a.bottom = superview.bottom, a.width = 0")
    ),
    Row(
      code: "view-off-screen",
      content: views(
        "{label: A, name: a}",
        "a.trailing = superview.leading - 9, 'V:|[a]|', a.width = 20"
      )
    ),
    Row(
      code: "text-cut-off",
      content: views("{label: Many words, name: a}", "\(corner), 'V:[a]|', a.width = 30")
    ),
    Row(
      code: "texts-overlap",
      content: views(
        "{label: Ada, name: a}, {label: Bob, name: b}",
        "\(corner), 'V:[a]|', b.leading = a.leading, b.top = a.top"
      )
    ),
    Row(
      code: "low-contrast",
      content: views("{label: A, name: a, color: white, background: white}", filled)
    ),
    Row(
      code: "small-control",
      content: views("{button: A, name: a}", "\(corner), a.height = 20, a.width = 44")
    ),
    Row(
      code: "missing-label",
      content: views("{switch: on, name: a}", "\(corner), 'V:[a]|'")
    ),
    Row(
      code: "constraint-without-effect",
      content: views("{label: A, name: a}", "\(filled), a.width <= 2000")
    ),
    Row(
      code: "constraint-repeated",
      content: views(
        "{label: A, name: a}",
        "\(filled), a.top = superview.top, a.top = superview.top"
      )
    ),
  ]

  @Test(arguments: rows, [0, 100])
  func `find a cell wherever its first row is`(_ row: Row, _ before: Int) async throws {
    let found = try await report(
      "sections: [{rows: \(before), row-height: 44}, {rows: 3, row-height: 44, cell: \(row.content)}]"
    )
    let finding = try #require(found.findings.first { $0.diagnostic.code == row.code })
    #expect(finding.diagnostic.mark?.line == 4)
    #expect(finding.environments.count >= 2)
    let isTold = finding.diagnostic.notes.map(\.message).contains("it is in row 1/0")
    let isOfConstraint = row.code.hasPrefix("constraint")
    #expect(isTold == (before > 0 && !isOfConstraint))
    #expect(before == 0 || finding.illustrations.isEmpty)
  }

  @Test func `find a header and a footer far down`() async throws {
    let header = Self.views(
      "{label: Many words, name: a}",
      "\(Self.corner), 'V:[a]|', a.width = 30"
    )
    let footer = Self.views("{label: Many words, name: b}", "'H:|-[b(30)]', 'V:|[b]|'")
    let found = try await report(
      "sections: [{rows: 100}, {rows: 1, header-view: \(header)}, {rows: 1, footer-view: \(footer)}]"
    )
    let places = found.findings.filter { $0.diagnostic.code == "text-cut-off" }.flatMap {
      $0.diagnostic.notes.map(\.message).filter { $0.hasPrefix("it is in") }
    }
    #expect(places == ["it is in header of section 1", "it is in footer of section 2"])
  }

  @Test func `take a constraint for needed that one row needs`() async throws {
    let cell = Self.views("{label: '{text}', name: a}", "\(Self.corner), 'V:[a]|', a.width <= 90")
    let needless = try await report("rows: [A, B], cell: \(cell)")
    #expect(needless.findings.map(\.diagnostic.code).contains("constraint-without-effect"))
    let needed = try await report("rows: [A, A word that is long], cell: \(cell)")
    #expect(!needed.findings.map(\.diagnostic.code).contains("constraint-without-effect"))
  }
}
