import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots

/// The places of goldens, to which no picture is written: `strip/start.svg` beside `strip.sim.yaml`.
struct GoldenPlaces {
  /// A golden of a scenario.
  struct Golden {
    /// The name of the snapshot.
    let snapshot: String
    /// The step that takes it.
    let mark: SourceMark?
  }

  /// The goldens in each folder that was asked about, by their path in lower case.
  private var folders: [String: [String: Golden]] = [:]

  /// Returns the golden of a scenario that is kept at a path, whether or not it is recorded, or `nil` for another file.
  mutating func golden(at path: String) -> Golden? {
    let folder = LinkedPath.parent(of: path)
    if folders[folder] == nil { folders[folder] = Self.goldens(in: folder) }
    return folders[folder]?[path.lowercased()]
  }

  /// Returns the goldens of the scenarios beside a folder that keep theirs in it.
  private static func goldens(in folder: String) -> [String: Golden] {
    var goldens: [String: Golden] = [:]
    for ending in GoldenFolder.scenarioEndings {
      let path = folder + ending
      guard FileManager.default.fileExists(atPath: path),
        GoldenFolder(ofScenario: path).path == folder,
        let file = try? ScenarioFile(path), let scenario = file.scenario
      else { continue }
      let kept = GoldenFolder(path: folder)
      for variation in scenario.matrix.variations(in: scenario.scene.environment) {
        for step in scenario.steps {
          guard case .snapshot(let name) = step.action else { continue }
          let full = name + variation.fullSuffix
          for path in [kept.golden(of: full), kept.pixelGolden(of: full)] {
            goldens[path.lowercased()] = Golden(snapshot: name, mark: step.mark)
          }
        }
      }
    }
    return goldens
  }

  /// Returns the mistake of a picture that would be written over a golden.
  ///
  /// - Parameters:
  ///   - paths: The paths of the picture's files.
  ///   - code: The code of the finding.
  ///   - mark: The place at which the picture is asked for.
  /// - Returns: The mistake, or `nil` for a picture elsewhere.
  mutating func mistake(of paths: [String], code: String, at mark: SourceMark?) -> Diagnostic? {
    for path in paths {
      guard let golden = golden(at: path) else { continue }
      return Diagnostic(
        .error,
        code: code,
        "\(quoted(path)) is the golden of the snapshot \(quoted(golden.snapshot)), and a picture would be written over it",
        at: mark ?? golden.mark,
        notes: mark == nil || mark == golden.mark
          ? [] : [Diagnostic.Note("the snapshot is here", at: golden.mark)],
        hint: "give the picture another 'file', or choose another folder with '--out'"
      )
    }
    return nil
  }
}
