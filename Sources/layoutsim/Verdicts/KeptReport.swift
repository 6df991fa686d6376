import LayoutSnapshots

/// A namespace for the reports that runs leave in their folders of artifacts, for a page or for joining them.
enum KeptReport {
  private static let start = "layoutsim-report"

  /// Returns whether a file is such a report by its name.
  static func isNamed(_ file: String) -> Bool { file.hasPrefix(start) && file.hasSuffix(".json") }

  /// Writes the report of a run that failed or is a part, and removes that of a former one otherwise.
  ///
  /// A folder that cannot be written changes no verdict.
  static func keep(_ verdicts: [ScenarioVerdict], _ record: RunRecord, in folder: FailurePictures) {
    let part = record.shard.map { "-\($0.index)-of-\($0.total)" } ?? ""
    let name = "\(start)\(part).json"
    let isKept = record.shard != nil || ScenarioVerdict.status(of: verdicts) != .fine
    do throws(FileError) {
      if isKept {
        try folder.keepReport(JSONReport.text(of: verdicts, record), named: name)
      } else {
        try folder.removeReport(named: name)
      }
    } catch {
      let what = isKept ? "the report is not kept" : "the report of a former run stays"
      Console.printNotice("warning: \(what): \(error.description)\n")
    }
  }
}
