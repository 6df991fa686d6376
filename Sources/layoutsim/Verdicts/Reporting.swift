extension [ScenarioVerdict] {
  /// Returns the verdicts in a form.
  func text(in format: ReportFormat, of record: RunRecord) -> String {
    switch format {
    case .human: HumanReport(palette: Palette(for: .standardOutput)).text(of: self)
    case .json: JSONReport.text(of: self, record)
    case .junit: JUnitReport.text(of: self, record)
    case .github:
      GitHubReport.text(
        of: self,
        from: GitHubReport.workingFolder,
        hasSummary: JobSummary.path != nil
      )
    case .sarif: SARIFReport.text(of: self)
    }
  }

  /// Reports the verdicts and ends the command with their status.
  func report(to targets: [ReportTarget], of record: RunRecord) throws(CommandFailure) {
    let annotates = targets.contains { $0.format == .github && $0.path == nil }
    for target in targets {
      let text = text(in: target.format, of: record)
      let isBesideCommands = annotates && target.format == .human && target.path == nil
      try target.write(isBesideCommands ? GitHubReport.withoutCommands(text) : text)
      if target.format == .github { JobSummary.add(self) }
    }
    try ScenarioVerdict.status(of: self).orThrow()
  }
}
