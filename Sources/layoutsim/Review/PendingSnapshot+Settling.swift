import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots

extension PendingSnapshot {
  /// The variables of the process.
  static var variables: [String: String] { ProcessInfo.processInfo.environment }

  /// A decision about a result that waits.
  enum Decision: String {
    case accepted
    case rejected
  }

  /// Carries a decision out, and says so.
  ///
  /// One that another run has settled since it was found is left at that.
  ///
  /// - Throws: `CommandFailure` if that cannot be; then the golden is as it was.
  func settle(_ decision: Decision) throws(CommandFailure) {
    if folder.leadsOut { throw .leadsOut(folder.path) }
    do throws(FileError) {
      switch decision {
      case .accepted:
        // First: a golden that nothing names would be told as obsolete.
        if let environment = name.environment {
          try EnvironmentList.note(environment, in: folder, besides: scenarioEnvironments)
        }
        try accept()
      case .rejected: try reject()
      }
    } catch {
      guard isSettled(error) else { throw CommandFailure(error) }
      return noteSettled()
    }
    removePictures(in: .standard(environment: Self.variables))
    try Console.printResult("\(decision.rawValue) \(title)\n")
  }

  /// Says that another run has settled it since it was found.
  func noteSettled() {
    Console.printNotice("note: \(title) does not wait any more: another run has settled it\n")
  }

  /// The environments that the scenario names itself, or none if it cannot be read.
  private var scenarioEnvironments: Set<String> {
    let path = GoldenFolder.scenarioEndings.map { folder.path + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
    guard let path, let scenario = (try? ScenarioFile(path))?.scenario else { return [] }
    return Set(scenario.matrix.names(in: scenario.scene.environment))
  }
}

extension [PendingSnapshot] {
  /// Makes goldens of all, or of none if one of them cannot become a golden.
  ///
  /// - Throws: `CommandFailure` after the reasons of all.
  func accept() throws(CommandFailure) {
    let faulty = filter { $0.objection != nil }
    for snapshot in faulty {
      Console.printError(
        CommandFailure(.notAsExpected, "\(snapshot.title): \(snapshot.objection ?? "")")
      )
    }
    guard !faulty.isEmpty else { return try settle(.accepted) }
    let others = count - faulty.count
    throw CommandFailure(
      .notAsExpected,
      "nothing was accepted, because of \(counted(faulty.count, "result"))",
      hint: others > 0
        ? "name the others to accept these; run the tests again for what has changed"
        : "run the tests again for what has changed"
    )
  }

  /// Carries a decision out for each, also after one that fails.
  ///
  /// - Throws: `CommandFailure` with the weightiest status if some failed.
  func settle(_ decision: PendingSnapshot.Decision) throws(CommandFailure) {
    var status = ExitStatus.fine
    for snapshot in self {
      do throws(CommandFailure) {
        try snapshot.settle(decision)
      } catch {
        Console.printError(error)
        status = status.joined(with: error.status)
      }
    }
    try status.orThrow()
  }
}
