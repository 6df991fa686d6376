import LayoutDiagnostics
import LayoutSnapshots

/// An action for goldens that no snapshot names.
enum ObsoleteAction: String, CaseIterable {
  case report
  case fail
  case delete

  /// Returns the default action: obsolete goldens fail if nothing is recorded, as in CI.
  static func standard(environment: [String: String]) -> Self {
    RecordMode.standard(environment: environment) == .none ? .fail : .report
  }
}

/// A settlement of the goldens that nothing names, when every scenario has been looked at.
struct ObsoleteSettlement {
  /// The action for them.
  let action: ObsoleteAction
  /// The folders that were looked at as a whole, or `nil` if only files were named.
  let tree: GoldenTree?

  /// Reports or deletes goldens that nothing names, and returns further verdicts on folders that belong to nothing.
  ///
  /// If something failed, nothing is deleted: a later recording may replace goldens that nothing names now.
  func settled(_ verdicts: [ScenarioVerdict]) -> [ScenarioVerdict] {
    let orphans = tree?.obsolete ?? []
    let obsolete = Set((verdicts.flatMap(\.obsolete) + orphans).flatMap(\.entries))
    let results = verdicts.flatMap(\.snapshots).map(\.result)
    let recorded = Set(results.filter { $0.verdict == .recorded }.map(\.golden))
    let kept = obsolete.isEmpty ? [] : results.compactMap { GoldenEntry($0) }
    let renames = tree?.renames(of: obsolete, recorded: recorded, kept: kept) ?? [:]
    let deletes = action == .delete && ScenarioVerdict.status(of: verdicts) == .fine
    var verdicts = verdicts
    for index in verdicts.indices {
      for group in verdicts[index].obsolete {
        settle(group, renames, deletes, in: &verdicts[index])
      }
    }
    for group in orphans {
      var verdict = ScenarioVerdict(folder: group.folder)
      settle(group, renames, deletes, in: &verdict)
      if !verdict.diagnostics.isEmpty { verdicts.append(verdict) }
    }
    for problem in tree?.problems ?? [] {
      var verdict = ScenarioVerdict(folder: "goldens")
      verdict.add(CommandFailure(problem), at: nil)
      verdicts.append(verdict)
    }
    return verdicts
  }

  private func settle(
    _ group: ObsoleteGoldens,
    _ renames: [GoldenEntry: GoldenEntry],
    _ deletes: Bool,
    in verdict: inout ScenarioVerdict
  ) {
    guard deletes else {
      verdict.diagnostics.append(diagnostic(of: group, renames))
      if action == .fail { verdict.add(.notAsExpected) }
      return
    }
    do throws(FileError) {
      try group.remove()
      for entry in group.entries {
        Console.printNotice("removed '\(PrintableText.escaped(entry.path))'\n")
      }
    } catch {
      verdict.add(CommandFailure(error), at: nil)
    }
  }

  private func diagnostic(
    of group: ObsoleteGoldens,
    _ renames: [GoldenEntry: GoldenEntry]
  ) -> Diagnostic {
    let renames = group.entries.compactMap { old in renames[old].map { (old: old, new: $0) } }
    var notes = group.fileWords.map { [Diagnostic.Note("the files are \($0)")] } ?? []
    notes += renames.prefix(12).map { old, new in
      let isWaiting = new.file != new.golden
      return Diagnostic.Note(
        "renamed: '\(old.path)' \(isWaiting ? "waits as" : "is") '\(new.path)'\(isWaiting ? "" : " now")"
      )
    }
    if action == .delete { notes.append(.init("nothing is removed in a run that fails")) }
    let command = Self.removal(of: group)
    let newer = group.newer.map { quoted($0.path) }
    let hint =
      switch group.reason {
      case _ where newer != nil:
        "a newer layoutsim wrote \(newer ?? ""): use that one, or remove it by hand"
      case _ where renames.contains { $0.new.isKept }:
        "accept what waits, and '\(command)' removes what is left under the old name"
      case _ where renames.contains { $0.new.file != $0.new.golden }:
        "'\(Self.removal(of: group, renames: true))' takes what waits in its place"
      case _ where !renames.isEmpty: "'\(command)' removes what is left under the old name"
      case .environment:
        "play it, or remove it: '\(command)' does so; '\(group.folder)/\(EnvironmentList.file)' says "
          + "which runs play what"
      case .snapshots, .owner, .noEnvironment: "remove it: '\(command)' does so"
      }
    return Diagnostic(
      action == .fail ? .error : .warning,
      code: group.code,
      group.message,
      notes: notes,
      hint: hint
    )
  }

  /// Returns the command that removes obsolete goldens in the folder of some goldens, and nowhere else.
  private static func removal(of group: ObsoleteGoldens, renames: Bool = false) -> String {
    "layoutsim prune \(renames ? "--rename " : "")"
      + LinkedPath.parent(of: group.folder).quotedForShell
  }
}
