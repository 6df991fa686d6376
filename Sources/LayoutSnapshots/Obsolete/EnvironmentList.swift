/// The environments in which the snapshots of a scenario are played, by the options that name them:
/// the file `.environments` beside the goldens.
///
/// ```
/// # layoutsim test --device latest
/// iPad-Pro-13-inch-M5
/// iPhone-17
/// ```
///
/// Every run that may record and that names environments writes its own lines, and version control keeps
/// them. Other runs, with other options, keep theirs: so a golden `after@iPhone-8.svg` is obsolete where no
/// lines name `iPhone-8`, whichever run looks. Who gives up a set of options removes its lines.
package struct EnvironmentList: Sendable, Hashable {
  /// The name of the file.
  package static let file = ".environments"

  /// The environments by the options that name them, each sorted.
  private var sets: [String: [String]]

  /// Reads the list of a folder; nil where it has none.
  ///
  /// - Throws: `FileError` when it is there and cannot be read.
  package init?(in folder: GoldenFolder) throws(FileError) {
    guard let lines = try FolderNotes.lines(of: "\(folder.path)/\(Self.file)") else { return nil }
    sets = [:]
    var options = ""
    for line in lines {
      if line.hasPrefix(Self.start) {
        options = String(line.dropFirst(Self.start.count))
        sets[options] = sets[options] ?? []
      } else if !line.hasPrefix("#") {
        sets[options, default: []].append(line)
      }
    }
  }

  /// Makes an empty list.
  package init() {
    sets = [:]
  }

  /// Every environment of any options.
  package var environments: Set<String> { Set(sets.values.joined()) }

  /// Puts the environments of a run in the place of those that its options named before.
  package mutating func set(_ environments: [String], of options: String) {
    sets[options] = Self.sorted(environments)
  }

  /// Writes the list into a folder, unless it says the same already.
  ///
  /// - Throws: `FileError` when it cannot be written.
  package func write(to folder: GoldenFolder) throws(FileError) {
    let lines = Self.sorted(Array(sets.keys)).flatMap { options in
      [Self.start + options] + (sets[options] ?? [])
    }
    try FolderNotes.write(lines, to: "\(folder.path)/\(Self.file)")
  }

  private static let start = "# layoutsim test "

  private static func sorted(_ words: [String]) -> [String] {
    Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
