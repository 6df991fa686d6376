import LayoutDiagnostics
import LayoutSnapshots

/// What becomes of goldens that nothing names, when every scenario has been looked at.
struct ObsoleteSettlement {
  /// What is done about them.
  let action: TestCommand.Obsolete
  /// The folders that were looked at as a whole; nil where only files were named.
  let tree: GoldenTree?

  /// Reports or deletes what nothing names.
  ///
  /// - Parameter verdicts: The verdicts on scenarios, with what they found obsolete.
  /// - Returns: The same with what became of that, and verdicts on folders that nobody has.
  func settled(_ verdicts: [ScenarioVerdict]) -> [ScenarioVerdict] {
    let orphans = tree?.obsolete ?? []
    let obsolete = Set((verdicts.flatMap(\.obsolete) + orphans).flatMap(\.entries))
    var verdicts = verdicts
    for index in verdicts.indices {
      for group in verdicts[index].obsolete { settle(group, obsolete, in: &verdicts[index]) }
    }
    for group in orphans {
      var verdict = ScenarioVerdict(folder: group.folder)
      settle(group, obsolete, in: &verdict)
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
    _ obsolete: Set<GoldenEntry>,
    in verdict: inout ScenarioVerdict
  ) {
    switch action {
    case .delete:
      do throws(FileError) {
        try group.remove()
        for entry in group.entries {
          Console.say("removed '\(PrintableText.escaped(entry.path))'\n")
        }
      } catch {
        verdict.add(CommandFailure(error), at: nil)
      }
    case .report, .fail:
      verdict.diagnostics.append(diagnostic(of: group, obsolete))
      if action == .fail { verdict.add(.notAsExpected) }
    }
  }

  private func diagnostic(
    of group: ObsoleteGoldens,
    _ obsolete: Set<GoldenEntry>
  ) -> Diagnostic {
    let renames = group.entries.compactMap { entry in
      tree?.renamed(entry, besides: obsolete).map { (old: entry, new: $0) }
    }
    let notes = renames.prefix(12).map { old, new in
      let isWaiting = new.file != new.golden
      return Diagnostic.Note(
        "renamed: '\(old.path)' \(isWaiting ? "waits as" : "is") '\(new.path)'\(isWaiting ? "" : " now")"
      )
    }
    let hint: String
    switch group.reason {
    case _ where !renames.isEmpty: hint = "move what was renamed, and remove the rest"
    case .environment:
      hint =
        "play it, or remove it: 'layoutsim test --obsolete delete' does so; '\(group.folder)/"
        + "\(EnvironmentList.file)' says which runs play what"
    case .snapshots, .owner: hint = "remove it, or let 'layoutsim test --obsolete delete' do so"
    }
    return Diagnostic(
      action == .fail ? .error : .warning,
      code: group.code,
      group.message,
      notes: (group.fileWords.map { [.init("the files are \($0)")] } ?? []) + notes,
      hint: hint
    )
  }
}
