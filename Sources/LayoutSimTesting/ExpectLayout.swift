import Foundation
import LayoutSVG
public import LayoutScenes
public import LayoutSimulation
public import LayoutSnapshots
public import ScreenFrames

/// Expects that the screen looks as its golden says.
///
/// The golden is `Snapshots/<Suite>/<name>.svg` beside the package's `Tests` folder, where the suite is
/// the test file's name without "Tests.swift". Without a golden the picture is recorded, except where
/// the variable `CI` is set; a picture that differs fails the test and lies beside its golden as
/// `<name>.new.svg`. The failure says in words what changed; where the package has its trait `PNG`, the
/// old picture, the new one and their difference are drawn into the folder that the variable
/// `LAYOUTSIM_ARTIFACTS` names, else into `.layoutsim/failures`.
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
  showing guides: Set<ShownGuide>? = nil,
  record mode: RecordMode? = nil,
  filePath: String = #filePath,
  fileID: String = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  expectLayout(
    of: simulation.frame(named: name, showing: guides),
    named: name,
    as: goldens,
    record: mode,
    filePath: filePath,
    fileID: fileID,
    line: line,
    column: column
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
  filePath: String = #filePath,
  fileID: String = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  let caller = TestCaller(filePath: filePath, fileID: fileID, line: line, column: column)
  let variables = ProcessInfo.processInfo.environment
  let mode = mode ?? .standard(environment: variables)
  let folder = GoldenFolder(path: caller.goldenFolder)
  for kind in GoldenKind.allCases where goldens.contains(kind) {
    if SnapshotName.problem(of: name) == nil {
      SeenGoldens.note("\(name).\(kind.rawValue)", in: folder)
    }
    do {
      let result =
        switch kind {
        case .svg:
          try folder.verify(
            Snapshot(name: name, svg: SVGWriter().write(frame)),
            record: mode,
            drawing: .standard(environment: variables)
          )
        case .png:
          try folder.verifyPixels(
            of: frame,
            named: name,
            record: mode,
            drawing: .standard(environment: variables)
          )
        }
      if let failure = failure(of: result) { caller.fail(failure) }
    } catch {
      caller.fail("layout '\(name)': \(error)")
    }
  }
}

/// What a person is told about a picture that is not as its golden; nil where it is.
private func failure(of result: SnapshotResult) -> String? {
  switch result.verdict {
  case .matched, .recorded, .updated: return nil
  case .missing(let pending):
    return (["layout '\(result.name)' has no golden", place(of: pending)] + pictures(of: result))
      .joined(separator: "\n")
  case .differs(let difference, let pending):
    return
      (["layout '\(result.name)' differs from \(result.golden)"]
      + difference.words().map { "  \($0)" } + [place(of: pending)] + pictures(of: result))
      .joined(separator: "\n")
  }
}

private func pictures(of result: SnapshotResult) -> [String] {
  result.pictures?.all.map { "  \($0.word): \($0.path)" } ?? []
}

private func place(of pending: PendingFile) -> String {
  switch pending {
  case .written(let path): "  the new picture is \(path); move it over the golden to accept it"
  case .notWritten(let error): "  the new picture could not be written: \(error)"
  }
}
