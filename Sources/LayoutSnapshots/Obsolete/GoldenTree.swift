import Foundation

/// The folders of goldens below other folders, and whose they are.
package struct GoldenTree {
  /// The goldens that nothing names: whole folders, and those that the manifest of a suite does not name.
  package private(set) var obsolete: [ObsoleteGoldens] = []
  /// The goldens that were found, without those of `obsolete`.
  package private(set) var entries: [GoldenEntry] = []
  /// The folders of `entries`, sorted.
  package var folders: [String] { Set(entries.map(\.folder)).sorted() }
  /// The errors of folders that could not be looked at.
  package private(set) var problems: [FileError] = []
  /// The names of all Swift files of tests, by the folder beside which their goldens lie.
  private var tests: [String: Set<String>] = [:]
  /// The folders that were found.
  private var found: [String] = []
  /// The links to folders that were found, with their destinations.
  private var links: [(path: String, place: String)] = []
  /// The folders of the scenarios of this run, by their real places.
  private let kept: [String: GoldenFolder]

  /// Creates the tree of every folder inside some folders.
  ///
  /// Folders whose name begins with a period are left out, and links to folders are not followed. The
  /// destination of a link has the link's name, too: a folder kept under either name is not obsolete. Goldens that
  /// lie in one of the folders directly are not looked at; those of the scenarios are theirs wherever they lie.
  package init(below folders: [String], of scenarios: [String] = []) {
    kept = Dictionary(
      scenarios.map(GoldenFolder.init(ofScenario:)).map { (LinkedPath.real($0.path), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for folder in folders { search(folder, isRoot: true) }
    for folder in found { look(at: GoldenFolder(path: folder)) }
  }

  private mutating func search(_ path: String, isRoot: Bool) {
    // The search for scenarios reports a folder that cannot be listed.
    guard let contents = try? FolderContents.entries(of: path), !contents.holdResults else {
      return
    }
    if !isRoot { found.append(path) }
    for entry in contents where !entry.name.hasPrefix(".") {
      let path = path == "." ? entry.name : "\(path)/\(entry.name)"
      if entry.isFolder {
        search(path, isRoot: false)
      } else if entry.isLink, FileKind.of(path) == .folder {
        links.append((path, LinkedPath.real(path)))
      }
    }
  }

  private mutating func look(at path: GoldenFolder) {
    do throws(FileError) {
      var found = try path.entries()
      guard !found.isEmpty else { return }
      let names = names(of: path)
      let scenario = kept[LinkedPath.real(path.path)] ?? names.first(where: \.hasScenario)
      let suite = scenario == nil ? names.first { hasTests($0) } : nil
      let folder = scenario ?? suite ?? path
      if folder != path { found = try folder.entries() }
      let groups: [ObsoleteGoldens]
      if scenario != nil {
        // Reading the scenario reports the names.
        groups = []
      } else if suite != nil {
        groups = try ObsoleteGoldens.ofSuite(folder)
      } else {
        groups = [ObsoleteGoldens(.owner, folder, found)]
      }
      obsolete += groups
      let unnamed = Set(groups.flatMap(\.entries))
      entries += found.filter { !unnamed.contains($0) }
    } catch {
      problems.append(error)
    }
  }

  /// Returns the folder under its own name and under those that links give it.
  private func names(of folder: GoldenFolder) -> [GoldenFolder] {
    guard !links.isEmpty else { return [folder] }
    let place = LinkedPath.real(folder.path)
    let others = links.filter { place == $0.place || place.hasPrefix($0.place + "/") }
    return [folder] + others.map { GoldenFolder(path: $0.path + place.dropFirst($0.place.count)) }
  }

  /// Returns whether there is the file of tests whose goldens lie in a folder: for `Snapshots/List`
  /// `ListTests.swift` or `List.swift`, beside `Snapshots` or somewhere in `Tests` beside it.
  private mutating func hasTests(_ folder: GoldenFolder) -> Bool {
    let parts = URL(fileURLWithPath: folder.path).standardizedFileURL.path
      .split(separator: "/", omittingEmptySubsequences: false)
    guard let suite = parts.last, parts.dropLast().last == "Snapshots" else { return false }
    let root = parts.dropLast(2).joined(separator: "/")
    let files = tests[root] ?? Self.swiftFiles(beside: root)
    tests[root] = files
    return files.contains("\(suite)Tests.swift") || files.contains("\(suite).swift")
  }

  private static func swiftFiles(beside root: String) -> Set<String> {
    let own = (try? FolderContents.entries(of: root.isEmpty ? "/" : root))?.map(\.name) ?? []
    let tests = FileManager.default.enumerator(atPath: "\(root)/Tests")?.compactMap {
      $0 as? String
    }
    return Set(
      (own + (tests ?? [])).filter { $0.hasSuffix(".swift") }
        .map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    )
  }
}

extension GoldenTree {
  /// Returns by obsolete golden one that looks the same, probably because a scenario or snapshot was renamed.
  ///
  /// It is a golden or a waiting result that is new in the same folder, or of the same name in another. The name
  /// and the description in a picture do not count. As two moments of a scenario may well look the same, only a
  /// golden that is new, as those at the recorded paths and those that are kept elsewhere, can replace another one.
  package func renames(
    of obsolete: Set<GoldenEntry>,
    recorded: Set<String>,
    kept: [GoldenEntry] = []
  ) -> [GoldenEntry: GoldenEntry] {
    let folders = Set(obsolete.map(\.folder))
    let names = Set(obsolete.map(\.golden))
    let paths = Set(entries.map(\.path))
    var new: Set<GoldenEntry> = []
    var others: [Int: [GoldenEntry]] = [:]
    for entry in entries + kept where !obsolete.contains(entry) {
      let isNew =
        recorded.contains(entry.path)
        || entry.file != entry.golden && !paths.contains("\(entry.folder)/\(entry.golden)")
      guard isNew && folders.contains(entry.folder) || names.contains(entry.golden),
        let look = Self.look(of: entry)
      else { continue }
      if isNew { new.insert(entry) }
      others[look.hashValue, default: []].append(entry)
    }
    var renames: [GoldenEntry: GoldenEntry] = [:]
    for entry in obsolete {
      guard let look = Self.look(of: entry) else { continue }
      renames[entry] = others[look.hashValue]?.first { other in
        (other.folder == entry.folder ? new.contains(other) : other.golden == entry.golden)
          && Self.look(of: other) == look
      }
    }
    return renames
  }

  /// Returns the lines of a file without those that name and describe a picture, or `nil` if it cannot be read.
  private static func look(of entry: GoldenEntry) -> [[UInt8].SubSequence]? {
    guard let bytes = try? WholeFile.read(entry.path) else { return nil }
    guard entry.golden.hasSuffix(".svg") else { return [bytes[...]] }
    return bytes.split(separator: UInt8(ascii: "\n")).filter { line in
      !line.starts(with: "<title".utf8) && !line.starts(with: "<desc".utf8)
    }
  }
}

extension GoldenFolder {
  /// Whether a scenario has this folder, or it is one in which suites of tests keep theirs.
  var hasOwner: Bool {
    hasScenario || path.split(separator: "/").dropLast().last == "Snapshots"
  }

  /// Whether there is a scenario with this folder.
  fileprivate var hasScenario: Bool {
    Self.scenarioEndings.contains { FileKind.of(path + $0) == .file }
      || path.hasSuffix(Self.ending)
        && FileKind.of(String(path.dropLast(Self.ending.count))) == .file
  }
}
