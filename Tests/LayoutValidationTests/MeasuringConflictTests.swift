import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutValidation
import LayoutViews
import Testing

@Suite
struct MeasuringConflictTests {
  /// A view beside the table whose content is as wide as 200, with 16 at both sides.
  private func prototype(in window: Window) -> View {
    let prototype = View(frame: CGRect(x: 0, y: 0, width: 232, height: 50))
    prototype.accessibilityIdentifier = "prototype"
    let content = View()
    content.accessibilityIdentifier = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    prototype.addSubview(content)
    window.addSubview(prototype)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: prototype.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: prototype.trailingAnchor, constant: -16),
      content.topAnchor.constraint(equalTo: prototype.topAnchor),
      content.bottomAnchor.constraint(equalTo: prototype.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 200),
    ])
    return prototype
  }

  @Test func `a conflict that only measuring meets is a finding, with lines and console text`()
    throws
  {
    let simulation = Simulation(Scene(table: .rows(5), overlay: nil))
    let line = #line + 1
    let prototype = prototype(in: simulation.window)
    simulation.window.layoutIfNeeded()
    #expect(CheckedScreen(simulation, includesConsoleText: true).findings.isEmpty)
    _ = prototype.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let findings = CheckedScreen(simulation, includesConsoleText: true).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.diagnostic.code == "unsatisfiable-constraints")
    #expect(finding.amount == 88)
    let marks = [finding.diagnostic.mark] + finding.diagnostic.notes.map(\.mark)
    #expect(marks.compactMap(\.self?.line).allSatisfy { $0 < line })
    #expect(marks.compactMap(\.self).count == 3)
    #expect(
      finding.diagnostic.notes.map(\.message)
        .contains("against prototype.width == 320 (the size it was asked to fit)")
    )
    let console = try #require(finding.consoleText)
    #expect(console.contains("_UITemporaryLayoutWidth"))
  }

  @Test func `a conflict that the layout meets too is one finding`() {
    let simulation = Simulation(Scene(table: .rows(5), overlay: nil))
    let prototype = prototype(in: simulation.window)
    prototype.frame.size.width = 320
    _ = prototype.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    simulation.window.layoutIfNeeded()
    let findings = CheckedScreen(simulation, includesConsoleText: false).findings
    #expect(findings.map(\.diagnostic.code) == ["unsatisfiable-constraints"])
  }
}
