import Foundation
import LayoutDevices
package import LayoutDiagnostics
package import LayoutScenes

/// A trial of changes to a scenario's constraints, each solved on the whole matrix before it is proposed.
package struct RepairTrial: Sendable {
  /// A function that reads the scenario with a change, and returns its scene, or `nil` if it has a mistake then.
  package typealias Reading = @Sendable (ConstraintEdit) -> Scene?

  private let report: ValidationReport
  private let sources: [SourceText]
  private let read: Reading
  /// The number of changes that may still be tried.
  private var budget: Int

  /// The most repairs of one finding that are of use to a reader.
  private static let most = 3
  /// The most changes that are tried for one finding.
  private static let mostTried = 24
  /// The most lines that are read again for all findings, since a trial costs at least that much.
  private static let mostLines = 6_000

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - report: The report on the scenario as it is, on the screens of the matrix.
  ///   - sources: The texts of the scenario's files.
  ///   - read: A function that reads the scenario with a change.
  package init(
    _ report: ValidationReport,
    in sources: [SourceText],
    reading read: @escaping Reading
  ) {
    self.report = report
    self.sources = sources
    self.read = read
    let lineCount = sources.reduce(0) { $0 + $1.lines.count }
    budget = max(Self.mostTried, Self.mostLines / max(1, lineCount))
  }

  /// Returns the changes that help against a finding, the best first, at most one of a kind and three in all.
  ///
  /// - Returns: The changes, or `nil` if it would take too long to try more than were tried for other findings.
  /// - Complexity: One layout of the worst screen for each of at most 24 changes, and one of each different screen
  ///   for those that help there.
  package mutating func repairs(of finding: ValidationFinding) async -> [ConstraintEdit]? {
    var repairs: [ConstraintEdit] = []
    for edit in RepairCandidates(for: finding, in: sources).edits.prefix(Self.mostTried)
    where !repairs.contains(where: { $0.change.isLike(edit.change) }) {
      guard budget > 0 else { return repairs.isEmpty ? nil : repairs }
      budget -= 1
      guard let scene = read(edit), await helps(scene, against: finding) else { continue }
      repairs.append(edit)
      if repairs.count == Self.most { break }
    }
    return repairs
  }

  private func helps(_ scene: Scene, against finding: ValidationFinding) async -> Bool {
    let success = RepairSuccess(against: finding, in: report)
    // Most changes that do not help show it where it is worst.
    let worst = await SceneValidator.validate(scene, on: [finding.worst], workers: 1)
    guard success.isPossible(after: worst) else { return false }
    return success.isReached(by: await SceneValidator.validate(scene, on: report.environments))
  }
}
