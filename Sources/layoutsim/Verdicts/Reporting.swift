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
    var status = ScenarioVerdict.status(of: self)
    for target in targets {
      let text = text(in: target.format, of: record)
      let isBesideCommands = annotates && target.format == .human && target.path == nil
      do throws(CommandFailure) {
        try target.write(isBesideCommands ? GitHubReport.withoutCommands(text) : text)
      } catch {
        // The others still say what was found.
        Console.printError(error)
        status = status.joined(with: error.status)
      }
      if target.format == .github { JobSummary.add(self) }
    }
    try status.orThrow()
  }
}
