/// The environments in which the snapshots of a scenario are played, by the options that name them:
/// the file `.environments` beside the goldens.
///
/// ```
/// # layoutsim test --device latest
/// iPad-Pro-13-inch-M5
/// iPhone-17
/// ```
///
/// Every run that may record and that names environments writes its own lines before it records, and version
/// control keeps them. Other runs, with other options, keep theirs: so a golden `after@iPhone-8.svg` is
/// obsolete if no lines name `iPhone-8`, whichever run looks. To give up a set of options, remove its
/// lines.
///
/// In a new file the options of goldens that exist already are unknown. Their environments are listed
/// under "there before this file" until some options name them, or somebody removes the line.
package struct EnvironmentList: Sendable, Hashable {
  /// The name of the file.
  package static let file = ".environments"

  /// The environments by the options that name them, each sorted, with those of unknown options by none.
  private var sets: [String: [String]]

  /// Creates the list of a folder, or `nil` if it has none.
  ///
  /// - Throws: `FileError` if it exists and cannot be read, or has a line that no run writes.
  package init?(in folder: GoldenFolder) throws(FileError) {
    let path = "\(folder.path)/\(Self.file)"
    guard let lines = try FolderNotes.lines(of: path) else { return nil }
    func damage(_ line: Int) -> FileError {
      FileError(.read, path, .damaged, "it is damaged in line \(line)")
    }
    sets = [:]
    var options: String?
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if let begun = Self.options(of: line) {
        options = begun
        sets[begun] = sets[begun] ?? []
      } else if let options, SnapshotName.problem(of: line) == nil {
        sets[options, default: []].append(line)
      } else {
        throw damage(index + 1)
      }
    }
    if sets.isEmpty { throw damage(1) }
  }

  /// Creates the first list of a folder, from the environments of goldens that exist already.
  package init(before environments: [String] = []) {
    sets = environments.isEmpty ? [:] : ["": Self.sorted(environments)]
  }

  /// The environments of all options.
  package var environments: Set<String> { Set(sets.values.joined()) }

  /// Puts the environments of a run in the place of those that its options named before.
  package mutating func set(_ environments: [String], of options: String) {
    let unknown = (sets[""] ?? []).filter { !environments.contains($0) }
    sets[""] = unknown.isEmpty ? nil : unknown
    sets[options] = Self.sorted(environments)
  }

  /// Notes the environment of a golden that was accepted, in a folder where it would be obsolete without that.
  ///
  /// Which options play it is unknown, until some name it.
  ///
  /// - Parameters:
  ///   - environment: The name of the environment.
  ///   - folder: The folder of the golden.
  ///   - known: The names of the environments that the scenario names itself.
  /// - Throws: `FileError` if the list of the folder is damaged or cannot be written.
  package static func note(
    _ environment: String,
    in folder: GoldenFolder,
    besides known: Set<String>
  ) throws(FileError) {
    let list = try Self(in: folder)
    guard list != nil || !known.isEmpty, !known.contains(environment),
      list?.environments.contains(environment) != true
    else { return }
    var noted = list ?? Self()
    noted.sets[""] = sorted((noted.sets[""] ?? []) + [environment])
    try noted.write(to: folder)
  }

  /// Writes the list into a folder, unless it says the same already.
  ///
  /// - Throws: `FileError` when it cannot be written.
  package func write(to folder: GoldenFolder) throws(FileError) {
    let lines = Self.sorted(Array(sets.keys)).flatMap { options in
      [options.isEmpty ? Self.unknown : Self.start + options] + (sets[options] ?? [])
    }
    try FolderNotes.write(lines, to: "\(folder.path)/\(Self.file)")
  }

  private static let start = "# layoutsim test "
  private static let unknown = "# there before this file"

  /// Returns the options that a line begins, or `nil` for a line that begins nothing.
  ///
  /// Unknown options are an empty text.
  private static func options(of line: String) -> String? {
    if line == unknown { return "" }
    guard line.hasPrefix(start), !line.contains("\u{FFFD}") else { return nil }
    return String(line.dropFirst(start.count))
  }

  private static func sorted(_ words: [String]) -> [String] {
    Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
