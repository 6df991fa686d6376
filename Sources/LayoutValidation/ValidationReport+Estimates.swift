import LayoutDiagnostics
import LayoutScenes
import TableSelection

extension ValidationReport {
  /// Returns the report with the effect of wrong estimates, on the screen that the finding names.
  func tryingEstimates(in scene: Scene) -> Self {
    var report = self
    for index in findings.indices where findings[index].diagnostic.code == "scroll-and-select" {
      var scene = scene
      scene.environment = findings[index].worst
      guard let trial = EstimateTrial(scene), let finding = trial.finding,
        finding.sentence == findings[index].diagnostic.message,
        case .estimatesOff(let estimated, let actual, _) = finding
      else { continue }
      if let rows = trial.excessiveRows {
        let note =
          "by how much a scroll ends short was not tried: the table has \(rows) rows, and a trial "
          + "goes over \(EstimateTrial.most.rows) at most"
        report.findings[index].diagnostic.notes.append(Diagnostic.Note(note))
        continue
      }
      guard let effect = trial.effect() else { continue }
      report.findings[index].diagnostic.message =
        ScrollAndSelectFinding.estimatesOff(estimated: estimated, actual: actual, effect).sentence
      report.findings[index].dependsOnScreen = environments.count > 1
    }
    return report
  }
}
