import Foundation
import LayoutDiagnostics
import LayoutSVG
public import LayoutScenes
public import LayoutSimulation
public import LayoutSnapshots
public import ScreenFrames

/// Expects that the screen is laid out without mistakes, and looks as its golden says.
///
/// Required constraints in conflict, misuse that UIKit answers with an exception and places or sizes of
/// drawn views that the constraints leave open fail the test, each at the constraint's own line. What is
/// meant so is allowed by name.
///
/// The golden is `Snapshots/<Suite>/<name>.svg` beside the package's `Tests` folder, where the suite is
/// the test file's name without "Tests.swift". Without a golden the picture is recorded, except where
/// the variable `CI` is set, and except in a test that failed before: XCTest tells that, Swift Testing tells
/// what its own expectations found only to tests and suites with the trait `recordsWhenPassing`. A picture that
/// differs fails the test and lies beside its golden as `<name>.new.svg`. The failure says in words what
/// changed; where the package has its trait `PNG`, the old picture, the new one and their difference are drawn
/// into the folder that the variable `LAYOUTSIM_ARTIFACTS` names, else into `.layoutsim/failures`.
///
/// Asked for PNG goldens it compares the pixels too, with `<name>.png`; without the trait such a test
/// fails. Pixels depend on the versions of librsvg and cairo.
///
/// Works in Swift Testing and in XCTest alike.
///
/// - Parameters:
///   - simulation: The screen.
///   - name: The golden's name, unique in the test file.
///   - goldens: What the goldens are made of.
///   - allowed: What may be wrong with the layout.
///   - guides: What is drawn over the screen; nil for what the scene asks for.
///   - mode: Which goldens are recorded; nil for the environment's.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
public func expectLayout(
  _ simulation: Simulation,
  named name: String,
  as goldens: Set<GoldenKind> = [.svg],
  allowing allowed: Set<LayoutRule> = [],
  showing guides: Set<ShownGuide>? = nil,
  record mode: RecordMode? = nil,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  expectLayout(
    simulation,
    named: name,
    as: goldens,
    allowing: allowed,
    showing: guides,
    record: mode,
    caller: TestCaller(filePath, fileID, line: line, column: column)
  )
}

/// Expects that a frame looks as its golden says; see `expectLayout(_:named:…)`.
///
/// - Parameters:
///   - frame: The frame.
///   - name: The golden's name, unique in the test file.
///   - goldens: What the goldens are made of.
///   - mode: Which goldens are recorded; nil for the environment's.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
public func expectLayout(
  of frame: ScreenFrame,
  named name: String,
  as goldens: Set<GoldenKind> = [.svg],
  record mode: RecordMode? = nil,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  let caller = TestCaller(filePath, fileID, line: line, column: column)
  var golden = ExpectedGolden(name: name, kinds: goldens, mode: mode, caller: caller)
  golden.reasonNotToRecord = caller.earlierFailure
  _ = golden.compare(frame)
}

/// What `expectLayout(_:named:…)` does in the name of a caller.
package func expectLayout(
  _ simulation: Simulation,
  named name: String,
  as goldens: Set<GoldenKind> = [.svg],
  allowing allowed: Set<LayoutRule> = [],
  showing guides: Set<ShownGuide>? = nil,
  record mode: RecordMode? = nil,
  caller: TestCaller
) {
  let frame = simulation.frame(named: name, showing: guides)
  let mistakes = simulation.layoutMistakes(besides: allowed)
  for mistake in mistakes { caller.fail(mistake, inLayout: name) }
  var golden = ExpectedGolden(name: name, kinds: goldens, mode: mode, caller: caller)
  golden.reasonNotToRecord =
    mistakes.first.map { $0.rule?.failure ?? $0.diagnostic.message } ?? simulation.earlierFailure
    ?? caller.earlierFailure
  if let failure = golden.compare(frame) {
    simulation.earlierFailure = failure
  } else if !mistakes.isEmpty {
    simulation.earlierFailure = "layout '\(name)' has mistakes"
  }
}

extension Simulation {
  /// What is wrong with the layout and neither allowed here nor by the scene.
  fileprivate func layoutMistakes(besides allowed: Set<LayoutRule>) -> [LayoutFinding] {
    layoutFindings.filter { finding in
      finding.diagnostic.severity == .error && allowance(of: finding) == nil
        && !(finding.rule.map(allowed.contains) ?? false)
    }
  }
}
