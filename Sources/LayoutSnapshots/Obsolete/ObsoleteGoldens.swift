import LayoutDiagnostics

/// The goldens of one folder that nothing names, for one reason.
package struct ObsoleteGoldens: Sendable, Hashable {
  /// A reason why nothing names goldens.
  package enum Reason: Sendable, Hashable {
    /// The folder belongs to no scenario and no suite of tests.
    case owner
    /// The scenario, or the manifest of the suite, names no such snapshots.
    case snapshots(of: String)
    /// No run that is known plays this environment.
    case environment(String)
    /// The scenario names its environments, and the goldens are of none of them.
    case noEnvironment(of: String)
  }

  /// The reason why nothing names them.
  package let reason: Reason
  package let folder: String
  /// The files, in the order of their names.
  package let entries: [GoldenEntry]

  /// Returns the goldens of a scenario that nothing names, in groups, without playing it.
  ///
  /// - Parameters:
  ///   - folder: The folder of the goldens.
  ///   - scenario: The path of the scenario.
  ///   - names: The names of its snapshots.
  ///   - environments: The environments that it names, or none if it leaves them to options.
  /// - Returns: The goldens, each once.
  /// - Throws: `FileError` when the folder cannot be listed.
  package static func of(
    _ folder: GoldenFolder,
    scenario: String,
    names: [String],
    environments: [String] = []
  ) throws(FileError) -> [Self] {
    let names = Set(names)
    let entries = try folder.entries()
    let unnamed = entries.filter { !names.contains($0.snapshot) }
    var groups = unnamed.isEmpty ? [] : [Self(.snapshots(of: scenario), folder, unnamed)]
    let noted = try EnvironmentList(in: folder)?.environments
    guard noted != nil || !environments.isEmpty else { return groups }
    let known = (noted ?? []).union(environments)
    let unplayed = entries.filter { entry in
      guard names.contains(entry.snapshot) else { return false }
      return entry.environment.map { !known.contains($0) } ?? !environments.isEmpty
    }
    let plain = unplayed.filter { $0.environment == nil }
    if !plain.isEmpty { groups.append(Self(.noEnvironment(of: scenario), folder, plain)) }
    for environment in Set(unplayed.compactMap(\.environment)).sorted() {
      let files = unplayed.filter { $0.environment == environment }
      groups.append(Self(.environment(environment), folder, files))
    }
    return groups
  }

  /// Returns the goldens of a suite of tests that its manifest does not name, or none without a manifest.
  ///
  /// - Throws: `FileError` when the folder or the manifest cannot be read.
  package static func ofSuite(_ folder: GoldenFolder) throws(FileError) -> [Self] {
    guard let names = try GoldenManifest(in: folder).map({ Set($0.names) }) else { return [] }
    let unnamed = try folder.entries().filter { !names.contains($0.golden) }
    let path = "\(folder.path)/\(GoldenManifest.file)"
    return unnamed.isEmpty ? [] : [Self(.snapshots(of: path), folder, unnamed)]
  }

  /// The first file that a newer version wrote, which only that removes, or `nil` if there is none.
  package var newer: GoldenEntry? {
    entries.first { entry in
      (try? WholeFile.start(of: entry.path, count: 4096)).flatMap(entry.form.newerVersion) != nil
    }
  }

  /// Removes the files, and the folder if it is empty then.
  ///
  /// - Throws: `FileError` for a file that cannot be removed, and before any is for one of a newer version.
  package func remove() throws(FileError) {
    if let newer { throw FileError(.remove, newer.path, .refused, "a newer layoutsim wrote it") }
    for entry in entries { try WholeFile.remove(entry.path) }
    guard reason == .owner else { return }
    let rest = try FolderContents.entries(of: folder).map(\.name)
    guard rest.allSatisfy(FolderNotes.names.contains) else { return }
    for note in rest { try WholeFile.remove("\(folder)/\(note)") }
    FolderContents.removeEmpty(folder)
  }

  /// Returns the group without some of its files.
  package func without(_ others: Set<GoldenEntry>) -> Self {
    Self(reason, GoldenFolder(path: folder), entries.filter { !others.contains($0) })
  }

  init(_ reason: Reason, _ folder: GoldenFolder, _ entries: [GoldenEntry]) {
    self.reason = reason
    self.folder = folder.path
    self.entries = entries
  }
}

extension ObsoleteGoldens {
  /// The finding in words.
  package var message: String {
    let files =
      entries.count == 1 ? "'\(entries[0].path)'" : "\(entries.count) files of '\(folder)'"
    return switch reason {
    case .owner: "no scenario and no suite of tests has the goldens in '\(folder)'"
    case .snapshots(let owner): "no snapshot of '\(owner)' is kept in \(files)"
    case .environment(let name): "no run plays '\(name)', for which there is \(files)"
    case .noEnvironment(let owner): "'\(owner)' has a matrix, and \(files) is of no environment"
    }
  }

  /// A word for the reason, for programs.
  package var code: String {
    switch reason {
    case .owner: "obsolete-folder"
    case .snapshots: "obsolete-golden"
    case .environment, .noEnvironment: "obsolete-environment"
    }
  }

  /// The names of the files, if the message does not say them.
  package var fileWords: String? {
    guard entries.count > 1 || reason == .owner else { return nil }
    return quotedList(entries.map(\.file), limit: 12)
  }
}
