import Foundation
import LayoutDiagnostics
import LayoutSVG
public import LayoutScenes
public import LayoutSimulation
public import LayoutSnapshots
public import ScreenFrames

/// Expects that the screen is laid out without mistakes and looks like its golden.
///
/// The test fails for required constraints in conflict, misuse that UIKit answers with an exception, and
/// places or sizes of drawn views that the constraints leave open, each at the constraint's own line.
/// Intended ones are allowed by name.
///
/// The golden is `Snapshots/<Suite>/<name>.svg` beside the package's `Tests` folder, where the suite is
/// the test file's name without "Tests.swift". Without a golden the picture is recorded, unless the variable
/// `CI` is set, a mode says otherwise, or the test has failed before. XCTest reports that. Swift Testing reports
/// the failures of its own expectations only to tests and suites with the trait `recordsWhenPassing`.
///
/// A picture that differs fails the test and is written beside its golden as `<name>.new.svg`, in CI into the
/// folder of artifacts. The failure says in words what changed, and the command that accepts it; Swift Testing
/// keeps the old picture and the new one with its report. Two lines that expect the same golden are a mistake. If
/// the package has its trait `PNG`, the old picture, the new one and their difference are drawn into the folder
/// that the variable `LAYOUTSIM_ARTIFACTS` names, else into `.layoutsim/failures`.
///
/// Asked for PNG goldens it compares the pixels too, with `<name>.png`; without the trait such a test
/// fails. Pixels depend on the versions of librsvg and cairo: a tolerance says which count as the same.
///
/// Works in Swift Testing and in XCTest alike.
///
/// - Parameters:
///   - simulation: The screen.
///   - name: The golden's name, unique in the test file.
///   - goldens: The kinds of goldens.
///   - tolerance: The pixels that count as the same, for goldens of pixels.
///   - views: The views whose pixels are not compared, by their names or the ids of their SVG.
///   - allowed: The rules that the layout may break.
///   - guides: The guides drawn over the screen, or `nil` for those that the scene asks for.
///   - mode: The mode of recording, or `nil` for the environment's.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
public func expectLayout(
  _ simulation: Simulation,
  named name: String,
  as goldens: Set<GoldenKind> = [.svg],
  within tolerance: PixelTolerance = .exact,
  ignoring views: [String] = [],
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
    within: tolerance,
    ignoring: views,
    allowing: allowed,
    showing: guides,
    record: mode,
    caller: TestCaller(filePath, fileID, line: line, column: column)
  )
}

/// Expects that a frame looks like its golden; see `expectLayout(_:named:…)`.
///
/// - Parameters:
///   - frame: The frame.
///   - name: The golden's name, unique in the test file.
///   - goldens: The kinds of goldens.
///   - tolerance: The pixels that count as the same, for goldens of pixels.
///   - views: The views whose pixels are not compared, by their names or the ids of their SVG.
///   - mode: The mode of recording, or `nil` for the environment's.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
public func expectLayout(
  of frame: ScreenFrame,
  named name: String,
  as goldens: Set<GoldenKind> = [.svg],
  within tolerance: PixelTolerance = .exact,
  ignoring views: [String] = [],
  record mode: RecordMode? = nil,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  let caller = TestCaller(filePath, fileID, line: line, column: column)
  var golden = ExpectedGolden(name: name, mode: mode, caller: caller)
  golden.reasonNotToRecord = caller.earlierFailure
  let pixels = ExpectedPixels(tolerance: tolerance, ignored: views)
  _ = golden.compare(GoldenContent.pictures(of: frame, as: goldens, pixels))
}

/// Performs `expectLayout(_:named:…)` on behalf of a caller.
package func expectLayout(
  _ simulation: Simulation,
  named name: String,
  as goldens: Set<GoldenKind> = [.svg],
  within tolerance: PixelTolerance = .exact,
  ignoring views: [String] = [],
  allowing allowed: Set<LayoutRule> = [],
  showing guides: Set<ShownGuide>? = nil,
  record mode: RecordMode? = nil,
  caller: TestCaller
) {
  let frame = simulation.frame(named: name, showing: guides)
  let mistakes = simulation.layoutMistakes(besides: allowed)
  for mistake in mistakes { caller.fail(mistake, inLayout: name) }
  var golden = ExpectedGolden(name: name, mode: mode, caller: caller)
  golden.reasonNotToRecord =
    mistakes.first.map { $0.rule?.failure ?? $0.diagnostic.message } ?? simulation.earlierFailure
    ?? caller.earlierFailure
  let pixels = ExpectedPixels(tolerance: tolerance, ignored: views)
  if let failure = golden.compare(GoldenContent.pictures(of: frame, as: goldens, pixels)) {
    simulation.earlierFailure = failure
  } else if !mistakes.isEmpty {
    simulation.earlierFailure = "layout '\(name)' has mistakes"
  }
}

extension Simulation {
  /// Returns the mistakes of the layout that are allowed neither here nor by the scene.
  func layoutMistakes(besides allowed: Set<LayoutRule>) -> [LayoutFinding] {
    layoutFindings.filter { finding in
      finding.diagnostic.severity == .error && allowance(of: finding) == nil
        && !(finding.rule.map(allowed.contains) ?? false)
    }
  }
}
